import type { ChatReply } from '@manemitra/contract/chats';
import type { Client } from '@manemitra/contract/client';
import { PROBLEMS } from '@manemitra/contract/problems';
import { refusalIn } from '#web/api/problem.ts';
import { keepSignedIn, signedIn, stepOf } from '#web/features/assistant/public.ts';

/** Proving a number inside a dialog: the steps of the chat (spec 4), without its words. */

type Api = Pick<Client, 'chatLogin' | 'chatValidateCode'>;

export type CodeSent = { mobileNumber: string; error?: undefined } | { error: string };

/** Has a code sent to a number, as it was typed. */
export async function sendCodeTo(api: Api, typed: string): Promise<CodeSent> {
  if (typed.trim() === '') return { error: 'Type your mobile number.' };
  try {
    const reply = await api.chatLogin({ query: {}, body: { loginPrompt: typed } });
    return stepOf(reply.nextHref) === 'otp-validate' && reply.mobileNumber !== undefined
      ? { mobileNumber: reply.mobileNumber }
      : {
          error:
            'This is not a mobile number. Type its 10 digits, with the country code if it is not Indian.',
        };
  } catch (error) {
    return { error: wordsOf(error) };
  }
}

/** Shows the code; when it is right, whoever typed it is signed in in this browser. */
export async function proveWith(
  api: Api,
  mobileNumber: string,
  typed: string,
): Promise<{ isProved: true; error?: undefined } | { isProved: false; error: string }> {
  const otp = typed.replaceAll(/\D/g, '');
  if (otp.length !== 6) return { isProved: false, error: 'Type the 6 digits of the code.' };
  try {
    const reply: ChatReply = await api.chatValidateCode({ body: { mobileNumber, otp } });
    const signed = signedIn(reply.user);
    if (signed === undefined) return { isProved: false, error: reply.message };
    keepSignedIn(signed, { isChatOn: reply.startChat === true });
    return { isProved: true };
  } catch (error) {
    return { isProved: false, error: wordsOf(error) };
  }
}

/** The chat says what to say to it; here the catalogue's sentence fits, and buttons do the rest. */
function wordsOf(error: unknown): string {
  const refusal = refusalIn(error);
  if (refusal === undefined) throw error;
  return refusal.code === 'server.unavailable' ? refusal.message : PROBLEMS[refusal.code].title;
}
