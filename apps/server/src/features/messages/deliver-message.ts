import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { Outage } from '#server/platform/ask-outside.ts';
import {
  MessageRefused,
  type OutgoingMessage,
  type SendMessage,
} from '#server/providers/message-sender/message-sender.port.ts';
import {
  lockWaitingMessage,
  markDead,
  markDelivered,
  postpone,
  queueDelivery,
  type OutboxRow,
} from './message-queries.ts';
import { secondsUntilNextTry } from './retry-rules.ts';
import { renderMessage } from './templates.ts';

export interface DeliveryServices {
  /** The sender of each channel. */
  senders: Readonly<Record<OutboxRow['channel'], SendMessage>>;
  /** Writes a failure to the log. */
  report: (failure: { messageId: string; reason: string }) => void;
}

/**
 * Tries once to deliver a message. Its row stays locked meanwhile, so no other process sends it too. If the process dies,
 * the message waits, and the next try carries the same id, by which a sender recognises it.
 */
export async function deliverMessage(
  db: Kysely<Database>,
  { senders, report }: DeliveryServices,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockWaitingMessage(tx, id);
    if (row === undefined) return;
    const message = outgoing(row);
    if (typeof message === 'string') {
      report({ messageId: id, reason: message });
      return markDead(tx, id, message);
    }
    const failure = await failureOf(senders[row.channel](message));
    if (failure === undefined) return markDelivered(tx, id);

    report({ messageId: id, reason: failure.reason });
    const inSeconds = failure.isFinal ? undefined : secondsUntilNextTry(row.attempts + 1);
    if (inSeconds === undefined) return markDead(tx, id, failure.reason);
    await postpone(tx, id, { inSeconds, reason: failure.reason });
    await queueDelivery(tx, id, inSeconds);
  });
}

/** The message as it leaves, or why it cannot. */
function outgoing(row: OutboxRow): OutgoingMessage | string {
  const rendered = renderMessage(row.template, row.values);
  if (rendered === undefined) return `There is no template "${row.template}".`;
  const ageMinutes = (Date.now() - row.created_at.getTime()) / 60_000;
  if (ageMinutes > rendered.usefulForMinutes) return 'It could not be sent in time to be useful.';
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    subject: rendered.subject,
    text: rendered.text,
    createdAt: row.created_at.toISOString(),
  };
}

interface Failure {
  reason: string;
  /** Trying again would not help. */
  isFinal: boolean;
}

/** Why a send failed. Only texts of our own are kept: a stranger's may repeat the number or the code. */
async function failureOf(sent: Promise<void>): Promise<Failure | undefined> {
  try {
    await sent;
    return undefined;
  } catch (error) {
    if (error instanceof MessageRefused) return { reason: error.message, isFinal: true };
    if (error instanceof Outage) return { reason: error.message, isFinal: false };
    return { reason: `The sender failed (${errorName(error)}).`, isFinal: false };
  }
}

const errorName = (error: unknown): string =>
  (error instanceof Error && ((error as NodeJS.ErrnoException).code ?? error.name)) || 'unknown';
