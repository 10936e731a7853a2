import { z } from 'zod';

/** Links with which staff set a password (spec 5): how they are sent, and what became of each. */

const NOTIFICATIONS = ['email', 'whatsapp', 'sms'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

const isNotification = (text: unknown): text is Notification =>
  (NOTIFICATIONS as readonly unknown[]).includes(text);

/** `email` and `{type: 'email'}` name the same way: the specification can be read either way. */
const namedIn = (way: unknown): unknown =>
  typeof way === 'object' && way !== null && 'type' in way ? way.type : way;

export const Notifications = z
  .array(z.unknown(), 'Choose at least one way to notify: email, whatsapp or sms.')
  .min(1, 'Choose at least one way to notify: email, whatsapp or sms.')
  .max(20, 'Name each way once.')
  .refine(
    (ways) => ways.map(namedIn).every(isNotification),
    'Invalid notification type provided. Supported types: email, whatsapp, sms',
  )
  .transform((ways) => [...new Set(ways.map(namedIn).filter(isNotification))])
  .describe('Each `email`, `whatsapp` or `sms`, as a text or as an object with it as its `type`.');

export const SentCredentials = z.object({
  userName: z.string(),
  name: z.string(),
  /** Whether the account was made for this. */
  isNew: z.boolean(),
  notifications: z.array(
    z.object({
      type: z.enum(NOTIFICATIONS),
      /** `no-address`: none is on file. `not-active`: the account is inactive or suspended, so nothing was sent. */
      outcome: z.enum(['sent', 'no-address', 'not-active']),
      /** Masked; null when there is none. */
      to: z.string().nullable(),
    }),
  ),
});
export type SentCredentials = z.infer<typeof SentCredentials>;
