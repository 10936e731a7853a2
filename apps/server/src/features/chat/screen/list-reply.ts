import { howManyFitSentence } from '@manemitra/domain/how-many-fit';
import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchProperties } from '#server/features/search/public.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { asksOfProjects } from '../project/read-question.ts';
import {
  besideCounts,
  countAskers,
  fewWords,
  howManyThere,
  listNouns,
  onlyThese,
  whetherAny,
} from './list-words.ts';
import { consistsOf } from './accept.ts';
import { wordsBeside } from './pointing.ts';
import { has, spansOf, textAt } from './in-clause.ts';
import { numeralOf } from './place-words.ts';

/** Whether a sentence asks of the list itself, and of nothing in it: "how many results", "why only two?". */
export function asksOfList(tokens: readonly Token[], alone: Interpretation): boolean {
  if (everyConstraint(alone).some(({ quote }) => numeralOf(quote) === undefined)) return false;
  if (has(whetherAny, tokens) && !asksOfProjects(besideAny(tokens))) return true;
  if (has(listNouns, tokens) && has(countAskers, tokens)) return true;
  if (consistsOf(tokens, howManyThere, besideCounts)) return true;
  // "How come so few?"
  const askers = tokens.filter(({ text }) => !fewWords.has(text));
  if (
    has(countAskers, askers) &&
    askers.length < tokens.length &&
    !asksOfProjects(besideAsking(askers))
  )
    return true;
  const isShort = tokens.length <= 'only these 2 ?'.split(' ').length;
  return isShort && has(onlyThese, tokens) && textAt(tokens, tokens.length - 1) === '?';
}

const besideAny = (tokens: readonly Token[]): string =>
  wordsBeside(tokens, spansOf(whetherAny, tokens));

/** What a sentence says beside the words that ask how many, or why. */
const besideAsking = (tokens: readonly Token[]): string =>
  wordsBeside(tokens, spansOf(countAskers, tokens));

/** How many fit what was wished for, and what would find more. Undefined before any search. */
export async function listReply(
  db: Kysely<Database>,
  { previous, today }: ChatRequest,
  names: CatalogueNames,
): Promise<Answer | undefined> {
  if (previous === undefined || everyConstraint(previous).length === 0) return undefined;
  const prompt = describe(criteriaOf(previous), names);
  const found = await searchProperties(db, { prompt, today, limit: 1 });
  const { sentence, relaxations } = found;
  const more = relaxations.map(({ text }) => `${text}.`).join(' ');
  return {
    message: [
      howManyFitSentence(found, sentence),
      more === '' ? '' : `What would find more: ${more}`,
    ]
      .filter((text) => text !== '')
      .join(' '),
    outcome: 'answered',
    taps: relaxations.map(({ text, sentence: wider }) => ({ label: text, prompt: wider })),
  };
}
