import { expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { loadPlainAsk } from './plain-ask.ts';

type Api = Parameters<typeof loadPlainAsk>[0];

/** Of these words a search understands one wish. */
const WISH = '3bhk near Hebbal under 1.5 crore';
const api = {
  getLeadConsents: async () => ({
    service: { recipient: 'team', text: '' },
    project: { recipient: 'promoter', text: '' },
  }),
  getSession: async () => ({ account: null, role: null }),
  interpretQuery: async ({ body }: { body: { prompt: string } }) => ({
    interpretation: { constraints: body.prompt === WISH ? [{ id: 'bhk' }] : [], alternatives: [] },
  }),
} as unknown as Api;

it('takes a wish for a search, and only what is neither wish nor title for a title that nobody knows', async () => {
  const asked = (what: string) => loadPlainAsk(api, aProperty({}), what);
  expect(await asked(WISH)).toMatchObject({ wish: WISH });
  expect(await asked('Palmistry')).toMatchObject({
    wish: undefined,
    refusal: 'No matching title found.',
  });
  expect((await asked('callback')).wish).toBeUndefined();
});
