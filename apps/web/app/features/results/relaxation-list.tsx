import type { Relaxation } from '@manemitra/contract/besides-found';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatShortRupees } from '@manemitra/domain/money';
import { paths } from '#web/paths.ts';
import { DOT } from '#web/ui/dot.ts';
import { RowLink, RowList } from './row-link.tsx';

/** The smallest compromises, each with exactly what it yields. Nothing is widened unless one is taken. */
export function RelaxationList({
  relaxations,
  farBelow,
}: {
  relaxations: readonly Relaxation[];
  farBelow: string | null;
}) {
  if (relaxations.length === 0) return null;
  return (
    <section aria-labelledby="relaxations">
      {farBelow !== null && <p className="mb-3 max-w-prose leading-snug">{farBelow}</p>}
      <h2 id="relaxations" className="display mb-2 text-lg">
        {farBelow === null ? 'What the smallest change would find' : 'What a change would find'}
      </h2>
      <RowList>
        {relaxations.map(({ constraintId, text, sentence, more, total, from }) => (
          <RowLink key={`${constraintId} ${sentence}`} to={paths.propertyList({ q: sentence })}>
            {/* On a phone the figures stand below the words. */}
            <span className="flex flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
              <span className="flex-1 leading-snug font-semibold">{text}</span>
              <span className="figures shrink-0 text-sm text-ink-soft">
                {[
                  ...(from === undefined
                    ? []
                    : [`from ${formatShortRupees(from.price)} ${from.basis}`]),
                  ...(total > more ? [`${formatIndianNumber(total)} in all`] : []),
                ].join(DOT)}
              </span>
            </span>
          </RowLink>
        ))}
      </RowList>
    </section>
  );
}
