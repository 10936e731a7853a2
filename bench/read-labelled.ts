import { interpret } from '@manemitra/query/interpret';
import type { Interpretation } from '@manemitra/query/interpretation';
import { labelledNames } from './labelled-set.ts';
import type { LabelledSentence } from './labelled-set.ts';
import { writtenNames } from './written-set.ts';

/** The catalogue that labelled sentences speak of. */
export const sentenceNames = {
  promoters: [...labelledNames.promoters, ...writtenNames.promoters],
  projects: [...labelledNames.projects, ...writtenNames.projects],
};

/** What is understood of a labelled sentence, after the one before it if there is one. */
export function readLabelled(
  { query, previous, today }: LabelledSentence,
  read: typeof interpret = interpret,
): Interpretation {
  const context = { today, names: sentenceNames };
  if (previous === undefined) return read(query, context);
  return read(query, { ...context, previous: read(previous, context) });
}
