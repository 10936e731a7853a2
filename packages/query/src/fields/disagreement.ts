import { formatShortRupees } from '@manemitra/domain/money';
import { exactRupees, guessedUnit, isPlausible, moneyAt } from '../money.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import {
  betweenSums,
  disagreementJoints,
  myPeople,
  sayingVerbs,
} from '../words/disagreement-words.ts';
import { peopleWords, pronounWords } from '../words/people-words.ts';
import { adviceVerbs, ownSubjects, wantVerbs } from '../words/telling-words.ts';

/**
 * "My wife says 1 crore, I say 1.4", "he says 1.4 and she says 1.6": two people name two sums, and nobody here knows on which they settle. Both are asked about as one, and
 * none of them is a limit meanwhile.
 */
export const disagreement: Reader = {
  begins: (text) => myPeople.has(text) || peopleWords.has(text) || pronounWords.has(text),
  read: readDisagreement,
};

function readDisagreement({ text, tokens }: Sentence, at: number): Reading | undefined {
  const somebody = otherAt(tokens, at);
  const theirs = somebody === 0 ? undefined : sumSaid(tokens, at + somebody);
  if (theirs === undefined) return undefined;
  let next = theirs.end;
  while (disagreementJoints.has(tokens[next]?.text ?? '')) next++;
  const other = ownSubjects.has(tokens[next]?.text ?? '') ? 1 : otherAt(tokens, next);
  const own = other === 0 ? undefined : sumSaid(tokens, next + other);
  if (own === undefined || own.rupees === theirs.rupees) return undefined;
  const [from, to] = [tokens[at]?.from ?? 0, tokens[own.end - 1]?.to ?? text.length];
  const quote = text.slice(from, to);
  return {
    length: own.end - at,
    kind: 'ask',
    question: {
      about: 'price',
      quote,
      text: `“${quote}”: which of the two is the most you would pay?`,
      choices: [theirs.rupees, own.rupees].map((rupees) => ({
        label: `Up to ${formatShortRupees(rupees)}`,
        sentence: `${text.slice(0, from)}under ${exactRupees(rupees)}${text.slice(to)}`.trim(),
      })),
    },
  };
}

/** How many words say who else speaks: "my wife", "she". */
function otherAt(tokens: readonly Token[], at: number): number {
  const my = myPeople.has(tokens[at]?.text ?? '') ? 1 : 0;
  const person = phraseAt(peopleWords, tokens, at + my);
  if (person !== undefined && person.value !== 'me') return my + person.length;
  return lengthAt(pronounWords, tokens, at);
}

/** One sum and a word for saying it, up to a sign: "says 1 crore", "1 koti antale". */
function sumSaid(
  tokens: readonly Token[],
  from: number,
): { rupees: number; end: number } | undefined {
  let rupees: number | undefined;
  let isSaid = false;
  let at = from;
  while (
    at < from + LONGEST &&
    at < tokens.length &&
    !disagreementJoints.has(tokens[at]?.text ?? '')
  ) {
    const text = tokens[at]?.text ?? '';
    const money = moneyAt(tokens, at);
    if (money === undefined) {
      const isSaying = [adviceVerbs, wantVerbs, sayingVerbs].some((verbs) => verbs.has(text));
      if (!isSaying && !betweenSums.has(text)) break;
      isSaid ||= isSaying;
      at++;
      continue;
    }
    const unit = money.unit || guessedUnit(money.value);
    if (rupees !== undefined || unit === undefined) return undefined;
    rupees = Math.round(money.value * unit);
    at += money.length;
  }
  return rupees !== undefined && isSaid && isPlausible(rupees) ? { rupees, end: at } : undefined;
}

const LONGEST = 8;
