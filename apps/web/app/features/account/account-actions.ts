import type { Client } from '@manemitra/contract/client';
import { waitText } from '@manemitra/domain/wait-text';
import { refusalIn } from '#web/api/problem.ts';

export type AccountOutcome =
  | { kind: 'signed-out' }
  | { kind: 'code-sent' }
  | { kind: 'deleted' }
  | {
      kind: 'refused';
      message: string;
      status: number;
      /** Whether a code is on its way, so that it can be typed. */
      hasCode: boolean;
      /** What is wrong with the code itself. */
      error?: string;
    };

/** Does what a button of the account's page asks for. Rejects with a bug, or when nobody is signed in any more. */
export async function act(
  api: Pick<Client, 'deleteAccount' | 'sendDeletionCode' | 'signOut' | 'signOutEverywhere'>,
  wish: string,
  code: string,
): Promise<AccountOutcome> {
  switch (wish) {
    case 'sign-out':
      await api.signOut({});
      return { kind: 'signed-out' };
    case 'sign-out-everywhere':
      await api.signOutEverywhere({});
      return { kind: 'signed-out' };
    case 'send-code':
      return refusedInWords(false, async () => {
        await api.sendDeletionCode({});
        return { kind: 'code-sent' };
      });
    default:
      return refusedInWords(true, async () => {
        await api.deleteAccount({ body: { otp: code } });
        return { kind: 'deleted' };
      });
  }
}

async function refusedInWords(
  hasCode: boolean,
  attempt: () => Promise<AccountOutcome>,
): Promise<AccountOutcome> {
  try {
    return await attempt();
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined || refusal.code === 'session.required') throw error;
    const { code, message, status, retryAfter } = refusal;
    if (code === 'otp.wrong' || code === 'input.invalid') {
      const wrong = 'That is not the code we sent. Type the six digits of the newest message.';
      return { kind: 'refused', message: '', status, hasCode, error: wrong };
    }
    if (code === 'otp.too-many-sends') {
      const wait = waitText(retryAfter ?? 60);
      const text = `We have sent as many codes as we may for now. Try again in ${wait}.`;
      return { kind: 'refused', message: text, status, hasCode };
    }
    const isOver = code === 'otp.expired' || code === 'otp.too-many-tries';
    return { kind: 'refused', message, status, hasCode: hasCode && !isOver };
  }
}
