import { CODE_MINUTES } from '@manemitra/contract/limits';
import type { AccountView } from '@manemitra/contract/accounts';
import type { Client } from '@manemitra/contract/client';
import { noOtherCodeYet } from '@manemitra/contract/limit-texts';
import { type Refusal, refusalIn } from '#web/api/problem.ts';

/**
 * Proving a number outside of the chat, on the pages that sign in and in the dialog of a request: the steps of the chat,
 * through the same endpoints, in the words of a form. The server judges; what it asks for again was not understood.
 */

type Api = Pick<Client, 'chatLogin' | 'chatSignup' | 'chatValidateCode'>;

export interface Typed {
  /** Undefined where an account is signed in to, not opened. */
  name?: string;
  phone: string;
}

export type Asked =
  | { kind: 'sent'; mobileNumber: string }
  | { kind: 'refused'; message: string; status: number; errors: Partial<Typed>; typed: Typed };

/** Has a code sent to a number; with a name, for an account that may have to be opened. Rejects only with a bug. */
export async function askForCode(api: Api, typed: Typed): Promise<Asked> {
  const { name, phone } = typed;
  const refuse = (errors: Partial<Typed>, message = '', status = 422): Asked => ({
    kind: 'refused',
    message,
    status,
    errors,
    typed,
  });
  if (name?.trim() === '') return refuse({ name: 'Type the name we should call you by.' });
  if (phone.trim() === '') return refuse({ phone: PHONE_ERROR });
  try {
    const wish = name === undefined ? 'login' : 'signup';
    const asked = await api.chatLogin({ query: { wish }, body: { loginPrompt: phone } });
    if (asked.mobileNumber === undefined) return refuse({ phone: PHONE_ERROR });
    if (name === undefined) return { kind: 'sent', mobileNumber: asked.mobileNumber };

    const body = { signupPrompt: name, mobileNumber: asked.mobileNumber };
    const named = await api.chatSignup({ body });
    return named.nextHref.endsWith('/otp-validate')
      ? { kind: 'sent', mobileNumber: asked.mobileNumber }
      : refuse({ name: NAME_ERROR });
  } catch (error) {
    const refusal = refusalOr(error);
    return refuse({}, textOf(refusal), refusal.status);
  }
}

export type Proved =
  | { kind: 'signed-in'; account: AccountView; startsChat: boolean }
  | { kind: 'sent' }
  | {
      kind: 'refused';
      message: string;
      status: number;
      /** What is wrong with the code itself. */
      error?: string;
      /** After how many seconds another code may be asked for. */
      wait?: number;
    };

/** Proves a number with the code that was sent to it. Rejects only with a bug. */
export async function proveCode(api: Api, mobileNumber: string, code: string): Promise<Proved> {
  // Six digits of any script; the server would take anything else for words of a conversation.
  if (!/^(\p{Nd}[\s-]*){6}$/u.test(code.trim())) {
    return { kind: 'refused', message: '', status: 422, error: 'The code has six digits.' };
  }
  try {
    const { user, startChat } = await api.chatValidateCode({ body: { mobileNumber, otp: code } });
    return user
      ? { kind: 'signed-in', account: user, startsChat: startChat === true }
      : { kind: 'refused', message: '', status: 422, error: WRONG };
  } catch (error) {
    const refusal = refusalOr(error);
    const { code: problem, status } = refusal;
    if (problem === 'otp.wrong') return { kind: 'refused', message: '', status, error: WRONG };
    return { kind: 'refused', message: textOf(refusal), status };
  }
}

/** Has another code sent; the one before no longer works. Rejects only with a bug. */
export async function sendAgain(api: Api, mobileNumber: string): Promise<Proved> {
  try {
    await api.chatValidateCode({ body: { mobileNumber, otp: 'resend' } });
    return { kind: 'sent' };
  } catch (error) {
    const refusal = refusalOr(error);
    const { status, retryAfter } = refusal;
    const wait = retryAfter === undefined ? {} : { wait: retryAfter };
    return { kind: 'refused', message: textOf(refusal), status, ...wait };
  }
}

const PHONE_ERROR =
  'A mobile number in India has ten digits. Begin a foreign one with + and its country code.';
const NAME_ERROR = 'A name is made of letters. Type the name we should call you by.';
const WRONG = 'That is not the code we sent. Look for the newest message and type its six digits.';

function refusalOr(error: unknown): Refusal {
  const refusal = refusalIn(error);
  if (refusal === undefined) throw error;
  return refusal;
}

/** The chat words some refusals as half of a conversation; a form says the same for itself. */
function textOf({ code, message, retryAfter }: Refusal): string {
  switch (code) {
    case 'otp.too-many-sends':
      return noOtherCodeYet(retryAfter);
    case 'otp.expired':
      return `This code no longer works: each code works once, for ${CODE_MINUTES} minutes. Ask for a new one.`;
    case 'otp.too-many-tries':
      return 'That was one try too many, so this code no longer works. Ask for a new one.';
    case 'account.not-active':
      return 'The number is yours, but its account is not active, so you cannot sign in. Write to us to reopen it.';
    default:
      return message;
  }
}
