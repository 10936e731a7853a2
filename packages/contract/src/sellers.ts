import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ENQUIRIES } from './rate-limits.ts';
import * as wire from './wire.ts';

/** Builders, sellers and agents who want to list with us (spec 2, 3). */

const line = (most: number) => z.string().trim().max(most, `Keep it under ${most} characters.`);
const asked = (most: number, what: string) => line(most).min(1, what);

/** Indian mobile numbers as people write them, and any number in the international form; kept as `+` and digits. */
const PhoneNumber = line(40)
  .transform((text) => text.replaceAll(/[\s().-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: 'Give a phone number, so that we can call you back.', abort: true })
      .regex(
        /^((\+?91|0)?[6-9]\d{9}|\+(?!91)[1-9]\d{6,14})$/,
        'Give a mobile number of ten digits, or one from abroad that begins with + and its country code.',
      ),
  )
  .transform((digits) =>
    digits.startsWith('+') ? digits : `+91${digits.slice(digits.length - 10)}`,
  );

const Email = asked(254, 'Give an e-mail address.').pipe(
  z.email('This is not a whole e-mail address; one looks like name@company.in.'),
);

/** An address of the web, with or without its `https://`; empty when there is none. */
const Website = line(300)
  .refine(
    isWebsite,
    'This is not a web address; one looks like company.in or https://www.company.in.',
  )
  .default('');

function isWebsite(text: string): boolean {
  if (text === '') return true;
  const address = /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]+$/.test(hostname);
}

export const sendSellerEnquiry = endpoint({
  summary: 'Ask to list projects with us',
  at: wire.sendSellerEnquiry,
  access: 'anyone',
  limit: ENQUIRIES,
  body: z.object({
    contactPerson: asked(120, 'Say whom we should ask for.'),
    builderName: asked(160, 'Give the name of the builder or company.'),
    phoneNumber: PhoneNumber,
    jobRole: line(120).default(''),
    email: Email,
    website: Website,
  }),
  answer: z.object({ message: z.string() }),
  problems: [],
});
