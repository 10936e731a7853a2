import { createTransport } from 'nodemailer';
import { Outage } from '#server/platform/ask-outside.ts';
import { MessageRefused, type SendMessage } from './message-sender.port.ts';

const SYSTEM = 'mail server (SMTP)';
const TIMEOUT_MS = 10_000;

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** `ManeMitra <hello@homes.example>`. */
  from: string;
  timeoutMs?: number;
}

/**
 * E-mail by any SMTP server. SMTP knows no idempotency key: the message id is the `Message-ID`, by which mailboxes drop
 * a second copy.
 */
export function smtpSender({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): SendMessage {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A letter is words of ours: it never fetches a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@(?<domain>[\w.-]+)/.exec(from)?.groups?.domain ?? 'localhost';
  return async ({ id, to, subject, text, createdAt }) => {
    // nodemailer's own limits begin anew with each byte: a server that drips could hold us for ever.
    const tooLong = AbortSignal.timeout(timeoutMs);
    const cutOff = new Promise<never>((_, reject) => {
      tooLong.addEventListener('abort', () =>
        reject(new Outage(SYSTEM, 'slow', `no answer within ${timeoutMs} ms`)),
      );
    });
    const letter = {
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domain}>`,
      date: new Date(createdAt),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await Promise.race([transport.sendMail(letter), cutOff]);
    } catch (error) {
      throw failureOf(error);
    }
  };
}

/** The server's own words stay out: they repeat the address. */
function failureOf(error: unknown): Error {
  if (error instanceof Outage) return error;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isOfTheMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isOfTheMessage && responseCode !== undefined && responseCode >= 500) {
    return new MessageRefused(`The mail server refuses this message (${responseCode}).`);
  }
  if (responseCode !== undefined) {
    return new Outage(SYSTEM, 'refused', `it answered ${responseCode}`);
  }
  if (code === 'ETIMEDOUT') return new Outage(SYSTEM, 'slow', 'it did not answer in time');
  if (code === 'EPROTOCOL') return new Outage(SYSTEM, 'malformed', 'it does not speak SMTP');
  return new Outage(SYSTEM, 'unreachable', 'it cannot be reached, or it broke off');
}
