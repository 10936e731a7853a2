/** A message on its way to a person. */
export interface OutgoingMessage {
  /** Stays the same over every try: by it a sender knows a message it already took. */
  id: string;
  channel: 'sms' | 'whatsapp' | 'email';
  /** A phone number as +CC and digits, or an e-mail address. */
  to: string;
  /** The name of what is said, for gateways that know their own texts by a number. */
  template: string;
  /** Of an e-mail. */
  subject: string;
  text: string;
  /** When its cause happened, ISO 8601. */
  createdAt: string;
}

/**
 * Hands a message over and resolves once it is taken. Taking the same id twice must deliver it once. Throws
 * `MessageRefused` when no further try can help; any other error means that a later one may.
 */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;

/** The message itself is not wanted. The text names neither the recipient nor what is said. */
export class MessageRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MessageRefused';
  }
}
