import type { StaffUser, StaffUserDetail } from '@manemitra/contract/staff-users';
import { formatPhone } from '@manemitra/domain/phone-display';
import type { UserDetailRow, UserRow } from './user-queries.ts';

export function presentUser(row: UserRow): StaffUser {
  return {
    phoneNumber: row.phone_number,
    phone: formatPhone(row.phone_number),
    name: row.name,
    type: row.type,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

export function presentUserDetail(row: UserDetailRow): StaffUserDetail {
  return {
    ...presentUser(row),
    email: row.email,
    leads: row.leads,
    sessions: row.sessions,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
