import { nameIndexOf } from '../name-index.ts';
import type { Reading, Sentence } from '../reading.ts';
import { tokenize } from '../tokens.ts';

type BoldReader = (sentence: Sentence, at: number) => readonly Reading[];

/** What a bold reader offers anywhere in a sentence: each wish as "words: field {value}". */
export function offeredBy(read: BoldReader, text: string): string[] {
  const tokens = tokenize(text);
  const sentence: Sentence = { text, tokens, today: '2026-11-22', names: nameIndexOf() };
  return tokens.flatMap((_, at) =>
    read(sentence, at).flatMap((reading) =>
      reading.kind === 'wish'
        ? [
            reading.wishes
              .map(({ field, value }) => `${field} ${JSON.stringify(value)}`)
              .join(' + '),
          ]
        : [],
    ),
  );
}
