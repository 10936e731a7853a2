import type { Client } from '@manemitra/contract/client';
import type { AccountView } from '@manemitra/contract/accounts';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

export interface Credentials {
  userName: string;
  password: string;
  /** Empty: whichever the account has. */
  role: string;
  /** Of an authenticator app; undefined while it was not asked for. */
  code?: string | undefined;
}

export type StaffSignIn =
  | { kind: 'signed-in'; message: string; user: AccountView }
  | {
      /** `login`: the server did not accept them. `other`: it did not look at them. */
      kind: 'refused';
      why: 'login' | 'other';
      message: string;
      status: number;
      errors: Partial<Record<keyof Credentials, string>>;
      /** The typed values without the password. */
      typed: Pick<Credentials, 'userName' | 'role'>;
      /** Whether the account signs in with a code besides. */
      asksForCode: boolean;
    };

/** Signs staff in with a password; empty fields are not sent (spec 7). Rejects only with a bug. */
export async function signInStaff(
  api: Pick<Client, 'signIn'>,
  credentials: Credentials,
): Promise<StaffSignIn> {
  const { userName, password, role, code } = credentials;
  try {
    const body = { userName, password, ...(role !== '' && { role }), ...(code && { code }) };
    return { kind: 'signed-in', ...(await api.signIn({ body })) };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    const { message, status } = refusal;
    const isAboutCode =
      refusal.code === 'login.code-required' || refusal.code === 'login.code-wrong';
    return {
      kind: 'refused',
      why: refusal.code === 'login.refused' ? 'login' : 'other',
      message,
      status,
      errors: isAboutCode ? { code: message } : fieldErrorsIn(error),
      typed: { userName, role },
      asksForCode: isAboutCode || code !== undefined,
    };
  }
}
