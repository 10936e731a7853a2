import type { Client } from '@manemitra/contract/client';
import { waitText } from '@manemitra/domain/wait-text';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

export type PasswordChange =
  | { kind: 'changed'; message: string }
  | {
      kind: 'refused';
      /** Empty where all there is to say stands at a field. */
      message: string;
      status: number;
      errors: { currentPassword?: string; newPassword?: string };
    };

/** Changes the own password. What was typed is not given back. Rejects with a bug, or when nobody is signed in any more. */
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
