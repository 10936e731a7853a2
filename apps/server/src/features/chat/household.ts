import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { countProperties } from '#server/features/search/public.ts';
import type { Answer } from './answer.ts';
import type { Absolute } from './screen/relative-wish.ts';
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

interface OneQuestion {
  fields: readonly string[];
  asks: string;
  answers: readonly { label: string; says: string }[];
}

const QUESTIONS: readonly OneQuestion[] = [
  {
    fields: ['price'],
    asks: 'What is your budget, all-in?',
    answers: [
      { label: 'Up to ₹75 L', says: 'all-in under 75 lakh' },
      { label: 'Up to ₹1 Cr', says: 'all-in under 1 crore' },
      { label: 'Up to ₹1.5 Cr', says: 'all-in under 1.5 crore' },
      { label: 'Up to ₹2.5 Cr', says: 'all-in under 2.5 crore' },
    ],
  },
  {
    fields: ['locality', 'zone', 'near'],
    asks: 'Where do you both work, or which part of the city do you prefer?',
    answers: ['north', 'south', 'east', 'west'].map((zone) => ({
      label: `${zone.charAt(0).toUpperCase()}${zone.slice(1)}`,
      says: `in ${zone} bangalore`,
    })),
  },
  {
    fields: ['possession'],
    asks: 'When do you want to move?',
    answers: [
      { label: 'At once', says: 'ready to move' },
      { label: 'Within two years', says: 'within 2 years' },
    ],
  },
];

/** The one question whose answers leave the fewest projects on average; none where few are left anyhow. */
export async function questionFor(
  db: Kysely<Database>,
  {
    sentence,
    interpretation,
    total,
  }: { sentence: string; interpretation: Interpretation; total: number },
  today: string,
): Promise<Pick<Answer, 'message' | 'taps'> | undefined> {
  if (total <= FEW) return undefined;
  const fields = new Set<string>(everyConstraint(interpretation).map(({ field }) => field));
  const open = QUESTIONS.filter((one) => !one.fields.some((field) => fields.has(field)));
  const counted = await Promise.all(
    open.map(async (question) => {
      const left = await Promise.all(
        question.answers.map(async ({ says }) => {
          const count = { prompt: `${sentence}, ${says}`, since: new Date(), today };
          return (await countProperties(db, count)).total;
        }),
      );
      return { question, expected: left.reduce((sum, each) => sum + each, 0) / left.length };
    }),
  );
  const [best] = counted.toSorted((a, b) => a.expected - b.expected);
  if (best === undefined) return undefined;
  return {
    message: best.question.asks,
    taps: best.question.answers.map(({ label, says }) => ({ label, prompt: says })),
  };
}

/** As many are soon looked through. */
const FEW = 12;
