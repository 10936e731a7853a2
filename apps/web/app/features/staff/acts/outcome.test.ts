import { Problem } from '@manemitra/contract/problems';
import { describe, expect, it } from 'vitest';
import { actOn, errorsOf, loadFrom } from './outcome.ts';

const form = (values: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe('what became of a form', () => {
  it('that was refused has the texts of the server at its fields and what was typed', async () => {
    const outcome = await actOn(form({ intent: 'status', status: 'active', reason: ' ' }), {
      status: async () => {
        throw new Problem('input.invalid', {
          fields: [{ field: 'body.reason', message: 'reason is required' }],
        });
      },
    });
    expect(outcome).toMatchObject({
      kind: 'refused',
      intent: 'status',
      errors: { reason: 'reason is required' },
      typed: { status: 'active', reason: ' ' },
      current: null,
    });
  });

  it('that came too late has what is there now', async () => {
    const current = { version: 3, changedAt: '', changedBy: 'Kavya', values: { name: 'Theirs' } };
    const outcome = await actOn(form({ intent: 'edit' }), {
      edit: async () => {
        throw new Problem('edit.stale', { current });
      },
    });
    expect(outcome).toMatchObject({ kind: 'refused', code: 'edit.stale', current });
  });

  it('of who is not allowed any more leads away', async () => {
    const refused = async (): Promise<never> => {
      throw new Problem('access.refused');
    };
    const led = expect.objectContaining({ status: 302 });
    await expect(actOn(form({ intent: 'edit' }), { edit: refused })).rejects.toEqual(led);
    await expect(loadFrom(refused())).rejects.toEqual(led);
  });

  it('that needs a fresh proof stays with its form, which asks for it', async () => {
    const refused = async (): Promise<never> => {
      throw new Problem('proof.needed');
    };
    const typed = { intent: 'create', serviceId: 'nightly-feed' };
    expect(await actOn(form(typed), { create: refused })).toMatchObject({
      kind: 'refused',
      code: 'proof.needed',
      typed,
    });
  });

  it('of who is not signed in any more is told so, and says what was typed', async () => {
    const refused = async (): Promise<never> => {
      throw new Problem('session.required');
    };
    const typed = { intent: 'edit', name: 'Banyan' };
    expect(await actOn(form(typed), { edit: refused })).toMatchObject({
      init: { status: 401 },
      data: { kind: 'refused', code: 'session.required', typed },
    });
    await expect(loadFrom(refused())).rejects.toMatchObject({ status: 302 });
  });

  it('with a bug is no refusal', async () => {
    const broken = async (): Promise<never> => {
      throw new TypeError('a bug');
    };
    await expect(actOn(form({ intent: 'edit' }), { edit: broken })).rejects.toThrow('a bug');
  });

  it('of an intent that the screen does not have is refused as such', async () => {
    await expect(actOn(form({ intent: 'toString' }), {})).rejects.toMatchObject({ status: 400 });
  });
});

it('an error of a list stands at the list, and the first of a field counts', () => {
  expect(
    errorsOf([
      { field: 'body.notifications.1', message: 'first' },
      { field: 'body.notifications', message: 'second' },
      { field: 'params.promoterId', message: 'promoterId is required' },
    ]),
  ).toEqual({ notifications: 'first', promoterId: 'promoterId is required' });
});
