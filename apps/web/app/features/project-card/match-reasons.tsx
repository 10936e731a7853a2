import type { FoundCard } from '@manemitra/contract/search';
import { andList } from '@manemitra/domain/list-words';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { Check, CircleHelp, Minus } from 'lucide-react';
import { matchLines, metWishes, type Verdict } from './match-lines.ts';

const SIGNS: Record<Verdict, { Icon: typeof Check; colour: string; word: string }> = {
  met: { Icon: Check, colour: 'text-areca', word: 'Fits' },
  missed: { Icon: Minus, colour: 'text-haldi', word: 'Misses' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-faint', word: 'Not known' },
};

/** Why a project is here, with a sign for each verdict that is also said in words. */
export function MatchReasons({
  match,
  constraints,
  alternatives,
}: {
  match: FoundCard['match'];
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
}) {
  const lines = matchLines(match, constraints, alternatives);
  const wishes = metWishes(match, alternatives);
  if (lines.length === 0) return null;
  return (
    <>
      {wishes.length > 0 && (
        <p className="text-base leading-snug">
          <span className="text-ink-soft">Fits your wish </span>
          <span className="font-semibold">{andList(wishes)}</span>
        </p>
      )}
      <ul className="gap-x-6 text-base leading-snug @lg:columns-2">
        {lines.map(({ id, verdict, text }) => {
          const { Icon, colour, word } = SIGNS[verdict];
          return (
            <li
              key={id}
              className={`flex break-inside-avoid gap-2 pb-1 ${verdict === 'met' ? '' : 'text-ink-soft'}`}
            >
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${colour}`}
                strokeWidth={2.5}
              />
              <span>
                <span className="sr-only">{word}: </span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
