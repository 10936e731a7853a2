import type { StaffLead } from '@manemitra/contract/leads';
import { formatPhone } from '@manemitra/domain/phone-display';

/** Name, where it is known, and number; neither once the lead was taken back. */
export function whoAsked({ buyer }: StaffLead): string {
  if (buyer === null) return 'Taken back';
  return [buyer.name, formatPhone(buyer.phone)].filter(Boolean).join(', ');
}
