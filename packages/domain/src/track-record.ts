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
 * Counts as of `today` (`YYYY-MM-DD`). Where a date is missing nothing is guessed: only a status that says
 * something other than finished makes a project without its handover overdue.
 */
export function trackRecord(pastProjects: readonly PastProject[], today: string): TrackRecord {
  const delays = pastProjects.flatMap(({ promisedOn, completedOn }) =>
    promisedOn === null || completedOn === null ? [] : monthsLate(promisedOn, completedOn),
  );
  const late = delays.filter((months) => months > 0).sort((a, b) => a - b);
  const known = pastProjects.filter(({ hasCase }) => hasCase !== null);
  const counts = {
    pastProjects: pastProjects.length,
    withBothDates: delays.length,
    late: late.length,
    onTime: delays.length - late.length,
    medianMonthsLate: median(late),
    longestMonthsLate: late.at(-1) ?? null,
    overdue: pastProjects.filter((past) => monthsOverdue(past, today) !== null).length,
    cases: { with: known.filter(({ hasCase }) => hasCase === true).length, known: known.length },
  };
  return { ...counts, summary: summaryOf(counts) };
}

/** Months since the promised day of a project whose status is not finished; null where it is not overdue. */
export function monthsOverdue(
  { promisedOn, completedOn, status }: Omit<PastProject, 'hasCase'>,
  today: string,
): number | null {
  if (promisedOn === null || completedOn !== null || status === null) return null;
  const isUnfinished = !/complet|finish|hand(ed)? ?over|ready|occup/i.test(status);
  return promisedOn < today && isUnfinished ? monthsLate(promisedOn, today) : null;
}

/** Of sorted numbers; between the middle two of an even count, rounded up: never kinder than the facts. */
function median(sorted: readonly number[]): number | null {
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  return lower === undefined || upper === undefined ? null : Math.ceil((lower + upper) / 2);
}

/** `3 of 5 with both dates known were late, median 14 months, longest 22 months.` */
function summaryOf(counts: Omit<TrackRecord, 'summary'>): string {
  const { pastProjects, withBothDates, overdue } = counts;
  if (pastProjects === 0) return 'No past projects are known.';
  const handedOver =
    withBothDates === 0
      ? `Both the promised and the actual date are known of none of ${count(pastProjects, 'past project')}.`
      : `${lateness(counts)}.`;
  if (overdue === 0) return handedOver;
  const are = overdue === 1 ? 'is' : 'are';
  return `${handedOver} ${overdue} of ${pastProjects} ${are} past the promised date and not finished.`;
}

function lateness({ withBothDates, late, ...months }: Omit<TrackRecord, 'summary'>): string {
  const were = late === 1 || late === 0 ? 'was' : 'were';
  const of = `${late === 0 ? 'None' : late} of ${withBothDates} with both dates known ${were} late`;
  const longest = count(months.longestMonthsLate ?? 0, 'month');
  if (late === 0) return of;
  if (late === 1) return `${of}, by ${longest}`;
  return `${of}, median ${count(months.medianMonthsLate ?? 0, 'month')}, longest ${longest}`;
}

const count = (number: number, what: string): string =>
  number === 1 ? `1 ${what}` : `${number} ${what}s`;
