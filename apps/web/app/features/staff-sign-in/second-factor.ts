import type { Client } from '@manemitra/contract/client';
import { waitText } from '@manemitra/domain/wait-text';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

export type FactorOutcome =
  /** To type into the app, until a code of it was right. */
  | { kind: 'factor-begun'; secret: string; link: string; error?: string; status: number }
  /** The only time that the codes are seen. */
  | { kind: 'factor-on'; recoveryCodes: string[]; status: number }
  | { kind: 'factor-off'; message: string; status: number }
  | {
      kind: 'factor-refused';
      /** Empty if everything is said at the fields. */
      message: string;
      status: number;
      errors: { currentPassword?: string; code?: string };
    };

interface Typed {
  currentPassword: string;
  code: string;
  /** The data of a confirmation form, to show it again. */
  secret: string;
  link: string;
}

/**
 * Handles the forms about the second step at sign-in; undefined for any other form. Rejects with a bug, or if nobody is
 * signed in any more.
 */
export async function actOnSecondFactor(
  api: Pick<Client, 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor'>,
  wish: string,
  { currentPassword, code, secret, link }: Typed,
): Promise<FactorOutcome | undefined> {
  try {
    if (wish === 'begin-factor') {
      const begun = await api.beginSecondFactor({ body: { currentPassword } });
      return { kind: 'factor-begun', ...begun, status: 200 };
    }
    if (wish === 'confirm-factor') {
      const { recoveryCodes } = await api.confirmSecondFactor({ body: { code } });
      return { kind: 'factor-on', recoveryCodes, status: 200 };
    }
    if (wish === 'remove-factor') {
      const { message } = await api.removeSecondFactor({ body: { currentPassword, code } });
      return { kind: 'factor-off', message, status: 200 };
    }
    return undefined;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined || refusal.status === 401 || refusal.status === 403) throw error;
    const { status, retryAfter } = refusal;
    const errors: { currentPassword?: string; code?: string } = fieldErrorsIn(error);
    if (wish === 'confirm-factor' && errors.code !== undefined) {
      return { kind: 'factor-begun', secret, link, error: errors.code, status };
    }
    const hasErrors = Object.keys(errors).length > 0;
    const wait = retryAfter === undefined ? '' : ` Try again in ${waitText(retryAfter)}.`;
    const message = hasErrors ? '' : refusal.message + wait;
    return { kind: 'factor-refused', message, status, errors };
  }
}
