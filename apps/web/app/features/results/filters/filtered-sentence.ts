import type { Client } from '@manemitra/contract/client';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { applied, type Entries, PLACE } from './filter-entries.ts';

/** What a panel makes of a search: its sentence, or why the place that was typed is none. */
export interface Filtered {
  sentence: string;
  placeProblem: string | undefined;
}

type Language = Pick<Client, 'interpretQuery' | 'describeQuery'>;

/** A search for anything, where a panel begins without a sentence. */
const NOTHING_ASKED: Interpretation = {
  intent: 'search',
  constraints: [],
  unread: [],
  questions: [],
  language: 'en',
};

/** The sentence of a panel that was sent from the page of this sentence, for where the page is not at hand. */
export async function sentenceOfPanel(api: Language, q: string, entries: Entries): Promise<string> {
  const { interpretation } =
    q === ''
      ? { interpretation: NOTHING_ASKED }
      : await api.interpretQuery({ body: { prompt: q } });
  return (await filtered(api, interpretation, entries)).sentence;
}

/** The canonical sentence for what the panel stands for, with the place that was typed into it. */
export async function filtered(
  api: Language,
  interpretation: Interpretation | undefined,
  entries: Entries,
): Promise<Filtered> {
  const edited = applied(interpretation ?? NOTHING_ASKED, entries);
  const typed = entries.find(([name]) => name === PLACE)?.[1].trim() ?? '';
  const place = typed === '' ? { wishes: [] } : await placeIn(api, typed);
  const { sentence } = await api.describeQuery({
    body: {
      interpretation: { ...edited, constraints: [...edited.constraints, ...place.wishes] },
    },
  });
  return { sentence, placeProblem: place.problem };
}

const PLACES: ReadonlySet<Constraint['field']> = new Set([
  'locality',
  'zone',
  'near',
  'metroLine',
  'promoter',
  'project',
]);

async function placeIn(
  api: Language,
  typed: string,
): Promise<{ wishes: Constraint[]; problem?: string }> {
  const { interpretation } = await api.interpretQuery({ body: { prompt: typed } });
  const wishes = interpretation.constraints.filter(({ field }) => PLACES.has(field));
  if (wishes.length > 0) return { wishes };
  const [question] = interpretation.questions;
  return {
    wishes,
    problem:
      question === undefined
        ? `We do not know “${typed}”. Try the name of a locality, a road or a landmark nearby.`
        : `${question.text} Write ${question.choices.map(({ label }) => `“${label}”`).join(' or ')}.`,
  };
}
