import { maskPhone } from '@manemitra/domain/phone-display';

/** Enough of an address for its owner to know it again: `me•••@areca.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

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
