import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from './track.ts';

const event = { name: 'Search Performed', query: '3bhk' } as const;
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();
const fetched = vi.fn<typeof fetch>();

function browser(traits: object): void {
  vi.stubGlobal('navigator', { sendBeacon, ...traits });
}

beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  fetched.mockReset().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an event of a visit', () => {
  it('is handed to the browser to send, also when the page is left', async () => {
    browser({ doNotTrack: null });
    track(event);
    const [address, body] = sendBeacon.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/events');
    expect(body?.type).toBe('application/json');
    expect(JSON.parse((await body?.text()) ?? '')).toEqual(event);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['takes no more beacons', { sendBeacon: () => false }],
    ['has no beacons', { sendBeacon: undefined }],
  ])(
    'is sent by an ordinary call when the browser %s, and nobody hears of its failure',
    (_, traits) => {
      browser(traits);
      expect(() => track(event)).not.toThrow();
      expect(fetched).toHaveBeenCalledWith(
        '/api/v1/events',
        expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(event) }),
      );
    },
  );

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is not sent by a browser with %o',
    (traits) => {
      browser(traits);
      track(event);
      expect(sendBeacon).not.toHaveBeenCalled();
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});
