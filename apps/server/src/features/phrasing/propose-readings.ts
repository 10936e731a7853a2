import { redact } from '@manemitra/domain/redact';
import { interpret } from '@manemitra/query/interpret';
import type { CatalogueNames, Constraint } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import { askWithinBudget, type Asking, type PhrasingServices } from './ask-within-budget.ts';
import { numbersIn } from './claims.ts';

/** Possible meanings of unread words; the visitor decides. */
interface ProposedReading {
  /** The visitor's own words. */
  quote: string;
  /** The same in words that the query language reads. */
  means: string;
  /** The wish in those words, as the query language reads it. */
  constraints: readonly Constraint[];
}

interface ReadingRequest extends Asking {
  sentence: string;
  /** Parts of the sentence that were not read. */
  unread: readonly string[];
  names: CatalogueNames;
}

const Written = z.object({
  readings: z
    .array(z.object({ quote: z.string().min(1).max(200), means: z.string().min(1).max(200) }))
    .max(10),
});

const MOST = 3;

/**
 * Readings for words that the query language could not read. A reading is kept only if its quote is among the unread words
 * of the visitor's text, and the query language can read its meaning whole, with no number of its own.
 */
export async function proposeReadings(
  db: Kysely<Database>,
  services: PhrasingServices,
  { sentence, unread, names, ...asking }: ReadingRequest,
): Promise<ProposedReading[]> {
  if (unread.length === 0) return [];
  const draft = await askWithinBudget(db, services, {
    ...asking,
    prompt: 'read-words',
    material: {
      sentence: redact(sentence),
      unread: unread.map(redact),
    },
  });
  if (draft === undefined) return [];
  const written = readDraft(draft);
  if (written === undefined) {
    services.report('a reading was refused');
    return [];
  }
  const context = { today: asking.today, names };
  return written.readings.slice(0, MOST).flatMap(({ quote, means }) => {
    const isQuoted = sentence.includes(quote) && unread.some((words) => words.includes(quote));
    if (!isQuoted || hasNumberOfItsOwn(means, quote)) return [];
    const { intent, constraints, unread: strange, questions } = interpret(means, context);
    const isRead = intent === 'search' && strange.length === 0 && questions.length === 0;
    return isRead && constraints.length > 0 ? [{ quote, means, constraints }] : [];
  });
}

function readDraft(draft: string): z.infer<typeof Written> | undefined {
  try {
    return Written.safeParse(JSON.parse(draft)).data;
  } catch {
    return undefined;
  }
}

function hasNumberOfItsOwn(means: string, quote: string): boolean {
  const said = new Set(numbersIn(quote).map(({ value }) => value));
  return numbersIn(means).some(({ value }) => !said.has(value));
}
