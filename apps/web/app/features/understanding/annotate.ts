import type { Constraint } from '@manemitra/query/interpretation';

export interface Segment {
  text: string;
  /** Closing punctuation right behind an understood piece; it may not stand apart from it. */
  tail: string;
  /** What this piece of the sentence was understood as; none for words in between. */
  constraints: Constraint[];
}

/**
 * Cuts a sentence into understood pieces and the words between them. A constraint is shown only if its quote is in this
 * sentence: after a refinement it may be in an earlier one.
 */
export function annotate(sentence: string, constraints: readonly Constraint[]): Segment[] {
  const standing = constraints
    .filter(({ quote, span: [from, to] }) => to > from && sentence.slice(from, to) === quote)
    .toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);

  const segments: Segment[] = [];
  let read = 0;
  for (const constraint of standing) {
    const [from, to] = constraint.span;
    const last = segments.at(-1);
    if (from < read) {
      // Said within a piece that is already shown: "3bhk flat" is one piece with two meanings.
      last?.constraints.push(constraint);
      continue;
    }
    if (from > read) segments.push(plain(sentence.slice(read, from)));
    const tail = /^[,.;:!?।]+/.exec(sentence.slice(to))?.[0] ?? '';
    segments.push({ text: sentence.slice(from, to), tail, constraints: [constraint] });
    read = to + tail.length;
  }
  if (read < sentence.length) segments.push(plain(sentence.slice(read)));
  return segments;
}

function plain(text: string): Segment {
  return { text, tail: '', constraints: [] };
}
