import { maskEmail } from '@manemitra/domain/mask-email';
import { maskPhone } from '@manemitra/domain/phone-display';

/** Values for the audit log: how to reach a person only as far as they would know it again. */
export function maskContact(values: {
  readonly [key: string]: unknown;
  email?: string | null;
  phone?: string | null;
}): Record<string, unknown> {
  const { email, phone } = values;
  return {
    ...values,
    ...(typeof email === 'string' ? { email: maskEmail(email) } : {}),
    ...(typeof phone === 'string' ? { phone: maskPhone(phone) } : {}),
  };
}
