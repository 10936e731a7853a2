import type { FoundCard } from '@manemitra/contract/search';
import { andList } from '@manemitra/domain/list-words';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { Check, CircleAlert, CircleHelp, Minus } from 'lucide-react';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { matchLines, metWishes, newsFirst, unknownText, type Verdict } from './match-lines.ts';

const SIGNS: Record<Verdict | 'over', { Icon: typeof Check; colour: string; word: string }> = {
  met: { Icon: Check, colour: 'text-areca', word: 'Fits' },
  /** Within the limit by its listed price alone. */
  over: { Icon: CircleAlert, colour: 'text-haldi', word: 'Fits, but' },
  missed: { Icon: Minus, colour: 'text-haldi', word: 'Misses' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-faint', word: 'Not known' },
};

/** As many of what it meets are said; what it misses is said always. */
const REASONS = 2;

/** Why a project is here in two reasons, then what it misses and what nobody knows, with a sign that is also said in words. */
export function MatchReasons({
  match,
  isOverLimit,
  verdict,
  constraints,
  alternatives,
}: {
  match: FoundCard['match'];
  /** Everything until the keys comes to more than the buyer named. */
  isOverLimit: boolean;
  verdict: FoundCard['verdict'];
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
}) {
  const lines = matchLines(match, constraints, alternatives);
  const wishes = metWishes(match, alternatives);
  const met = newsFirst(lines.filter((line) => line.verdict === 'met')).slice(0, REASONS);
  const missed = lines.filter((line) => line.verdict === 'missed');
  const unknown = unknownText(
    lines.filter((line) => line.verdict === 'unknown'),
    verdict,
  );
  return (
    <>
      {wishes.length > 0 && (
        <p className="text-sm leading-snug">
          <span className="text-ink-soft">Fits your wish </span>
          <span className="font-semibold">{andList(wishes)}</span>
        </p>
      )}
      <ul className="mt-0.5 text-sm leading-snug text-ink-soft">
        {[...met, ...missed].map(({ id, field, verdict: kind, text }) => (
          <Reason
            key={id}
            kind={kind === 'met' && field === 'price' && isOverLimit ? 'over' : kind}
            text={text}
          />
        ))}
        {unknown !== null && <Reason kind="unknown" text={unknown} />}
      </ul>
    </>
  );
}

/** The reasons that found no room above: what else it meets, and what else is not known. */
export function OtherReasons({
  match,
  constraints,
  alternatives,
}: {
  match: FoundCard['match'];
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
}) {
  const lines = matchLines(match, constraints, alternatives);
  const met = newsFirst(lines.filter((line) => line.verdict === 'met')).slice(REASONS);
  const unknown = lines.filter((line) => line.verdict === 'unknown').slice(1);
  if (met.length + unknown.length === 0) return null;
  return (
    <ul className="mb-2 text-sm leading-snug text-ink-soft">
      {[...met, ...unknown].map(({ id, verdict: kind, text }) => (
        <Reason key={id} kind={kind} text={text} />
      ))}
    </ul>
  );
}

/** One runs on behind the other, as words do; a line never ends behind a sign. */
function Reason({ kind, text }: { kind: Verdict | 'over'; text: string }) {
  const { Icon, colour, word } = SIGNS[kind];
  const [first = '', ...others] = text.split(/(?<= )(?!Cr|L\b)/);
  return (
    <li className="mr-3 inline wrap-anywhere">
      <span className="whitespace-nowrap">
        <Icon
          aria-hidden="true"
          className={`mr-1.5 inline-block size-3.5 align-[-0.1em] ${colour}`}
          strokeWidth={2.5}
        />
        <span className="sr-only">{word}: </span>
        {first.trimEnd()}
      </span>{' '}
      <UnbrokenText text={others.join('')} />{' '}
    </li>
  );
}
