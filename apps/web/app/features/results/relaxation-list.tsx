import type { Relaxation } from '@manemitra/contract/search';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** The smallest compromises, each with exactly what it yields. Nothing is widened unless one is taken. */
export function RelaxationList({ relaxations }: { relaxations: readonly Relaxation[] }) {
  if (relaxations.length === 0) return null;
  return (
    <section aria-labelledby="relaxations">
      <h2 id="relaxations" className="display mb-2 text-lg">
        What the smallest change would find
      </h2>
      <ul className="overflow-hidden rounded-lg border border-hairline bg-surface">
        {relaxations.map(({ constraintId, text, sentence, more, total }) => (
          <li key={`${constraintId} ${sentence}`} className="border-hairline not-last:border-b">
            <Link
              to={paths.propertyList({ q: sentence })}
              className="group flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-areca-tint focus-visible:-outline-offset-2"
            >
              <span className="flex-1 leading-snug font-semibold">{text}</span>
              {total > more && (
                <span className="figures shrink-0 text-sm text-ink-soft">
                  {formatIndianNumber(total)} in all
                </span>
              )}
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-areca transition-transform duration-150 group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
