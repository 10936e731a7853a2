import { z } from 'zod';
import { askOutside, Outage } from '#server/platform/ask-outside.ts';
import { MessageRefused, type SendMessage } from './message-sender.port.ts';

/** That it is the gateway who took it, and not a page of something in between. */
const Answer = z.object({ id: z.union([z.string().min(1), z.number()]) });

/** Longer than a healthy gateway takes; nobody waits for it. */
const TIMEOUT_MS = 10_000;
/** What an HTTP API says of a message that it will never take. */
const FINAL_STATUSES = new Set([400, 404, 410, 422]);

export interface GatewayOptions {
  url: string;
  token: string;
  /** The number under which a text is registered (in India: DLT), by the template's name. */
  templateIds: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

/**
 * A gateway for SMS and WhatsApp: POST of `{id, channel, to, text, templateId}` with the id as idempotency key, answered
 * by 2xx and JSON with the gateway's `id`. The small adapters that providers need in front of theirs speak this.
 */
export function httpGateway({
  url,
  token,
  templateIds,
  timeoutMs = TIMEOUT_MS,
}: GatewayOptions): SendMessage {
  return async ({ id, channel, to, text, template }) => {
    try {
      await askOutside({
        system: 'message gateway',
        url: new URL(url),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: { id, channel, to, text, templateId: templateIds[template] ?? null },
        answer: Answer,
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof Outage && FINAL_STATUSES.has(error.status ?? 0)) {
        throw new MessageRefused(`The message gateway refuses this message (${error.status}).`);
      }
      throw error;
    }
  };
}
