/** Who an account is. `user` is a buyer; the others are staff. */
export type Role = 'user' | StaffRole;

export const STAFF_ROLES = ['admin', 'promoter', 'operator'] as const; // spec 6
export type StaffRole = (typeof STAFF_ROLES)[number];

/** spec 3: only `active` signs in. */
export const ACCOUNT_STATUSES = ['pending', 'active', 'inactive', 'suspend'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** What a service token allows, for programs without a person. */
export const SERVICE_SCOPES = ['import', 'export'] as const;
export type ServiceScope = (typeof SERVICE_SCOPES)[number];

/**
 * Who may call an endpoint. The server decides from the session, never from what a client says. `account` is anybody who is
 * signed in; `operator` is an operator or an admin, who may judge what a promoter says. Which rows a promoter or an operator
 * may touch is decided by the use case.
 */
export type Access = 'anyone' | 'account' | 'user' | 'staff' | 'operator' | 'admin';

const ROLES_OF: Record<Exclude<Access, 'anyone'>, readonly Role[]> = {
  account: ['user', ...STAFF_ROLES],
  user: ['user'],
  staff: STAFF_ROLES,
  operator: ['operator', 'admin'],
  admin: ['admin'],
};

/** Whether a caller of this role, or one who is not signed in (`undefined`), may call such an endpoint. */
export function mayCall(access: Access, role: Role | undefined): boolean {
  return access === 'anyone' || (role !== undefined && ROLES_OF[access].includes(role));
}
