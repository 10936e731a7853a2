import type { Role, ServiceScope } from '@manemitra/contract/access';

/** Who makes a call. */
export type Caller =
  | { kind: 'anyone' }
  | {
      kind: 'account';
      /** The id within the table of its kind: buyers for the role `user`, staff for the others. */
      accountId: number;
      role: Role;
      sessionId: number;
      /** When they last proved who they are, in this session. */
      provedAt: Date;
      /** Has yet to set up the second factor that is asked of their role, and can do nothing else. */
      mustSetUp: boolean;
    }
  | {
      /** A program with a service token, for the endpoints that its scopes open. */
      kind: 'service';
      tokenId: number;
      scopes: readonly ServiceScope[];
    };

export type AccountCaller = Extract<Caller, { kind: 'account' }>;

export const ANYONE: Caller = { kind: 'anyone' };

export function roleOf(caller: Caller): Role | undefined {
  return caller.kind === 'account' ? caller.role : undefined;
}
