import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { consistsOf } from './accept.ts';
import { besideThanks, pleasantries, thanksPhrases } from './small-talk-words.ts';

/** Who only says thanks is not greeted again: what was looked for is kept for them. Undefined where more is said. */
export function thanksReply(
  tokens: readonly Token[],
  sentence: string | undefined,
): Answer | undefined {
  if (!consistsOf(tokens, thanksPhrases, besideThanks)) return undefined;
  if (sentence === undefined || sentence === '') {
    return {
      message: 'You are welcome. Say when there is more that I can look up.',
      outcome: 'answered',
      taps: [],
    };
  }
  return {
    message: `You are welcome. “${sentence}” is saved: beside your shortlist you see what is new in it since.`,
    outcome: 'answered',
    errand: 'save',
    taps: [{ label: 'See my saved searches', href: '/dashboard/shortlist' }],
  };
}

/** Who asks after us is answered shortly, and nothing is searched by it. Undefined where more is said. */
export function pleasantryReply(tokens: readonly Token[]): Answer | undefined {
  if (!consistsOf(tokens, pleasantries, besideThanks)) return undefined;
  return {
    message:
      'Kind of you to ask. I am Mitra, a program, so I need neither food nor rest. Which home shall I look for?',
    outcome: 'answered',
    taps: [],
  };
}
