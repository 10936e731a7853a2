import type { Client } from '@manemitra/contract/client';
import type { AccountView } from '@manemitra/contract/accounts';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

export interface Credentials {
  userName: string;
  password: string;
  /** Empty: whichever the account has. */
  role: string;
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
      /** What was typed, but never the password. */
      typed: Omit<Credentials, 'password'>;
    };

/** Signs staff in with a password; what is empty is not sent (spec 7). Rejects only with a bug. */
export async function signInStaff(
  api: Pick<Client, 'signIn'>,
  credentials: Credentials,
): Promise<StaffSignIn> {
  const { userName, password, role } = credentials;
  try {
    const body = { userName, password, ...(role !== '' && { role }) };
    return { kind: 'signed-in', ...(await api.signIn({ body })) };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    const { code, message, status } = refusal;
    return {
      kind: 'refused',
      why: code === 'login.refused' ? 'login' : 'other',
      message,
      status,
      errors: fieldErrorsIn(error),
      typed: { userName, role },
    };
  }
}
