/** How a builder kept the dates of earlier projects, every count with what it is a count of. */

export interface PastProject {
  /** `YYYY-MM-DD`; `null` is not known. */
  promisedOn: string | null;
  completedOn: string | null;
  /** As the register words it. */
  status: string | null;
  hasCase: boolean | null;
}

export interface TrackRecord {
  pastProjects: number;
  /** Projects with both dates known: the denominator of `late` and `onTime`. */
  withBothDates: number;
  late: number;
  onTime: number;
  /** Whole months, of the late ones. */
  medianMonthsLate: number | null;
  longestMonthsLate: number | null;
  /** Past their promised day and, by their status, not finished. */
  overdue: number;
  /** Whole months, of the overdue ones. */
  longestMonthsOverdue: number | null;
  /** Among the projects of which we know whether there is a case. */
  cases: { with: number; known: number };
  summary: string;
}

/** A month, on average: a week's slip is not "a month late" and counts as on time. */
const DAYS_PER_MONTH = 30.44;
const DAY_MS = 86_400_000;

/** Whole months from the promise to the handover, to the nearest; early is negative. */
export function monthsLate(promisedOn: string, completedOn: string): number {
  const days = (Date.parse(completedOn) - Date.parse(promisedOn)) / DAY_MS;
  return Math.round(days / DAYS_PER_MONTH);
}

/**
 * Counts to the day on which somebody looked. Where a date is missing nothing is guessed: only a status that says
 * something other than finished makes a project without its handover overdue.
 */
export function trackRecord(pastProjects: readonly PastProject[], days: Days): TrackRecord {
  const delays = pastProjects.flatMap(({ promisedOn, completedOn }) =>
    promisedOn === null || completedOn === null ? [] : monthsLate(promisedOn, completedOn),
  );
  const late = delays.filter((months) => months > 0).sort((a, b) => a - b);
  const overdue = pastProjects
    .flatMap((past) => monthsOverdue(past, days) ?? [])
    .sort((a, b) => a - b);
  const known = pastProjects.filter(({ hasCase }) => hasCase !== null);
  const counts = {
    pastProjects: pastProjects.length,
    withBothDates: delays.length,
    late: late.length,
    onTime: delays.length - late.length,
    medianMonthsLate: median(late),
    longestMonthsLate: late.at(-1) ?? null,
    overdue: overdue.length,
    longestMonthsOverdue: overdue.at(-1) ?? null,
    cases: { with: known.filter(({ hasCase }) => hasCase === true).length, known: known.length },
  };
  return { ...counts, summary: summaryOf(counts, late) };
}

/** Days as `YYYY-MM-DD`. */
interface Days {
  /** When somebody looked how the builder kept its dates; null where nobody noted it. */
  checkedOn: string | null;
  today: string;
}

/** The last day of which a status is known: that it was not finished when somebody looked does not say that it is not today. */
const countedUpTo = ({ checkedOn, today }: Days): string =>
  checkedOn !== null && checkedOn < today ? checkedOn : today;

/** Months since the promised day of a project whose status is not finished; null where it is not overdue. */
export function monthsOverdue(
  { promisedOn, completedOn, status }: Omit<PastProject, 'hasCase'>,
  days: Days,
): number | null {
  const upTo = countedUpTo(days);
  if (promisedOn === null || completedOn !== null || status === null) return null;
  const isUnfinished = !/complet|finish|hand(ed)? ?over|ready|occup/i.test(status);
  return promisedOn < upTo && isUnfinished ? monthsLate(promisedOn, upTo) : null;
}

/** Of sorted numbers; between the middle two of an even count, rounded up: never kinder than the facts. */
function median(sorted: readonly number[]): number | null {
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  return lower === undefined || upper === undefined ? null : Math.ceil((lower + upper) / 2);
}

/** `3 of 5 with both dates known were late, median 14 months, longest 22 months.`; `delays` are the months of the late ones, sorted. */
function summaryOf(counts: Omit<TrackRecord, 'summary'>, delays: readonly number[]): string {
  const { pastProjects, withBothDates, overdue } = counts;
  if (pastProjects === 0) return 'No past projects are known.';
  const handedOver =
    withBothDates === 0
      ? `Both the promised and the actual date are known of none of ${count(pastProjects, 'past project')}.`
      : `${lateness(counts, delays)}.`;
  if (overdue === 0) return handedOver;
  const longest = count(counts.longestMonthsOverdue ?? 0, 'month');
  const since = counts.longestMonthsOverdue === 0 ? '' : `, ${longest} overdue`;
  const longestSince = counts.longestMonthsOverdue === 0 ? '' : `, the longest ${longest} overdue`;
  return overdue === 1
    ? `${handedOver} 1 of ${pastProjects} is past the promised date and not finished${since}.`
    : `${handedOver} ${overdue} of ${pastProjects} are past the promised date and not finished${longestSince}.`;
}

function lateness(
  { withBothDates, late, ...months }: Omit<TrackRecord, 'summary'>,
  delays: readonly number[],
): string {
  const were = late === 1 || late === 0 ? 'was' : 'were';
  const of = `${late === 0 ? 'None' : late} of ${withBothDates} with both dates known ${were} late`;
  const longest = count(months.longestMonthsLate ?? 0, 'month');
  if (late === 0) return of;
  if (late === 1) return `${of}, by ${longest}`;
  // The middle of two is neither of them.
  if (late === 2)
    return `${of}, by ${delays[0] === delays[1] ? `${longest} each` : `${delays[0]} and ${longest}`}`;
  return `${of}, median ${count(months.medianMonthsLate ?? 0, 'month')}, longest ${longest}`;
}

type Delays = Pick<
  TrackRecord,
  'withBothDates' | 'late' | 'longestMonthsLate' | 'overdue' | 'longestMonthsOverdue'
>;

/** Of a builder of whose earlier projects no promise can be judged: on every page in these words. */
export const NONE_WITH_DATES = 'None with known dates';

/** In brief: `2 of 4 late by up to 8 months; 1 unfinished, 58 months overdue`; null where no promise can be judged. */
export function delaysText(delays: Delays): string | null {
  const { withBothDates, late, longestMonthsLate, overdue, longestMonthsOverdue } = delays;
  const by = longestMonthsLate === null ? '' : ` by ${upTo(longestMonthsLate, late)}`;
  const parts = [
    ...(withBothDates === 0
      ? []
      : [late === 0 ? `None of ${withBothDates} late` : `${late} of ${withBothDates} late${by}`]),
    ...(overdue === 0
      ? []
      : [
          longestMonthsOverdue
            ? `${overdue} unfinished, ${upTo(longestMonthsOverdue, overdue)} overdue`
            : `${overdue} unfinished and overdue`,
        ]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

const upTo = (months: number, of: number): string =>
  `${of === 1 ? '' : 'up to '}${count(months, 'month')}`;

const count = (number: number, what: string): string =>
  number === 1 ? `1 ${what}` : `${number} ${what}s`;
