import { upperFirst } from '@manemitra/domain/first-letter';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { countingOf } from '#server/features/search/public.ts';
import type { Answer } from './answer.ts';

interface OneQuestion {
  fields: readonly string[];
  asks: string;
  /** Each answer takes in those before it, as limits do. */
  isNested?: true;
  answers: readonly { label: string; says: string }[];
}

const QUESTIONS: readonly OneQuestion[] = [
  {
    fields: ['price'],
    asks: 'What is your budget, all-in?',
    isNested: true,
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
      label: upperFirst(zone),
      says: `in ${zone} bangalore`,
    })),
  },
  {
    fields: ['possession'],
    asks: 'When do you want to move?',
    isNested: true,
    answers: [
      { label: 'At once', says: 'ready to move' },
      { label: 'Within two years', says: 'within 2 years' },
    ],
  },
];

/** The one question that is expected to leave the fewest projects; none where few are left anyhow. */
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
  if (open.length === 0) return undefined;
  const { fitting } = await countingOf(db, today);
  const counted = await Promise.all(
    open.map(async (question) => {
      const left = await Promise.all(
        question.answers.map(async ({ says }) => (await fitting(`${sentence}, ${says}`)).total),
      );
      return { question, expected: expectedCount(left, { total, ...question }) };
    }),
  );
  const [best] = counted.toSorted((a, b) => a.expected - b.expected);
  if (best === undefined) return undefined;
  return {
    message: best.question.asks,
    taps: best.question.answers.map(({ label, says }) => ({ label, prompt: says })),
  };
}

/**
 * How many projects are left after an answer, where the home that is meant may be any of the `total` that fit: an answer is as
 * likely as the part of them that it is the first to take in, and whoever means none of these keeps all. `left` are the projects
 * that each answer leaves, in the order in which the answers are offered.
 */
export function expectedCount(
  left: readonly number[],
  { total, isNested = false }: { total: number; isNested?: boolean },
): number {
  let open = total;
  let sum = 0;
  left.forEach((count, at) => {
    const own = Math.min(open, isNested ? Math.max(0, count - (left[at - 1] ?? 0)) : count);
    open -= own;
    sum += own * count;
  });
  return (sum + open * total) / total;
}

/** As many are soon looked through. */
const FEW = 12;
