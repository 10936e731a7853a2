import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { readQuestion } from '../project/read-question.ts';
import {
  askers,
  beforeOpeners,
  openers,
  showWords,
  whichWords,
  wishOpeners,
} from './asking-words.ts';
import { degrees, type Degree } from './pointing-words.ts';
import type { Meant } from './resolve.ts';

/** Fields that say which homes are looked for, and not what one is like. */
const SEARCHED = new Set(['bhk', 'propertyType', 'locality', 'zone', 'near', 'price', 'area']);

export const has = (phrases: Parameters<typeof lengthAt>[0], tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => lengthAt(phrases, tokens, at) > 0);

/** The fields of a sentence that say which homes are looked for. */
export const searchedIn = (alone: Interpretation): Set<string> =>
  new Set(everyConstraint(alone).flatMap(({ field }) => (SEARCHED.has(field) ? field : [])));

/** A sentence that says which homes are looked for. */
export function saysWhichHomes(alone: Interpretation): boolean {
  return everyConstraint(alone).some(({ field }) => field !== 'price' && SEARCHED.has(field));
}

/** Whether a sentence asks: by the word that opens it, by one that asks wherever it stands. */
export function isAsked(tokens: readonly Token[]): boolean {
  const from = firstWord(tokens);
  return from !== -1 && (lengthAt(openers, tokens, from) > 0 || has(askers, tokens));
}

interface Said {
  prompt: string;
  tokens: readonly Token[];
  alone: Interpretation;
  meant: Meant | undefined;
  /** One project is open: what is asked is asked of it. */
  isOpen: boolean;
  /** A question of the trade, as "can an NRI get a loan". */
  isGeneral: boolean;
}

/** Whether a turn asks about what is shown, about one project or about the trade, and not for homes. */
export function isQuestion({ prompt, tokens, alone, meant, isOpen, isGeneral }: Said): boolean {
  const asked = isAsked(tokens);
  const isMarked = /[?？]\s*$/u.test(prompt);
  const isDefinite = meant?.isDefinite === true;
  if (has(showWords, tokens) && !(isDefinite && (asked || isMarked))) return false;
  const question = readQuestion(prompt);
  const asksFacts = question.topics.length + question.amenities.length + question.places.length > 0;
  if (meant !== undefined) return asked || isMarked || (isDefinite && asksFacts);
  if (isGeneral) return true;
  const fields = everyConstraint(alone).map(({ field }) => field);
  const searched = searchedIn(alone);
  // "Any problems?" of the project that is open.
  if (isOpen && (asked || isMarked) && asksFacts && searched.size === 0) return true;
  if (wishOpeners.has(tokens[firstWord(tokens)]?.text ?? '')) return false;
  // "Is there a cheaper one" wishes for one.
  if (
    !has(whichWords, tokens) &&
    tokens.some((_, at) => RELATIVE.has(phraseAt(degrees, tokens, at)?.value ?? 'low'))
  )
    return false;
  const isWhich = has(whichWords, tokens);
  // "Which is closest to the ring road" sets those shown against each other.
  if (asked && isWhich && has(degrees, tokens)) return true;
  if (asked && isWhich && fields.every((field) => !SEARCHED.has(field) || OF_HOMES.has(field)))
    return true;
  if (isOpen && asked && searched.size < 2) return true;
  if (saysWhichHomes(alone)) return false;
  if (asked) return asksFacts || fields.length === 0 || alone.intent === 'project-question';
  return isMarked && fields.length === 0;
}

const RELATIVE: ReadonlySet<Degree> = new Set(['cheap', 'big']);

/** "How many flats in all" says of homes only what every project has. */
const OF_HOMES = new Set(['bhk', 'propertyType']);

/** Where a sentence begins after "ok", "and", "hi Mitra". */
function firstWord(tokens: readonly Token[]): number {
  return tokens.findIndex(({ text }) => !beforeOpeners.has(text));
}
