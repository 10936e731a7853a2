import type { Role } from '@manemitra/contract/access';

/** Who makes a call. */
export type Caller =
  | { kind: 'anyone' }
  | {
      kind: 'account';
      /** The id within the table of its kind: buyers for the role `user`, staff for the others. */
      accountId: number;
      role: Role;
      sessionId: number;
    };

export type AccountCaller = Extract<Caller, { kind: 'account' }>;

export const ANYONE: Caller = { kind: 'anyone' };

export function roleOf(caller: Caller): Role | undefined {
  return caller.kind === 'account' ? caller.role : undefined;
}
