import type { AccountView } from '@manemitra/contract/accounts';

/** A buyer's account, complete. */
export function anAccount(given: Partial<AccountView> = {}): AccountView {
  return {
    id: 7,
    role: 'user',
    name: 'Asha',
    userName: null,
    email: null,
    phone: '+91 98••• ••210',
    type: null,
    status: 'active',
    createdAt: '2026-11-01T00:00:00.000Z',
    ...given,
  };
}
