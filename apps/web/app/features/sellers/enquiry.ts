import type { Client } from '@manemitra/contract/client';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

/** The fields of a seller's enquiry (spec 3), in the order of the form. */
export const ENQUIRY_FIELDS = [
  'contactPerson',
  'builderName',
  'phoneNumber',
  'jobRole',
  'email',
  'website',
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
type Typed = Record<EnquiryField, string>;

export type EnquiryOutcome =
  | { kind: 'sent'; message: string }
  | {
      kind: 'refused';
      message: string;
      status: number;
      errors: Partial<Typed>;
      /** The typed values, so that nothing is lost if the page is loaded again. */
      typed: Typed;
    };

/** Sends the form; only the server judges it (spec 5). Rejects only with a bug. */
export async function sendEnquiry(
  api: Pick<Client, 'sendSellerEnquiry'>,
  form: FormData,
): Promise<EnquiryOutcome> {
  const typed = Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => {
      const value = form.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Typed;
  try {
    const { message } = await api.sendSellerEnquiry({ body: typed });
    return { kind: 'sent', message: message || 'Enquiry submitted successfully!' }; // spec 8
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    const { message, status } = refusal;
    return { kind: 'refused', message, status, errors: fieldErrorsIn(error), typed };
  }
}
