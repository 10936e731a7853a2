/** Every message the product sends, by name: what it says, filled with the values of its cause. */
export const TEMPLATES = {
  'one-time-code': (values: { code: string; minutes: string }) =>
    `${values.code} is your ManeMitra code. It works for ${values.minutes} minutes. We never ask for it by phone.`,
  'account-deletion-code': (values: { code: string; minutes: string }) =>
    `${values.code} deletes your ManeMitra account and all its data. It works for ${values.minutes} minutes. If you did not ask for it, do nothing and tell nobody.`,
  'seller-enquiry': (values: {
    contactPerson: string;
    builderName: string;
    phoneNumber: string;
    jobRole: string;
    email: string;
    website: string;
  }) =>
    [
      'A builder or seller asks to be called back:',
      `Contact: ${values.contactPerson}${values.jobRole && `, ${values.jobRole}`}`,
      `Company: ${values.builderName}`,
      `Phone: ${values.phoneNumber}`,
      `E-mail: ${values.email}`,
      ...(values.website ? [`Website: ${values.website}`] : []),
    ].join('\n'),
} as const;

export type TemplateName = keyof typeof TEMPLATES;
export type TemplateValues<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[0];
