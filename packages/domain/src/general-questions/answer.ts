import { rateOn, TAX_RATES, type TaxRate } from '../tax-rates.ts';
import type { Source } from '../source.ts';

/** A general question’s answer: facts in at most three short lines, what they rest on, and when they were written. */
export interface GeneralAnswer {
  lines: readonly string[];
  sources: readonly Source[];
  /** `YYYY-MM-DD`: the day on which we wrote the answer. Statutes are cited by name and were not opened again that day. */
  asOf: string;
}

/** The answer on a day (`YYYY-MM-DD`): rates change. */
export type AnswerOn = (day: string) => GeneralAnswer;

/** When the answers were written. An answer rewritten later has its own date. */
const WRITTEN_ON = '2026-11-23';

/** An answer that is the same on each day, and when it was written. */
const saysSince =
  (asOf: string) =>
  (lines: readonly string[], ...sources: readonly Source[]): AnswerOn => {
    const answer = { lines, sources, asOf };
    return () => answer;
  };

export const says = saysSince(WRITTEN_ON);
/** Written later: who gains by land, buys with a foreign passport, or leaves a home to somebody. */
export const saysSinceDecember = saysSince('2026-12-01');

type RateName = keyof typeof TAX_RATES;

/** An answer with rates of the one table, whose sources it shows. */
export const saysRates =
  <Name extends RateName>(
    names: readonly Name[],
    lines: (rates: Readonly<Record<Name, TaxRate>>) => readonly string[],
    ...more: readonly Source[]
  ): AnswerOn =>
  (day) => {
    const rates = Object.fromEntries(
      names.map((name) => [name, rateOn(TAX_RATES[name], day)]),
    ) as Record<Name, TaxRate>;
    const sources = [...names.map((name) => rates[name].source), ...more];
    return {
      lines: lines(rates),
      sources: [...new Map(sources.map((source) => [source.name, source])).values()],
      asOf: WRITTEN_ON,
    };
  };
