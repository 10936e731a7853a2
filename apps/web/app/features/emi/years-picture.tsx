import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import type { RepaymentYear } from '@manemitra/domain/repayment';

const HEIGHT = 100;

/** Each year's payments as a bar, principal below and interest above, with what is still owed as a line. */
export function YearsPicture({
  years,
  principal,
}: {
  years: readonly RepaymentYear[];
  principal: number;
}) {
  const most = Math.max(...years.map((year) => year.principal + year.interest + year.prepaid));
  const heightOf = (rupees: number) => (rupees / most) * HEIGHT;
  const owed = [principal, ...years.map(({ balance }) => balance)]
    .map((rupees, at) => `${at * 10},${HEIGHT - (rupees / principal) * HEIGHT}`)
    .join(' ');
  const turn = years.find((year) => year.principal + year.prepaid > year.interest);
  return (
    <figure>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <Key mark="bg-areca" text="Principal paid in the year" />
        <Key mark="bg-haldi-bright" text="Interest paid in the year" />
        <Key
          mark="h-0! rounded-none! border-t-2 border-dashed border-ink"
          text="Still owed, by the scale on the right"
        />
      </ul>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2">
        <div className="figures flex flex-col justify-between text-right text-xs text-ink-faint">
          <span>{formatShortRupees(most)}</span>
          <span>₹0</span>
        </div>
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the theme's colours
          role="img"
          aria-label={`Payments of each year and what is still owed: ${formatShortRupees(principal)} at first, nothing after ${years.length} years. ${turn === undefined ? '' : `From year ${turn.year} on, more goes to the principal than to interest.`}`}
          viewBox={`0 0 ${years.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-56 w-full border-b border-outline lg:h-64"
        >
          {years.map((year, at) => {
            const paidBack = heightOf(year.principal + year.prepaid);
            const interest = heightOf(year.interest);
            return (
              <g key={year.year}>
                <title>{yearText(year)}</title>
                <rect
                  x={at * 10 + 1.5}
                  y={HEIGHT - paidBack}
                  width={7}
                  height={paidBack}
                  className="fill-areca"
                />
                <rect
                  x={at * 10 + 1.5}
                  y={HEIGHT - paidBack - interest}
                  width={7}
                  height={interest}
                  className="fill-haldi-bright"
                />
              </g>
            );
          })}
          {/* Below the dashes a light line, so that they are seen over the bars too. */}
          <polyline
            points={owed}
            vectorEffect="non-scaling-stroke"
            strokeWidth={5}
            className="fill-none stroke-ground"
          />
          <polyline
            points={owed}
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            strokeDasharray="5 4"
            className="fill-none stroke-ink"
          />
        </svg>
        <div className="figures flex flex-col justify-between text-xs text-ink-faint">
          <span>{formatShortRupees(principal)}</span>
          <span>₹0</span>
        </div>
        <div className="figures relative col-start-2 mt-1 h-4 text-xs whitespace-nowrap text-ink-faint">
          {years
            .filter(({ year }) => isNamed(year, years.length))
            .map(({ year }) => (
              <span
                key={year}
                className="absolute -translate-x-1/2"
                style={{ left: `${((year - 0.5) / years.length) * 100}%` }}
              >
                {year === 1 ? 'Year 1' : year}
              </span>
            ))}
        </div>
      </div>
      {turn !== undefined && turn.year > 1 && (
        <figcaption className="mt-3 text-ink-soft">
          Until year {turn.year - 1} more of each year’s money goes to interest; from year{' '}
          {turn.year} on, more goes to the principal.
        </figcaption>
      )}
    </figure>
  );
}

/** The first and the last year, and each fifth that leaves room for the last. */
const isNamed = (year: number, last: number): boolean =>
  year === 1 || year === last || (year % 5 === 0 && last - year > 1);

/** Of the bar that is pointed at. */
const yearText = ({ year, principal, prepaid, interest, balance }: RepaymentYear): string =>
  `Year ${year}: ${formatRupees(principal + prepaid)} principal, ${formatRupees(interest)} interest; ${formatRupees(balance)} still owed`;

function Key({ mark, text }: { mark: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`h-3 w-5 shrink-0 rounded-[2px] ${mark}`} />
      {text}
    </li>
  );
}
