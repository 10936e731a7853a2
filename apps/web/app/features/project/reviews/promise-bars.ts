import { delayOf } from './delay.ts';

interface Promised {
  name: string;
  promisedOn: string | null;
  completionDate: string | null;
  monthsOverdue: number | null;
}

/** An earlier promise as a bar on one axis of time, from 0 to 1. */
interface PromiseBar {
  name: string;
  promised: number;
  completed: number;
  isLate: boolean;
  /** Not finished: the bar ends today, and nothing was delivered. */
  isOpen: boolean;
  text: string;
}

export interface PromiseBars {
  /** What is not finished first, then the latest delays. */
  bars: PromiseBar[];
  /** Years on the axis with their places. */
  years: { year: number; at: number }[];
}

/** The promises of which both dates are known, and those that are overdue; null where there is none. */
export function promiseBars(projects: readonly Promised[]): PromiseBars | null {
  const known = projects.flatMap((project) => {
    const { name, promisedOn, completionDate, monthsOverdue } = project;
    const delay = delayOf(project);
    if (delay === null || promisedOn === null) return [];
    const from = Date.parse(promisedOn);
    const to =
      completionDate === null ? from + (monthsOverdue ?? 0) * MONTH_MS : Date.parse(completionDate);
    return [{ name, from, to, ...delay }];
  });
  const days = known.flatMap(({ from, to }) => [from, to]);
  if (days.length === 0) return null;
  const first = new Date(Math.min(...days)).getUTCFullYear();
  const last = new Date(Math.max(...days)).getUTCFullYear() + 1;
  const [start, end] = [Date.UTC(first, 0), Date.UTC(last, 0)];
  const place = (day: number): number => (day - start) / (end - start);
  const step = Math.max(1, Math.ceil((last - first) / YEARS_MAX));
  const years = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const year = first + index * step;
    return { year, at: place(Date.UTC(year, 0)) };
  });
  return {
    years,
    bars: known
      .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.to - b.from - (a.to - a.from))
      .map(({ name, from, to, isLate, isOpen, text }) => ({
        name,
        promised: place(from),
        completed: place(to),
        isLate,
        isOpen,
        text,
      })),
  };
}

const YEARS_MAX = 6;
const MONTH_MS = 30.44 * 86_400_000;
