import { z } from 'zod';
import { ACCOUNT_STATUSES } from './access.ts';
import { INTEGER_MAX, REASON_MAX_LENGTH } from './limits.ts';

/** Fields that several forms of the staff dashboard have, with the texts of the specification (spec 5). */

const line = (most: number) => z.string().trim().max(most, `Keep it under ${most} characters.`);

/** A text that must not be blank. */
export const required = (message: string, most = 200) =>
  z
    .string(message)
    .trim()
    .min(1, { error: message, abort: true })
    .max(most, `Keep it under ${most} characters.`);

/** A text that may be left empty; empty is not known. */
export const optionalLine = (most = 200) =>
  line(most)
    .nullable()
    .transform((text) => (text === '' ? null : text));

export const Reason = required('reason is required', REASON_MAX_LENGTH);

/** Shown in a list of all statuses when another one is sent. */
export const Status = z.enum(ACCOUNT_STATUSES, {
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? 'status is required'
      : `Invalid status. Supported values: ${ACCOUNT_STATUSES.join(', ')}`,
});

const STAFF_PHONE = 'Give a mobile number of ten digits, or one with + and its country code.';

/** An Indian mobile number as people write it, or one with its country code; kept as + and digits. */
const phoneDigits = (text: string) => {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return digits.startsWith('+') ? digits : `+91${digits.replace(/^(91(?=\d{10}$)|0)/, '')}`;
};
const PHONE_FORM = /^\+(91[6-9]\d{9}|(?!91)[1-9]\d{6,14})$/;

export const phone = (message: string) =>
  required(message, 30).transform(phoneDigits).pipe(z.string().regex(PHONE_FORM, STAFF_PHONE));

export const OptionalPhone = z
  .string()
  .trim()
  .max(30, STAFF_PHONE)
  .nullable()
  .transform((text) => (text === null || text === '' ? null : phoneDigits(text)))
  .pipe(z.string().regex(PHONE_FORM, STAFF_PHONE).nullable());

const WHOLE_EMAIL = 'This is not a whole e-mail address; one looks like name@company.in.';

export const email = (message: string) => required(message, 254).pipe(z.email(WHOLE_EMAIL));

export const OptionalEmail = z
  .string()
  .trim()
  .max(254, WHOLE_EMAIL)
  .nullable()
  .transform((text) => (text === '' ? null : text))
  .pipe(z.email(WHOLE_EMAIL).nullable());

/** The version of what somebody has edited, as they were given it. */
export const Version = z
  .number('version is required')
  .int('version is required')
  .positive('version is required')
  .max(INTEGER_MAX, 'We could not find that version.');

export const PromoterId = z
  .string('promoterId is required')
  .trim()
  .min(1, { error: 'promoterId is required', abort: true })
  .regex(/^\d{1,9}$/, 'A promoterId is a number.')
  .transform(Number);

export const UserName = required('Operator is required', 100);

/** A buyer's number in a path: `+919845012345`. */
export const PhoneNumberInPath = required('phoneNumber is required', 30).transform(phoneDigits);
