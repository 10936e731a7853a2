import type { Client } from '@manemitra/contract/client';
import { waitText } from '@manemitra/domain/wait-text';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

export type PasswordChange =
  | { kind: 'changed'; message: string }
  | {
      kind: 'refused';
      /** Empty if everything is said at the fields. */
      message: string;
      status: number;
      errors: { currentPassword?: string; newPassword?: string };
    };

/**
 * Changes the caller's own password. The typed values are not returned. Rejects with a bug, or if nobody is signed in any
 * more.
 */
export async function changePassword(
  api: Pick<Client, 'changePassword'>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<PasswordChange> {
  try {
    const { message } = await api.changePassword({ body: { currentPassword, newPassword } });
    return { kind: 'changed', message };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined || refusal.status === 401 || refusal.status === 403) throw error;
    const { code, status, retryAfter } = refusal;
    const errors = fieldErrorsIn(error);
    if (Object.keys(errors).length > 0) return { kind: 'refused', message: '', status, errors };
    const message =
      code === 'password.too-many-tries'
        ? `You typed your current password wrong too often. Try again in ${waitText(retryAfter ?? 60)}; it has not changed.`
        : refusal.message;
    return { kind: 'refused', message, status, errors };
  }
}
