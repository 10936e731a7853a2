import type { Strength } from '@manemitra/query/criteria';
import type { Constraint } from '@manemitra/query/interpretation';
import { annotate } from './annotate.ts';
import { besideStrength, STRENGTH_WORDS } from './strength.ts';

const ON_GROVE: Record<Strength, string> = {
  must: 'border-on-grove-soft text-on-grove-soft',
  nice: 'border-grove-haldi text-grove-haldi border-dashed',
  avoid: 'border-grove-gulmohar text-grove-gulmohar border-double',
};

/**
 * A sentence with its meaning written under its words, as in a language textbook. Drawn for the deep
 * green ground.
 */
export function AnnotatedSentence({
  sentence,
  constraints,
}: {
  sentence: string;
  constraints: readonly Constraint[];
}) {
  return (
    <p className="flex flex-wrap items-start gap-x-[0.28em] gap-y-4 text-[1.375rem] leading-[1.3] text-on-grove sm:text-[1.75rem]">
      {annotate(sentence, constraints).flatMap((segment, index) => {
        const [first] = segment.constraints;
        if (first === undefined) return plainWords(segment.text, index);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a segment is its place in the sentence
          <span key={index} className="inline-flex flex-col">
            <span>
              {segment.text}
              <span className="text-on-grove-soft">{segment.tail}</span>
            </span>
            <span className={`mt-1 border-t-[3px] pt-1 text-sm ${ON_GROVE[first.strength]}`}>
              <span className="font-semibold">{STRENGTH_WORDS[first.strength].word}</span>{' '}
              {segment.constraints.map(besideStrength).join(' · ')}
            </span>
          </span>
        );
      })}
    </p>
  );
}

/** Words in between, each by itself, so that a line can end after any of them. */
function plainWords(text: string, index: number) {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a word is its place in the sentence
      <span key={`${index} ${place}`} className="text-on-grove-soft">
        {word}
      </span>
    ));
}
