import type { AccountView } from '@manemitra/contract/accounts';
import { maskPhone } from '@manemitra/domain/phone-display';
import type { AccountRow } from './account-queries.ts';

export function presentAccount(account: AccountRow): AccountView {
  return {
    id: account.id,
    role: account.role,
    name: account.name,
    userName: account.user_name,
    email: account.email,
    phone: account.phone_number === null ? null : maskPhone(account.phone_number),
    type: account.type,
    status: account.status,
    createdAt: account.created_at.toISOString(),
  };
}
