import { z } from 'zod';

/** Links with which staff set a password (spec 5): how they are sent, and what became of each. */

const NOTIFICATIONS = ['email', 'whatsapp', 'sms'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

const isNotification = (text: string): text is Notification =>
  (NOTIFICATIONS as readonly string[]).includes(text);

export const Notifications = z
  .array(z.string().max(20), 'Choose at least one way to notify: email, whatsapp or sms.')
  .min(1, 'Choose at least one way to notify: email, whatsapp or sms.')
  .max(20, 'Name each way once.')
  .refine(
    (types) => types.every(isNotification),
    'Invalid notification type provided. Supported types: email, whatsapp, sms',
  )
  .transform((types) => [...new Set(types.filter(isNotification))]);

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
