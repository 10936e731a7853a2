import { interpret } from '@manemitra/query/interpret';
import type { Interpretation } from '@manemitra/query/interpretation';
import { labelledNames } from './labelled-set.ts';
import type { LabelledSentence } from './labelled-set.ts';
import { writtenNames } from './written-set.ts';

const names = {
  promoters: [...labelledNames.promoters, ...writtenNames.promoters],
  projects: [...labelledNames.projects, ...writtenNames.projects],
};

/** What is understood of a labelled sentence, after the one before it if there is one. */
export function readLabelled({ query, previous, today }: LabelledSentence): Interpretation {
  const context = { today, names };
  if (previous === undefined) return interpret(query, context);
  return interpret(query, { ...context, previous: interpret(previous, context) });
}
