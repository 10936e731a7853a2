import type { Client } from '@manemitra/contract/client';
import { Problem } from '@manemitra/contract/problems';
import { describe, expect, it } from 'vitest';
import { ENQUIRY_FIELDS, sendEnquiry } from './enquiry.ts';

/** A server that answers an enquiry so. */
const server = (answer: (body: object) => { message: string }) =>
  ({ sendSellerEnquiry: async ({ body }: { body: object }) => answer(body) }) as unknown as Client;

function filledIn(): FormData {
  const form = new FormData();
  for (const field of ENQUIRY_FIELDS) form.set(field, `my ${field}`);
  return form;
}

describe('an enquiry', () => {
  it('sends the six fields and shows what the server says', async () => {
    const outcome = await sendEnquiry(
      server((body) => ({ message: Object.keys(body).join() })),
      filledIn(),
    );

    expect(outcome).toEqual({ kind: 'sent', message: ENQUIRY_FIELDS.join() });
  });

  it('has words of its own where the server has none', async () => {
    expect(
      await sendEnquiry(
        server(() => ({ message: '' })),
        filledIn(),
      ),
    ).toMatchObject({
      message: 'Enquiry submitted successfully!',
    });
  });

  it('that is refused keeps what was typed and says at each field what is wrong first', async () => {
    const refusing = server(() => {
      throw new Problem('input.invalid', {
        fields: [
          { field: 'body.email', message: 'first' },
          { field: 'body.email', message: 'second' },
        ],
      });
    });

    expect(await sendEnquiry(refusing, filledIn())).toMatchObject({
      kind: 'refused',
      status: 400,
      errors: { email: 'first' },
      typed: { website: 'my website' },
    });
  });

  it('lets a bug be a bug', async () => {
    const broken = server(() => {
      throw new TypeError('broken');
    });

    await expect(sendEnquiry(broken, filledIn())).rejects.toThrow('broken');
  });
});
