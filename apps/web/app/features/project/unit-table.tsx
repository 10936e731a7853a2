import type { Property } from '@manemitra/contract/properties';
import { formatShortRupees } from '@manemitra/domain/money';
import { sizeText } from './project-facts.ts';

type Unit = Property['units'][number];

/** What is sold, one kind a row. "Not disclosed" is a cell of its own: it is an answer too. */
export function UnitTable({ units }: { units: readonly Unit[] }) {
  if (units.length === 0) return <p>Pricing details will be available soon.</p>;
  const isPlotted = units.every((unit) => unit.type === 'plot');
  const columns = isPlotted ? PLOT_COLUMNS : HOME_COLUMNS;
  return (
    <section
      aria-label="Table of homes and prices"
      // On narrow screens the table scrolls, which a keyboard must be able to do.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-hairline bg-surface"
    >
      <table className="figures w-full min-w-max text-left">
        <thead className="text-sm text-ink-faint">
          <tr className="border-b border-hairline">
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="px-4 py-2.5 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} className="border-hairline not-last:border-b">
              {columns.map(({ title, value }, index) => {
                const text = value(unit);
                if (index === 0) {
                  return (
                    <th key={title} scope="row" className="px-4 py-3 font-semibold">
                      {text}
                    </th>
                  );
                }
                return (
                  <td key={title} className={`px-4 py-3 ${text === null ? 'text-ink-faint' : ''}`}>
                    {text ?? 'Not disclosed'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Column {
  title: string;
  value: (unit: Unit) => string | null;
}

const TYPE: Column = { title: 'Type', value: (unit) => unit.label };
const PRICES: Column[] = [
  { title: 'Price', value: ({ price }) => (price === null ? null : priceRange(price)) },
  {
    title: 'All-in price',
    value: ({ allInPrice }) => (allInPrice === null ? null : formatShortRupees(allInPrice)),
  },
];

const HOME_COLUMNS: Column[] = [
  TYPE,
  { title: 'Carpet', value: (unit) => sizeText([unit.carpetSqft]) },
  { title: 'Super built-up', value: (unit) => sizeText([unit.superBuiltUpSqft]) },
  {
    title: 'Loading',
    value: ({ loadingPercent }) =>
      loadingPercent === null ? null : `${Math.round(loadingPercent)} %`,
  },
  ...PRICES,
];

const PLOT_COLUMNS: Column[] = [
  TYPE,
  { title: 'Plot', value: (unit) => sizeText([unit.plotSqft]) },
  ...PRICES,
];

function priceRange({ min, max }: { min: number; max: number | null }): string {
  return max === null || max === min
    ? formatShortRupees(min)
    : `${formatShortRupees(min)} to ${formatShortRupees(max)}`;
}
