import { andList } from '@manemitra/domain/list-words';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import type { otherFacts } from '#web/features/verdict/public.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import type { ListedCard } from './listed-card.ts';
import {
  limitLine,
  matchLines,
  metOnCard,
  metWishes,
  type ReasonKind,
  unknownText,
  wayKind,
} from './match-lines.ts';

/** How a reason is drawn (`styles/card.css`), and what its sign says. */
const SIGNS: Record<ReasonKind | 'against', { look: string; word: string }> = {
  met: { look: 'reason-met', word: 'Fits' },
  /** Within the limit as far as all parts of the sum are known. */
  open: { look: 'reason-open', word: 'Fits so far' },
  /** Within the limit by its listed price alone, or on most days. */
  over: { look: 'reason-over', word: 'Fits, but' },
  missed: { look: 'reason-missed', word: 'Misses' },
  unknown: { look: 'reason-unknown', word: 'Not known' },
  /** What the verdict weighs beside its first reason. */
  against: { look: 'reason-over', word: 'Our verdict' },
};

/** Why a project is here: how long the way of each is, two more reasons, then what it misses and what of the wishes nobody knows, with a sign that is also said in words. */
export function MatchReasons({
  found,
  constraints,
  alternatives,
}: {
  found: Pick<ListedCard, 'match' | 'difference' | 'home'>;
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
}) {
  const { match } = found;
  const lines = matchLines(match, constraints, alternatives).filter(
    ({ id }) => wayKind(match, id) === undefined,
  );
  const wishes = metWishes(match, alternatives);
  const { shown } = metOnCard(
    lines.filter((line) => line.verdict === 'met'),
    found.home,
  );
  const missed = lines.filter((line) => line.verdict === 'missed');
  const unknown = unknownText(lines.filter((line) => line.verdict === 'unknown'));
  const limit = limitLine(found);
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
        {[...shown, ...missed].map(({ id, field, verdict: kind, text }, at) => (
          <Reason
            key={id}
            isLater={kind === 'met' && at > 0}
            {...(field === 'price' && kind === 'met' && limit !== undefined
              ? limit
              : { kind, text })}
          />
        ))}
        {unknown !== null && <Reason kind="unknown" text={unknown} />}
      </ul>
    </>
  );
}

/** The reasons that found no room above: all of each way, what else it meets, what else is not known, and what else the verdict weighs. */
export function OtherReasons({
  found: {
    match,
    home,
    verdict: { level },
  },
  weighed,
  constraints,
  alternatives,
}: {
  found: Pick<ListedCard, 'match' | 'home' | 'verdict'>;
  weighed: ReturnType<typeof otherFacts>;
  constraints: readonly Constraint[];
  alternatives: Interpretation['alternatives'];
}) {
  const all = matchLines(match, constraints, alternatives);
  const ways = all.filter(({ id }) => wayKind(match, id) !== undefined);
  const lines = all.filter((line) => !ways.includes(line));
  const { others } = metOnCard(
    lines.filter((line) => line.verdict === 'met'),
    home,
  );
  const unknown = lines.filter((line) => line.verdict === 'unknown').slice(1);
  if (ways.length + others.length + unknown.length + weighed.length === 0) return null;
  const known = level === 'strong' ? 'met' : 'against';
  return (
    <ul className="card-reasons mb-2">
      {[...ways, ...others, ...unknown].map(({ id, verdict, text }) => (
        <Reason key={id} kind={wayKind(match, id) ?? verdict} text={text} />
      ))}
      {weighed.map(({ fact, says, isUnknown }) => (
        <Reason key={`${fact} ${says}`} kind={isUnknown ? 'unknown' : known} text={says} />
      ))}
    </ul>
  );
}

/** A reason with its sign. One runs on behind the other, as words do; a line never ends behind a sign. */
export function Reason({
  kind,
  text,
  isLater = false,
}: {
  kind: ReasonKind | 'against';
  text: string;
  /** On a phone it waits until the card is unfolded. */
  isLater?: boolean;
}) {
  const { look, word } = SIGNS[kind];
  const [first = '', ...others] = text.split(/(?<= )(?!Cr|L\b)/);
  return (
    <li className={isLater ? `${look} card-later` : look}>
      <span>
        <span>{`${word}: `}</span>
        {first.trimEnd()}
      </span>
      <UnbrokenText text={` ${others.join('')} `} />
    </li>
  );
}
