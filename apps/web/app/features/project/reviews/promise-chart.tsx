import { promiseBars } from './promise-bars.ts';

const SHOWN = 6;
/** Less than this share of the axis is about the width of a mark on a phone. */
const MARK_SHARE = 0.025;
/** So far to the right of its promise at least stands what was late. */
const MARKS_APART = '0.625rem';

/** What was promised and when it was delivered: a hollow mark, a bar, a full mark; a bar that fades where it is not finished. */
export function PromiseChart({ projects }: { projects: Parameters<typeof promiseBars>[0] }) {
  const found = promiseBars(projects);
  if (found === null) return null;
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  return (
    <figure className="mb-5 print:break-inside-avoid">
      <ul className="flex flex-col gap-3">
        {found.bars.slice(0, SHOWN).map((bar, index) => {
          const [from, to] = [bar.promised, bar.completed].toSorted((a, b) => a - b);
          const colour = bar.isLate ? 'bg-gulmohar' : 'bg-areca';
          const line = bar.isOpen ? 'bg-linear-to-r from-gulmohar to-gulmohar/15' : colour;
          // What was kept to the day is a full mark in a ring; what was late never looks like it.
          const isKept = !bar.isLate && (to ?? 0) - (from ?? 0) < MARK_SHARE;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two projects may have one name
            <li key={`${bar.name} ${index}`}>
              <p className="flex flex-wrap justify-between gap-x-4 leading-snug">
                <span className="min-w-0 wrap-anywhere">{bar.name}</span>
                <span
                  className={`figures font-semibold ${bar.isLate ? 'text-gulmohar' : 'text-areca'}`}
                >
                  {bar.text}
                </span>
              </p>
              <div aria-hidden="true" className="relative mt-1 h-3">
                <span className="absolute inset-x-0 top-1/2 h-px bg-hairline" />
                <span
                  className={`absolute top-1/2 h-2 origin-left -translate-y-1/2 rounded-full motion-safe:animate-fill ${line}`}
                  style={{ left: percent(from ?? 0), width: percent((to ?? 0) - (from ?? 0)) }}
                />
                {!bar.isOpen && (
                  <span
                    className={`absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full ${colour}`}
                    style={{
                      left: bar.isLate
                        ? `max(${percent(bar.completed)}, ${percent(bar.promised)} + ${MARKS_APART})`
                        : percent(bar.completed),
                    }}
                  />
                )}
                <span
                  className={`absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink ${isKept ? '' : 'bg-ground'}`}
                  style={{ left: percent(bar.promised) }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div aria-hidden="true" className="figures relative mt-2 h-5 text-xs text-ink-faint">
        {found.years.map(({ year, at }) => (
          <span
            key={year}
            className="absolute"
            // Over its day, but not beyond the ends of the axis.
            style={{ left: percent(at), translate: `${-yearShift(at)}% 0` }}
          >
            {year}
          </span>
        ))}
      </div>
      <figcaption className="text-sm text-ink-soft">
        Hollow: the day that was promised. Full: the day it was delivered, in a ring where both are
        one.
        {found.bars.some(({ isOpen }) => isOpen) &&
          ' A bar that fades: not finished when it was last checked.'}
        {found.bars.length > SHOWN && ` The first ${SHOWN}; all are in the table.`}
      </figcaption>
    </figure>
  );
}

/** How far a year is moved to the left of its day, in hundredths of its width: half, at the ends as far as it must. */
function yearShift(at: number): number {
  if (at < AXIS_END) return 0;
  return at > 1 - AXIS_END ? 100 : 50;
}

/** Nearer to an end than this, half a year's name would stick out. */
const AXIS_END = 0.04;
