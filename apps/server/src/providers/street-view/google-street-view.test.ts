import type { Point } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { FAILURES, json, type StandIn, withStandIn } from '#server/testing/stand-in.ts';
import { googleStreetView } from './google-street-view.ts';

const KEY = 'a-secret-key-of-google';
const AT: Point = [12.9716, 77.5946];

const answer = {
  copyright: '© Google',
  date: '2023-03',
  location: { lat: 12.9715, lng: 77.5947 },
  pano_id: 'tu510ie_z4ptBZYo2BGEJg',
  status: 'OK',
};

async function ask(reply: StandIn['reply']) {
  return withStandIn(reply, async (standIn) => {
    const asking = googleStreetView({ key: KEY, baseUrl: standIn.url })(AT, 50);
    return { standIn, found: await asking.catch((thrown: unknown) => thrown) };
  });
}

describe('street view of Google', () => {
  it('tells of the panorama within the radius, and where it is looked at without a key', async () => {
    const { standIn, found } = await ask(json(answer));
    expect(found).toEqual({
      id: 'tu510ie_z4ptBZYo2BGEJg',
      at: [12.9715, 77.5947],
      takenIn: '2023-03',
      copyright: '© Google',
      url: 'https://www.google.com/maps/@?api=1&map_action=pano&pano=tu510ie_z4ptBZYo2BGEJg',
      frameUrl: null,
    });
    const asked = new URL(standIn.asked[0]?.url ?? '', standIn.url);
    expect(asked.pathname).toBe('/maps/api/streetview/metadata');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      location: '12.971600,77.594600',
      radius: '50',
      source: 'outdoor',
      key: KEY,
    });
  });

  it('is for a frame of a page where a key for that is set, never with the key of the server', async () => {
    const found = await withStandIn(json(answer), (standIn) =>
      googleStreetView({ key: KEY, baseUrl: standIn.url, embedKey: 'a-key-for-browsers' })(AT, 50),
    );
    expect(found?.frameUrl).toBe(
      'https://www.google.com/maps/embed/v1/streetview?key=a-key-for-browsers&pano=tu510ie_z4ptBZYo2BGEJg',
    );
  });

  it.each(['ZERO_RESULTS', 'NOT_FOUND'])('is not there when Google says %s', async (status) => {
    expect((await ask(json({ status }))).found).toBeUndefined();
  });

  it('is an outage when the key is refused', async () => {
    const { found } = await ask(json({ status: 'REQUEST_DENIED', error_message: KEY }));
    expect(found).toMatchObject({ name: 'Outage', reason: 'refused' });
    expect(String(found)).not.toContain(KEY);
  });

  it.concurrent.each(FAILURES)('is an outage when Google %s', async (_how, reason, reply) => {
    const { found } = await ask(reply);
    expect(found).toMatchObject({ name: 'Outage', reason });
    expect(`${String(found)}${JSON.stringify(found)}`).not.toContain(KEY);
  });
});
