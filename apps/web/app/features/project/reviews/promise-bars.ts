import { delayOf } from './delay.ts';

interface Promised {
  name: string;
  promisedOn: string | null;
  completionDate: string | null;
}

/** An earlier promise as a bar on one axis of time, from 0 to 1. */
interface PromiseBar {
  name: string;
  promised: number;
  completed: number;
  isLate: boolean;
  text: string;
}

export interface PromiseBars {
  /** The latest delays first. */
  bars: PromiseBar[];
  /** Years on the axis with their places. */
  years: { year: number; at: number }[];
}

/** The promises of which both dates are known; null where there is none. */
export function promiseBars(projects: readonly Promised[]): PromiseBars | null {
  const known = projects.flatMap(({ name, promisedOn, completionDate }) => {
    const delay = delayOf(promisedOn, completionDate);
    if (delay === null || promisedOn === null || completionDate === null) return [];
    return [{ name, from: Date.parse(promisedOn), to: Date.parse(completionDate), ...delay }];
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
      .toSorted((a, b) => b.to - b.from - (a.to - a.from))
      .map(({ name, from, to, isLate, text }) => ({
        name,
        promised: place(from),
        completed: place(to),
        isLate,
        text,
      })),
  };
}

const YEARS_MAX = 6;
