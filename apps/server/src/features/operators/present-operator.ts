import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { formatPhone } from '@manemitra/domain/phone-display';
import type { OperatorRow } from './operator-queries.ts';

export function presentOperator(row: OperatorRow): StaffOperator {
  return {
    userName: row.user_name,
    name: row.name,
    email: row.email,
    phone: row.phone_number === null ? null : formatPhone(row.phone_number),
    status: row.status,
    properties: row.properties,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}
