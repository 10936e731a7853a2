import { z } from 'zod';
import { askOutside, endpointUnder } from '#server/platform/ask-outside.ts';
import type { ForwardEvents } from './analytics.port.ts';

const Answer = z.object({ status: z.union([z.literal(1), z.literal('Ok')]) });
const TIMEOUT_MS = 10_000;

export interface PostHogOptions {
  url: string;
  /** The project's key, which may write and not read. */
  key: string;
  timeoutMs?: number;
}

/**
 * PostHog's batch API (posthog.com/docs/api/capture), or what speaks it. No person is made of an event: each stands for
 * itself, and our own address is not taken for the visitor's.
 */
export function postHog({ url, key, timeoutMs = TIMEOUT_MS }: PostHogOptions): ForwardEvents {
  return async (events) => {
    await askOutside({
      system: 'analytics (PostHog)',
      url: endpointUnder(url, 'batch/'),
      body: {
        api_key: key,
        batch: events.map(({ id, name, properties, at }) => ({
          event: name,
          uuid: id,
          distinct_id: id,
          timestamp: at,
          properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
        })),
      },
      answer: Answer,
      timeoutMs,
    });
  };
}
