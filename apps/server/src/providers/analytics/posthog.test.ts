import { describe, expect, it } from 'vitest';
import { FAILURES, json, patienceFor, withStandIn } from '#server/testing/stand-in.ts';
import { postHog } from './posthog.ts';

const KEY = 'a-secret-key-of-posthog';
const event = {
  id: '0e3f6f0a-6f0b-4b93-9d55-3f5a2a1c7e11',
  name: 'Search Performed',
  properties: { query: '3bhk' },
  at: '2026-11-21T10:00:00.000Z',
};
const at = (url: string, reason?: string) =>
  postHog({ url: `${url}/hog`, key: KEY, timeoutMs: patienceFor(reason) });

describe('PostHog', () => {
  it('gets a batch in which no event makes a person', async () => {
    const asked = await withStandIn(json({ status: 'Ok' }), async (standIn) => {
      await at(standIn.url)([event, event]);
      return standIn.asked;
    });
    const { id, name, at: timestamp } = event;
    const sent = {
      event: name,
      uuid: id,
      distinct_id: id,
      timestamp,
      properties: { query: '3bhk', $process_person_profile: false, $geoip_disable: true },
    };
    expect(asked).toMatchObject([
      { method: 'POST', url: '/hog/batch/', body: { api_key: KEY, batch: [sent, sent] } },
    ]);
  });

  it.concurrent.each(FAILURES)('is out of order when it %s', async (_how, reason, reply) => {
    const error = await withStandIn(reply, ({ url }) =>
      at(url, reason)([event]).catch((thrown: unknown) => thrown),
    );
    expect(error).toMatchObject({ name: 'Outage', reason });
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(KEY);
  });
});
