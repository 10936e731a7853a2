import type { Verdict } from '@manemitra/contract/verdict';
import { factDay } from '@manemitra/domain/fact-day';
import { VERDICT_MEANINGS } from '@manemitra/domain/verdict/levels';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { LevelBadge } from './level-badge.tsx';

/** Where a page of a project has its whole verdict. */
export const VERDICT_HASH = '#verdict';

/** Of what is in order the weightiest are read at once; what speaks against a project is never folded. */
const FIRST_IN_ORDER = 4;

/** The verdict on a project: what decides it, what would change that, and what is not known. */
export function VerdictBlock({ verdict: { level, reasons, unknown } }: { verdict: Verdict }) {
  const [first] = reasons;
  // An unknown fact is shown once, with what to ask: above where it is a first reason, else in the fold.
  const told = reasons.filter((reason) => reason === first || reason.rule !== null);
  const untold = unknown.filter(({ fact }) => fact !== first?.fact);
  return (
    <section
      aria-labelledby="verdict"
      data-verdict={level}
      className="rounded-lg border border-hairline bg-surface px-4 py-3.5"
    >
      <h3
        id={VERDICT_HASH.slice(1)}
        className="display flex scroll-mt-20 flex-wrap items-center gap-2 text-lg"
      >
        Our verdict <LevelBadge level={level} />
      </h3>
      <p className="mt-1 text-sm leading-snug text-ink-soft">{VERDICT_MEANINGS[level]}</p>
      <Reasons reasons={level === 'strong' ? told.slice(0, FIRST_IN_ORDER) : told} />
      {level === 'strong' && told.length > FIRST_IN_ORDER && (
        <Fold title={`${told.length - FIRST_IN_ORDER} more facts that we looked at`} isOpen={false}>
          <Reasons reasons={told.slice(FIRST_IN_ORDER)} />
        </Fold>
      )}
      {untold.length > 0 && (
        <Fold
          title={`${first?.rule === null ? 'Also not known' : 'Not known'}, and decisive: ${untold.length}`}
          isOpen={told.every(({ rule }) => rule === null)}
        >
          <ul className="flex flex-col gap-2.5">
            {untold.map(({ fact, says, ask }) => (
              <li key={fact} className="leading-snug">
                {says}
                <span className="block text-sm text-ink-soft">
                  <span className="font-semibold">Ask: </span>
                  {ask}
                </span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className="mt-3 text-sm leading-snug text-ink-soft">
        By rules that are the same for every project. Nobody can pay for a verdict.{' '}
        <Link to={paths.howWeJudge()} className={linkStyle}>
          How we judge
        </Link>
      </p>
    </section>
  );
}

const Reasons = ({ reasons }: Pick<Verdict, 'reasons'>) => (
  <ul className="mt-2 flex flex-col">
    {reasons.map((reason) => (
      <Reason key={reason.fact} reason={reason} />
    ))}
  </ul>
);

function Reason({
  reason: { fact, says, rule, change, source, checkedOn },
}: {
  reason: Verdict['reasons'][number];
}) {
  return (
    <li className="border-hairline py-2 leading-snug not-last:border-b">
      {says}
      {change !== null && (
        <span className="block text-sm text-ink-soft">
          <span className="font-semibold">
            {rule === null ? 'Ask: ' : 'What would change it: '}
          </span>
          {change}
        </span>
      )}
      {(source !== null || checkedOn !== null) && (
        <span className="block text-sm text-ink-faint first-letter:uppercase">
          {/* The day is of the fact; the source is that of the rule, and proves nothing of this project. */}
          {[
            checkedOn === null ? undefined : factDay(fact, checkedOn),
            source === null ? undefined : `Rule: ${source.name}`,
          ]
            .filter((part) => part !== undefined)
            .join('. ')}
        </span>
      )}
    </li>
  );
}

/** Folded by the browser itself; on paper it is open. */
function Fold({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      className="unfolds group mt-2 border-t border-dashed border-outline pt-2"
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-semibold hover:text-areca [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-soft transition-transform duration-calm group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="pt-1.5">{children}</div>
    </details>
  );
}
