import { andList, moreWishes } from '@manemitra/domain/list-words';
import type { Interpretation } from '@manemitra/query/interpretation';
import { HomesFit } from '#web/features/money/public.ts';
import { homesFitText } from '#web/features/project-words/public.ts';
import type { otherFacts } from '#web/features/verdict/public.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import type { ListedCard } from './listed-card.ts';
import { metWishes, type ReasonKind } from './match-lines.ts';
import { type Ticks, wordsInSight } from './ticks.ts';

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

/** Why a project is here: how long the way of each is, what is left of the limit, how many homes fit, then every other wish in few words, with a sign that is also said in words. */
export function MatchReasons({
  found,
  ticks,
  alternatives,
}: {
  found: Pick<ListedCard, 'match' | 'home' | 'homes'>;
  ticks: Ticks;
  alternatives: Interpretation['alternatives'];
}) {
  const wishes = metWishes(found.match, alternatives);
  const homes = homesFitText(found, 'listed');
  const inSight = wordsInSight(ticks, homes);
  const later = ticks.words.slice(inSight);
  return (
    <>
      {wishes.length > 0 && (
        <p className="text-sm leading-snug">
          <span className="text-ink-soft">Fits your wish </span>
          <span className="font-semibold">{andList(wishes)}</span>
        </p>
      )}
      <ul className="card-reasons mt-0.5">
        {ticks.lead.map(({ id, kind, text }) => (
          <Reason key={id} kind={kind} text={text} />
        ))}
        {homes !== null && (
          <li className="reason-met">
            <span>
              <span>Fits: </span>
              <HomesFit of={found} />
            </span>
          </li>
        )}
        {ticks.words.map(({ id, kind, text }, at) => (
          <Reason key={id} kind={kind} text={text} look={at < inSight ? '' : 'card-later'} />
        ))}
        {[...new Set(later.map(({ kind }) => kind))].map((kind) => (
          <Reason
            key={kind}
            kind={kind}
            text={moreWishes(later.filter((one) => one.kind === kind).length)}
            look="card-sooner"
          />
        ))}
      </ul>
    </>
  );
}

/** What an unfolded card adds: in full what stands above in few words, and what else the verdict weighs. */
export function OtherReasons({
  level,
  weighed,
  ticks: { inFull },
}: {
  level: ListedCard['verdict']['level'];
  weighed: ReturnType<typeof otherFacts>;
  ticks: Ticks;
}) {
  if (inFull.length + weighed.length === 0) return null;
  const known = level === 'strong' ? 'met' : 'against';
  return (
    <ul className="card-reasons mb-2">
      {inFull.map(({ id, kind, text }) => (
        <Reason key={id} kind={kind} text={text} />
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
  look = '',
  isSaid = false,
}: {
  kind: ReasonKind | 'against';
  text: string;
  /** On a phone it waits until the card is unfolded, or goes then. */
  look?: '' | 'card-later' | 'card-sooner';
  /** The text itself says what the sign does. */
  isSaid?: boolean;
}) {
  const { look: sign, word } = SIGNS[kind];
  const [first = '', ...others] = text.split(/(?<= )(?!Cr|L\b)/);
  return (
    <li className={look === '' ? sign : `${sign} ${look}`}>
      <span>
        <span>{isSaid ? '' : `${word}: `}</span>
        {first.trimEnd()}
      </span>
      <UnbrokenText text={` ${others.join('')} `} />
    </li>
  );
}
