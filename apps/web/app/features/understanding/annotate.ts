import type { Constraint } from '@manemitra/query/interpretation';

export interface Segment {
  text: string;
  /** Closing punctuation right behind an understood piece; it may not stand apart from it. */
  tail: string;
  /** What this piece of the sentence was understood as; none for words in between. */
  constraints: Constraint[];
  /** Words that say a part of these wishes, which stand elsewhere: "both within 40 minutes". */
  partOf?: Constraint[];
}

/**
 * Cuts a sentence into understood pieces and the words between them. A constraint is shown only if its quote is in this
 * sentence: after a refinement it may be in an earlier one.
 */
export function annotate(sentence: string, constraints: readonly Constraint[]): Segment[] {
  const stands = (quote: string, [from, to]: Constraint['span']) =>
    to > from && sentence.slice(from, to) === quote;
  const standing = constraints.flatMap((constraint) =>
    stands(constraint.quote, constraint.span)
      ? [
          { constraint, span: constraint.span, isPart: false },
          ...(constraint.also ?? [])
            .filter(({ quote, span }) => stands(quote, span))
            .map(({ span }) => ({ constraint, span, isPart: true })),
        ]
      : [],
  );
  standing.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);

  const segments: Segment[] = [];
  let read = 0;
  for (const { constraint, span, isPart } of standing) {
    const [, to] = span;
    // "all-in under 1.6 Cr": a word with a hyphen is never cut, though only its end was read with the amount.
    const from = span[0] - (/[^\s,.;:!?]+-$/.exec(sentence.slice(read, span[0]))?.[0].length ?? 0);
    const last = segments.at(-1);
    if (from < read) {
      // Said within a piece that is already shown: "3bhk flat" is one piece with two meanings.
      if (!isPart) last?.constraints.push(constraint);
      else if (last?.partOf?.includes(constraint) === false) last.partOf.push(constraint);
      continue;
    }
    if (from > read) segments.push(plain(sentence.slice(read, from)));
    const tail = /^[,.;:!?।]+/.exec(sentence.slice(to))?.[0] ?? '';
    const text = sentence.slice(from, to);
    segments.push(
      isPart
        ? { text, tail, constraints: [], partOf: [constraint] }
        : { text, tail, constraints: [constraint] },
    );
    read = to + tail.length;
  }
  if (read < sentence.length) segments.push(plain(sentence.slice(read)));
  return segments;
}

function plain(text: string): Segment {
  return { text, tail: '', constraints: [] };
}
