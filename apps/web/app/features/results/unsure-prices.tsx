import { projectPricesText } from '@manemitra/contract/facts/fact-texts';
import type { UnsurePrices } from '@manemitra/contract/besides-found';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';

/** Whom the search could not judge by their price: which of their homes costs what is not known. */
export function UnsurePricesNote({ unsure: { total, projects } }: { unsure: UnsurePrices }) {
  if (total === 0) return null;
  return (
    <section
      aria-label="Prices that are not known well"
      className="mt-6 flex flex-col gap-2 text-sm"
    >
      <h2 className="font-semibold">May be within your budget</h2>
      <p className="text-ink-soft">
        {total === 1
          ? '1 project fits otherwise. Only the prices of the whole project are known: ask what this home costs.'
          : `${formatIndianNumber(total)} projects fit otherwise. Only the prices of each whole project are known: ask what this home costs.`}
      </p>
      <ul className="flex flex-col gap-1">
        {projects.map(({ id, slug, name, ranges }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={paths.project(slug)} className={linkStyle}>
              {name}
            </Link>
            <span className="text-ink-soft">, {projectPricesText(ranges)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
