import type { Client } from '@manemitra/contract/client';
import { noOtherCodeYet } from '@manemitra/contract/limit-texts';
import { refusalIn } from '#web/api/problem.ts';
import { actOnSessions, type SessionCalls, type SessionOutcome } from './session-actions.ts';

export type AccountOutcome =
  | SessionOutcome
  | { kind: 'code-sent' }
  | { kind: 'deleted' }
  | {
      kind: 'refused';
      message: string;
      status: number;
      /** Whether a code has been sent, so that it can be typed. */
      hasCode: boolean;
      /** What is wrong with the code itself. */
      error?: string;
    };

/** Handles the buttons of the account's page. Rejects with a bug, or if nobody is signed in any more. */
export async function act(
  api: SessionCalls & Pick<Client, 'sendDeletionCode' | 'deleteAccount'>,
  wish: string,
  { code, id }: { code: string; id: string },
): Promise<AccountOutcome> {
  const ofSessions = await actOnSessions(api, wish, id);
  if (ofSessions !== undefined) return ofSessions;
  if (wish === 'send-code') {
    return refusedInWords(false, async () => {
      await api.sendDeletionCode({});
      return { kind: 'code-sent' };
    });
  }
  return refusedInWords(true, async () => {
    await api.deleteAccount({ body: { otp: code } });
    return { kind: 'deleted' };
  });
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
      return { kind: 'refused', message: noOtherCodeYet(retryAfter), status, hasCode };
    }
    const isOver = code === 'otp.expired' || code === 'otp.too-many-tries';
    return { kind: 'refused', message, status, hasCode: hasCode && !isOver };
  }
}
