import type { FoundCard } from '@manemitra/contract/search';
import { andList } from '@manemitra/domain/list-words';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import {
  matchLines,
  metWishes,
  newsFirst,
  type ReasonKind,
  unknownText,
  wayKind,
} from './match-lines.ts';

/** How a reason is drawn (`styles/card.css`), and what its sign says. */
const SIGNS: Record<ReasonKind, { look: string; word: string }> = {
  met: { look: 'reason-met', word: 'Fits' },
  /** Within the limit by its listed price alone, or on most days. */
  over: { look: 'reason-over', word: 'Fits, but' },
  missed: { look: 'reason-missed', word: 'Misses' },
  unknown: { look: 'reason-unknown', word: 'Not known' },
};

/** As many of what it meets are said; what it misses is said always. */
const REASONS = 2;

/** Why a project is here: how long the way of each is, two more reasons, then what it misses and what nobody knows, with a sign that is also said in words. */
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
  const lines = matchLines(match, constraints, alternatives).filter(
    ({ id }) => wayKind(match, id) === undefined,
  );
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
      <ul className="card-reasons mt-0.5">
        {match.ways?.map(({ id, text }) => (
          <Reason key={id} kind={wayKind(match, id) ?? 'met'} text={text} />
        ))}
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

/** The reasons that found no room above: all of each way, what else it meets, and what else is not known. */
export function OtherReasons({
  match,
  constraints,
  alternatives,
}: {
  match: FoundCard['match'];
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
}) {
  const all = matchLines(match, constraints, alternatives);
  const ways = all.filter(({ id }) => wayKind(match, id) !== undefined);
  const lines = all.filter((line) => !ways.includes(line));
  const met = newsFirst(lines.filter((line) => line.verdict === 'met')).slice(REASONS);
  const unknown = lines.filter((line) => line.verdict === 'unknown').slice(1);
  if (ways.length + met.length + unknown.length === 0) return null;
  return (
    <ul className="card-reasons mb-2">
      {[...ways, ...met, ...unknown].map(({ id, verdict, text }) => (
        <Reason key={id} kind={wayKind(match, id) ?? verdict} text={text} />
      ))}
    </ul>
  );
}

/** A reason with its sign. One runs on behind the other, as words do; a line never ends behind a sign. */
export function Reason({ kind, text }: { kind: ReasonKind; text: string }) {
  const { look, word } = SIGNS[kind];
  const [first = '', ...others] = text.split(/(?<= )(?!Cr|L\b)/);
  return (
    <li className={look}>
      <span>
        <span>{`${word}: `}</span>
        {first.trimEnd()}
      </span>
      <UnbrokenText text={` ${others.join('')} `} />
    </li>
  );
}
