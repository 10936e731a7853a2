import { splitModelChoice } from '@manemitra/domain/model-choice-note';
import { andList } from '@manemitra/domain/list-words';
import { withoutRingCodes } from '@manemitra/domain/ring-words';
import type { Constraint } from '@manemitra/query/interpretation';
import type { ReactNode } from 'react';
import { annotate } from '#web/features/understanding/public.ts';
import { UNDERLINES } from './constraint-chip.tsx';
import { shortened } from './shortened.ts';

/**
 * The buyer's own sentence with the understood words underlined, and their meanings below as menus. Wishes from an earlier
 * sentence come after it; a long story between two wishes is shortened. On a phone the words themselves are the buttons:
 * meanings below would push the homes out of view.
 */
export function ReadSentence({
  sentence,
  constraints,
  chipOf,
}: {
  sentence: string;
  constraints: readonly Constraint[];
  chipOf: (constraint: Constraint) => ReactNode;
}) {
  // Who chose between readings is shown at the chip and at its question.
  const segments = annotate(splitModelChoice(sentence).said, constraints);
  const standing = new Set(segments.flatMap((segment) => segment.constraints));
  const others = constraints.filter((constraint) => !standing.has(constraint));
  const size = sentence.length > LONG ? LONG_SIZE : '';
  return (
    <ul className={`flex flex-wrap items-start gap-x-1.5 gap-y-1 wishes-folded ${size}`}>
      {segments.flatMap(({ text, tail, constraints: meanings, partOf }, index) =>
        partOf !== undefined && meanings.length === 0
          ? [
              // oxlint-disable-next-line react/no-array-index-key -- a segment is its place in the sentence
              <PartOf key={index} text={text} tail={tail} wishes={partOf} />,
            ]
          : meanings.length === 0
            ? shortened(withoutRingCodes(text)).map((word, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a word is its place in the sentence
                <li key={`${index} ${place}`} aria-hidden="true" className="wish-words">
                  <span className="text-ink-faint">{word}</span>
                </li>
              ))
            : [
                // oxlint-disable-next-line react/no-array-index-key -- a segment is its place in the sentence
                <li key={index} className={meanings.length === 1 ? 'wish wish-folds' : 'wish'}>
                  <span aria-hidden="true" className={`wish-words ${underlineOf(meanings)}`}>
                    {withoutRingCodes(text)}
                    {tail !== '' && <span className="text-ink-faint">{tail}</span>}
                  </span>
                  {meanings.map((constraint) => (
                    <span key={constraint.id} className="flex *:flex-1">
                      {chipOf(constraint)}
                    </span>
                  ))}
                </li>,
              ],
      )}
      {others.map((constraint) => (
        <li key={constraint.id} className="self-end">
          {chipOf(constraint)}
        </li>
      ))}
    </ul>
  );
}

/** By the first of what they mean; the others say their strength in words. */
const underlineOf = ([first]: readonly Constraint[]): string =>
  first === undefined ? '' : UNDERLINES[first.strength];

/** Words that say a part of wishes which stand elsewhere; the wishes are changed there. */
function PartOf({
  text,
  tail,
  wishes,
}: {
  text: string;
  tail: string;
  wishes: readonly Constraint[];
}) {
  return (
    <li aria-hidden="true" className="wish">
      <span className="wish-words self-start border-b-[3px] border-areca">
        {text}
        {tail !== '' && <span className="text-ink-faint">{tail}</span>}
      </span>
      <span className="block pt-1 text-sm leading-tight text-areca-strong max-sm:hidden">
        {`of ${andList(wishes.map(({ quote }) => quote))}`}
      </span>
    </li>
  );
}

/** A sentence of more letters takes too many lines in the size of a headline. */
const LONG = 60;
const LONG_SIZE = '[&_.wish-words]:text-base sm:[&_.wish-words]:text-lg';
