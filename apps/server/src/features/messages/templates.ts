import { CODE_MINUTES, PASSWORD_LINK_HOURS } from '@manemitra/contract/limits';
interface Template<Values> {
  /** Of an e-mail. */
  subject: string;
  text: (values: Values) => string;
  /** How long it is worth sending. Later it would only puzzle whoever gets it. */
  usefulForMinutes: number;
}

const template = <Values extends Record<string, string>>(it: Template<Values>) => it;

/** Every message the product sends, by name: what it says, filled with the values of its cause. */
const TEMPLATES = {
  'one-time-code': template<{ code: string; minutes: string }>({
    subject: 'Your ManeMitra code',
    text: ({ code, minutes }) =>
      `${code} is your ManeMitra code. It works for ${minutes} minutes. We never ask for it by phone.`,
    usefulForMinutes: CODE_MINUTES,
  }),
  'account-deletion-code': template<{ code: string; minutes: string }>({
    subject: 'Your code to delete your ManeMitra account',
    text: ({ code, minutes }) =>
      `${code} deletes your ManeMitra account and all its data. It works for ${minutes} minutes. If you did not ask for it, ignore this message and do not share the code.`,
    usefulForMinutes: CODE_MINUTES,
  }),
  'set-password': template<{ name: string; userName: string; link: string; hours: string }>({
    subject: 'Set your ManeMitra password',
    text: ({ name, userName, link, hours }) =>
      `${name}, set the password of your ManeMitra staff account ${userName} here: ${link} The link works once, within ${hours} hours. If you did not expect it, do nothing.`,
    usefulForMinutes: PASSWORD_LINK_HOURS * 60,
  }),
  'password-changed': template<{ name: string; userName: string }>({
    subject: 'Your ManeMitra password was changed',
    text: ({ name, userName }) =>
      `${name}, the password of your ManeMitra staff account ${userName} was just changed, and every other browser signed out. If it was not you, ask whoever gave you the account for a new link at once; it cancels that password.`,
    usefulForMinutes: 7 * 24 * 60,
  }),
  'second-factor-on': template<{ name: string; userName: string }>({
    subject: 'Signing in to ManeMitra now needs a code',
    text: ({ name, userName }) =>
      `${name}, your ManeMitra staff account ${userName} was just set to ask for a code of an authenticator app. If it was not you, write to whoever gave you the account at once.`,
    usefulForMinutes: 7 * 24 * 60,
  }),
  'second-factor-off': template<{ name: string; userName: string }>({
    subject: 'Signing in to ManeMitra no longer needs a code',
    text: ({ name, userName }) =>
      `${name}, your ManeMitra staff account ${userName} no longer asks for a code of an authenticator app. If it was not you, ask whoever gave you the account for a new link at once.`,
    usefulForMinutes: 7 * 24 * 60,
  }),
  // These two name neither the buyer nor the number. Recipients have to sign in to see them, so that a withdrawn request is
  // really gone.
  'lead-received': template<{
    project: string;
    title: string;
    means: string;
    reference: string;
    home?: string;
    sentence?: string;
  }>({
    subject: 'A buyer asks to be contacted',
    text: ({ project, title, means, reference, home, sentence }) =>
      [
        `${title}: a buyer of ${project} asks to be contacted ${means} (request ${reference}).`,
        ...(home === undefined ? [] : [`The home: ${home}.`]),
        ...(sentence === undefined ? [] : [`They searched for: “${sentence}”.`]),
        'Sign in to ManeMitra to see name and number.',
      ].join(' '),
    usefulForMinutes: 7 * 24 * 60,
  }),
  'lead-withdrawn': template<{ project: string; title: string; reference: string }>({
    subject: 'A buyer has taken a request back',
    text: ({ project, title, reference }) =>
      `${title}: the buyer of ${project} has taken request ${reference} back. Do not contact them, and delete their number wherever you noted it.`,
    usefulForMinutes: 30 * 24 * 60,
  }),
  'seller-enquiry': template<{
    contactPerson: string;
    builderName: string;
    phoneNumber: string;
    jobRole: string;
    email: string;
    website: string;
  }>({
    subject: 'A builder or seller asks to be called back',
    text: (values) =>
      [
        'A builder or seller asks to be called back:',
        `Contact: ${values.contactPerson}${values.jobRole && `, ${values.jobRole}`}`,
        `Company: ${values.builderName}`,
        `Phone: ${values.phoneNumber}`,
        `E-mail: ${values.email}`,
        ...(values.website ? [`Website: ${values.website}`] : []),
      ].join('\n'),
    usefulForMinutes: 7 * 24 * 60,
  }),
} as const;

export type TemplateName = keyof typeof TEMPLATES;
export type TemplateValues<Name extends TemplateName> = Parameters<
  (typeof TEMPLATES)[Name]['text']
>[0];

export interface RenderedMessage {
  subject: string;
  text: string;
  usefulForMinutes: number;
}

/** A message as its recipient reads it, or `undefined` for a template that this release does not know. */
export function renderMessage(
  name: string,
  values: Record<string, string>,
): RenderedMessage | undefined {
  const found = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as TemplateName] : undefined;
  if (found === undefined) return undefined;
  const { subject, text, usefulForMinutes } = found as Template<Record<string, string>>;
  return { subject, text: text(values), usefulForMinutes };
}
