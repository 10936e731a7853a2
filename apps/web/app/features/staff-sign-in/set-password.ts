import type { Client } from '@manemitra/contract/client';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';

export type PasswordSet =
  | { kind: 'set' }
  | { kind: 'link-over'; status: number }
  | { kind: 'refused'; message: string; status: number; error: string | undefined };

/** Sets a password with the link that was sent for it. Rejects only with a bug. */
export async function setPassword(
  api: Client,
  link: { promoterId: string; token: string },
  password: string,
): Promise<PasswordSet> {
  try {
    await api.resetPassword({ body: { ...link, password } });
    return { kind: 'set' };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    const { code, message, status } = refusal;
    const errors = fieldErrorsIn(error);
    // A token or a name that cannot be one is a damaged link.
    const isDamaged = errors['token'] !== undefined || errors['promoterId'] !== undefined;
    if (code === 'reset-link.invalid' || isDamaged) return { kind: 'link-over', status };
    return { kind: 'refused', message, status, error: errors['password'] };
  }
}
