import { interpretInSteps } from '@manemitra/query/interpret';
import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';
import { inSteps } from '#server/platform/let-others-go-on.ts';

/** What a sentence means, by itself or after a search before. */
export type ReadSentence = (prompt: string, previous?: Interpretation) => Promise<Interpretation>;

/** Reading is the dearest part of a turn: what was read in it is not read again, and others are answered in between. */
export function readOnce(context: { today: string; names: CatalogueNames }): ReadSentence {
  const known: {
    prompt: string;
    previous: Interpretation | undefined;
    read: Promise<Interpretation>;
  }[] = [];
  return (prompt, previous) => {
    const same = known.find((one) => one.prompt === prompt && one.previous === previous);
    if (same !== undefined) return same.read;
    const read = inSteps(
      interpretInSteps(prompt, { ...context, ...(previous ? { previous } : {}) }),
    );
    known.push({ prompt, previous, read });
    return read;
  };
}
