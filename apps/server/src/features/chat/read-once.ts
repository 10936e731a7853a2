import { interpretInSteps } from '@manemitra/query/interpret';
import type { Heard } from '@manemitra/query/read-words';
import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';
import { inSteps } from '#server/platform/let-others-go-on.ts';

/** What a sentence means, by itself or after a search before. */
export type ReadSentence = (prompt: string, previous?: Interpretation) => Promise<Interpretation>;

/**
 * Reading is the dearest part of a turn: what was read in it is not read again, of a sentence that is read alone and after a search the
 * words are read once, and others are answered in between.
 */
export function readOnce(context: { today: string; names: CatalogueNames }): ReadSentence {
  const sentences = new Map<string, Sentence>();
  return (prompt, previous) => {
    const sentence: Sentence = sentences.get(prompt) ?? {
      heard: {},
      read: new Map(),
    };
    sentences.set(prompt, sentence);
    const known = sentence.read.get(previous);
    if (known !== undefined) return known;
    const after = previous === undefined ? context : { ...context, previous };
    const read = inSteps(interpretInSteps(prompt, after, sentence.heard));
    sentence.read.set(previous, read);
    return read;
  };
}

interface Sentence {
  heard: Heard;
  /** By the search before. */
  read: Map<Interpretation | undefined, Promise<Interpretation>>;
}
