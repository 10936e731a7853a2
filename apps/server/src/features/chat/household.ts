import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Absolute } from './screen/absolute.ts';
import { householdWords, type Household } from './household-words.ts';

/** Below it somebody names whom a home is for, and does not tell of a household. */
const FEWEST = 3;

/** The prefix by which what follows from a household is told. */
const INFERRED = 'From what you told me, I’ll prefer';

/**
 * A household's sentence as a wish: what it says of homes as it says it, and what follows from who will live there as no more
 * than preferences, each with its reason. Undefined where too little is told of a household.
 */
export function householdWish(
  tokens: readonly Token[],
  alone: Interpretation,
  names: CatalogueNames,
): Absolute | undefined {
  const found = tokens.flatMap((_, at) => {
    const phrase = phraseAt(householdWords, tokens, at);
    return phrase === undefined ? [] : [{ at, to: at + phrase.length, household: phrase.value }];
  });
  const all = [...new Set(found.map(({ household }) => household))];
  if (all.length < FEWEST) return undefined;
  const told = found.map(({ at, to }) => [tokens[at]?.from ?? 0, tokens[to - 1]?.to ?? 0] as const);
  // "A dog" speaks of the household: what was read from it is inferred, too.
  const said = alone.constraints.filter(
    ({ span: [from, to] }) => !told.some(([start, end]) => from >= start && to <= end),
  );
  const fields = new Set(said.map(({ field }) => field));
  const inferred = all.filter(({ wish }) => !(fields.has('bhk') && isOfRooms(wish)));
  const kept = describe(criteriaOf({ ...alone, constraints: said }), names);
  return {
    prompt: [kept, ...inferred.map(({ wish }) => wish)].filter((part) => part !== '').join(', '),
    says: `${INFERRED} ${inferred.map(({ because }: Household) => because).join('; ')}. You can remove any of these chips.`,
    asksOne: true,
  };
}

const isOfRooms = (wish: string): boolean => wish.endsWith('BHK');
