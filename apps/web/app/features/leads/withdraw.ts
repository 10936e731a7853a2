import type { Client } from '@manemitra/contract/client';
import { refusalIn } from '#web/api/problem.ts';

export interface Withdrawn {
  isDone: boolean;
  message: string;
}

/** Takes back the request that a form names. Rejects only with a bug. */
export async function withdraw(
  api: Pick<Client, 'withdrawLead'>,
  form: FormData,
): Promise<Withdrawn> {
  const id = form.get('id');
  try {
    const params = { id: typeof id === 'string' && id !== '' ? id : '0' };
    const { message } = await api.withdrawLead({ params });
    return { isDone: true, message };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    return { isDone: false, message: refusal.message };
  }
}
