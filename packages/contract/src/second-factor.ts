import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { SIGNING_IN } from './rate-limits.ts';
import * as staffWire from './staff-wire.ts';

const currentPassword = z.string().min(1, 'Type your current password.').max(PASSWORD_MAX_LENGTH);
const code = z.string().trim().min(1, 'Type the code of your app.').max(20);

export const getSecondFactor = endpoint({
  summary: 'Whether signing in asks the caller for a code of an authenticator app',
  at: staffWire.getSecondFactor,
  access: 'staff',
  isOpenBeforeSetUp: true,
  answer: z.object({ onSince: z.string().nullable(), recoveryCodesLeft: z.number().int() }),
  problems: [],
});

export const beginSecondFactor = endpoint({
  summary: 'Begin to set up an authenticator app; nothing asks for it yet',
  at: staffWire.beginSecondFactor,
  access: 'staff',
  limit: SIGNING_IN,
  isOpenBeforeSetUp: true,
  body: z.object({ currentPassword }),
  /** The secret to type into the app, and the link that opens the app with it (`otpauth:`). */
  answer: z.object({ secret: z.string(), link: z.string() }),
  problems: ['password.wrong', 'password.too-many-tries', 'second-factor.on'],
});

export const confirmSecondFactor = endpoint({
  summary: 'Have every sign-in ask for a code of the app from now on; ends every other session',
  at: staffWire.confirmSecondFactor,
  access: 'staff',
  limit: SIGNING_IN,
  isOpenBeforeSetUp: true,
  body: z.object({ code }),
  /** For when the app is lost; each works once, and they are never shown again. */
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: ['second-factor.wrong'],
});

export const removeSecondFactor = endpoint({
  summary: 'Sign in with the password alone again; ends every other session',
  at: staffWire.removeSecondFactor,
  access: 'staff',
  limit: SIGNING_IN,
  body: z.object({ currentPassword, code }),
  answer: z.object({ message: z.string() }),
  problems: ['password.wrong', 'password.too-many-tries', 'second-factor.wrong'],
});
