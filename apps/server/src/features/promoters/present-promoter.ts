import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { formatPhone } from '@manemitra/domain/phone-display';
import type { PromoterRow } from './promoter-queries.ts';

export function presentPromoter(row: PromoterRow): StaffPromoter {
  return {
    promoterId: row.id,
    name: row.name,
    orgType: row.org_type,
    registrationNumber: row.registration_number,
    address: row.address,
    email: row.email,
    phone: row.phone_number === null ? null : formatPhone(row.phone_number),
    userName: row.user_name,
    status: row.status,
    projects: row.projects,
    isDemonstration: row.is_demonstration,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}
