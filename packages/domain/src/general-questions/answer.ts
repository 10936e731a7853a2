import { rateOn, TAX_RATES, type TaxRate } from '../tax-rates.ts';
import type { Source } from '../source.ts';

/** A general question’s answer: facts in at most three short lines, where they were read, and when. */
export interface GeneralAnswer {
  lines: readonly string[];
  sources: readonly Source[];
  /** `YYYY-MM-DD`: the day on which the facts were last read. */
  asOf: string;
}

/** The answer on a day (`YYYY-MM-DD`): rates change. */
export type AnswerOn = (day: string) => GeneralAnswer;

/** When the statutes and sources were last read; an entry that is read anew says its own day. */
const READ_ON = '2026-11-23';

/** An answer that is the same on each day. */
export const says = (lines: readonly string[], ...sources: readonly Source[]): AnswerOn => {
  const answer = { lines, sources, asOf: READ_ON };
  return () => answer;
};

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
      asOf: READ_ON,
    };
  };
