import { CODE_MINUTES } from '@manemitra/contract/limits';
import type { ProblemCode } from '@manemitra/contract/problems';
import type { ChatReply } from '@manemitra/contract/chats';

/**
 * Signing in by chat as a pure machine: `(state, event) -> (state, reply or refusal, effect)`. What an effect brings
 * comes back as an event. No event says whether a number is known, so no path can depend on it.
 */

type Wish = 'login' | 'signup';

export type State =
  | { at: 'chats' }
  | { at: 'login'; wish: Wish }
  | { at: 'signup'; mobileNumber: string }
  | { at: 'otp-validate'; mobileNumber: string };

export type Event =
  | { kind: 'wish'; wish: Wish; mobileNumber?: string | undefined }
  | { kind: 'number'; mobileNumber: string }
  | { kind: 'name'; name: string }
  | { kind: 'code'; code: string }
  | { kind: 'resend' | 'other-number' | 'cancel' | 'unclear' | 'sign-out' }
  /** What came of proving a code. */
  | { kind: 'proved'; name: string | null }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'expired' | 'too-many-tries' | 'not-active' };

export type Effect =
  /** `name` undefined keeps the name that waits beside the code before; null forgets it. */
  | { do: 'send-code'; mobileNumber: string; name?: string | null }
  | { do: 'prove-code'; mobileNumber: string; code: string }
  | { do: 'sign-out' };

export interface Step {
  state: State;
  effect?: Effect;
  reply?: Pick<ChatReply, 'message' | 'outcome' | 'startChat'>;
  refusal?: { code: ProblemCode; message: string };
}

const CHATS: State = { at: 'chats' };

export function step(state: State, event: Event): Step {
  if (event.kind === 'cancel') return say(CHATS, TEXT.cancelled, 'answered');
  if (event.kind === 'sign-out') {
    return { ...say(CHATS, TEXT.signedOut, 'answered'), effect: { do: 'sign-out' } };
  }
  if (event.kind === 'wish') return begin(event.wish, event.mobileNumber);
  if (state.at === 'login') {
    return event.kind === 'number' ? begin(state.wish, event.mobileNumber) : ask(state);
  }
  if (state.at === 'signup') {
    if (event.kind !== 'name') return ask(state);
    return send(state.mobileNumber, event.name);
  }
  if (state.at === 'otp-validate') return atCode(state, event);
  return event.kind === 'number' ? begin('login', event.mobileNumber) : ask(state);
}

/** The path depends on the wish alone. */
function begin(wish: Wish, mobileNumber: string | undefined): Step {
  if (mobileNumber === undefined) {
    return say({ at: 'login', wish }, TEXT.askNumber[wish], 'needs-input');
  }
  if (wish === 'login') return send(mobileNumber, null);
  return say({ at: 'signup', mobileNumber }, TEXT.askName, 'needs-input');
}

function send(mobileNumber: string, name?: string | null): Step {
  return {
    ...say({ at: 'otp-validate', mobileNumber }, TEXT.sent, 'needs-input'),
    effect: { do: 'send-code', mobileNumber, ...(name === undefined ? {} : { name }) },
  };
}

function atCode(state: State & { at: 'otp-validate' }, event: Event): Step {
  const { mobileNumber } = state;
  switch (event.kind) {
    case 'code':
      return { state, effect: { do: 'prove-code', mobileNumber, code: event.code } };
    case 'resend':
      return send(mobileNumber);
    case 'other-number':
      return begin('login', undefined);
    case 'number':
      return send(event.mobileNumber);
    case 'proved': {
      const whom = event.name === null ? 'Welcome' : `Welcome, ${event.name}`;
      return {
        state: CHATS,
        reply: { message: `${whom}. ${TEXT.signedIn}`, outcome: 'answered', startChat: true },
      };
    }
    case 'wrong':
      return refuse(state, 'otp.wrong', wrongText(event.triesLeft));
    case 'expired':
      return refuse(state, 'otp.expired', TEXT.expired);
    case 'too-many-tries':
      return refuse(state, 'otp.too-many-tries', TEXT.tooManyTries);
    case 'not-active':
      return refuse(CHATS, 'account.not-active', TEXT.notActive);
    default:
      return ask(state);
  }
}

/** Says again what is waited for. */
function ask(state: State): Step {
  return say(state, TEXT.again[state.at], 'needs-input');
}

function say(state: State, message: string, outcome: ChatReply['outcome']): Step {
  return { state, reply: { message, outcome } };
}

function refuse(state: State, code: ProblemCode, message: string): Step {
  return { state, refusal: { code, message } };
}

function wrongText(left: number): string {
  const tries = left === 1 ? 'one try' : `${left} tries`;
  return `That is not the code I sent; you have ${tries} left. Type its 6 digits again, or say “resend” for a new code.`;
}

const TEXT = {
  askNumber: {
    login:
      'Which mobile number shall I send a code to? Say “cancel” to keep searching without signing in.',
    signup:
      'Let us open your account. Which mobile number shall I send a code to? Say “cancel” to keep searching without one.',
  },
  askName: 'And what is your name?',
  sent: `I have sent a code of 6 digits to that number. Type it here; it works for ${CODE_MINUTES} minutes. You can also say “resend”, “other number” or “cancel”.`,
  signedIn: 'You are signed in. What home are you looking for?',
  signedOut: 'You are signed out. You can keep searching without an account.',
  cancelled: 'All right, I won’t sign you in. What home are you looking for?',
  expired: `This code no longer works: each code works once, for ${CODE_MINUTES} minutes. Say “resend” for a new one.`,
  tooManyTries:
    'That was one try too many, so this code no longer works. Say “resend” for a new one.',
  notActive:
    'The number is yours, but its account is not active, so I cannot sign you in. Write to us to reopen it. You can keep searching without it.',
  again: {
    chats: 'What home are you looking for?',
    login:
      'I could not read a mobile number in that. Type its 10 digits, with the country code if it is not Indian, or say “cancel”.',
    signup: 'I could not read a name in that. Type the name I should call you by, or say “cancel”.',
    'otp-validate':
      'Type the 6 digits of the code I sent, or say “resend”, “other number” or “cancel”.',
  },
} as const;
