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
    usefulForMinutes: 5, // as long as the code works
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
