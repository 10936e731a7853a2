import {
  LOAN_DEFAULT,
  LOAN_MAX,
  LOAN_MIN,
  RATE_DEFAULT,
  RATE_MAX,
  RATE_MIN,
  TENURE_DEFAULT_YEARS,
  TENURE_MAX_YEARS,
  TENURE_MIN_YEARS,
} from '@manemitra/domain/emi';
import { formatRupees } from '@manemitra/domain/money';

/** The inputs of the calculator, all of which are in the address. Rupees, percent a year, years. */
export interface LoanInputs {
  loan: number;
  rate: number;
  years: number;
  /** Paid ahead once, at the end of year `onceYear`; undefined: not asked. */
  once: number | undefined;
  onceYear: number;
  /** Paid ahead each year. */
  yearly: number | undefined;
  /** Another rate from the end of year `rateAfter`. */
  newRate: number | undefined;
  rateAfter: number;
  income: number | undefined;
  emis: number | undefined;
  savings: number | undefined;
  /** The slug of the project it is about. */
  project: string | undefined;
  /** The sentence whose home of the project it is about, and a unit type chosen instead of that. */
  q: string | undefined;
  home: string | undefined;
}

/** Sentences about inputs that could not be taken as typed, by input. */
export type InputNotes = Partial<Record<keyof LoanInputs, string>>;

const AMOUNT_MAX = 1_000_000_000;

/**
 * Reads the address, or a form sent without JavaScript. Amounts and years keep their digits, rates digits and dots; zero and
 * empty count as absent (spec 5). A value out of bounds becomes the bound, with a sentence that says so.
 */
export function readInputs(params: URLSearchParams): { inputs: LoanInputs; notes: InputNotes } {
  const notes: InputNotes = {};
  const bounded = (
    name: keyof LoanInputs,
    typed: number | undefined,
    [min, max]: readonly [number, number],
    write: (value: number) => string,
  ): number | undefined => {
    if (typed === undefined) return undefined;
    if (typed < min) notes[name] = `${write(typed)} is below the minimum, ${write(min)}.`;
    if (typed > max) notes[name] = `${write(typed)} is above the maximum, ${write(max)}.`;
    return Math.min(max, Math.max(min, typed));
  };
  const digits = (name: string) => positive(params.get(name)?.replaceAll(/\D/g, ''));
  const rate = (name: string) => {
    const typed = positive(params.get(name)?.replaceAll(/[^\d.]/g, ''));
    return typed === undefined ? undefined : Math.round(typed * 100) / 100;
  };
  const amount = (name: keyof LoanInputs) =>
    bounded(name, digits(name), [1, AMOUNT_MAX], formatRupees);
  const percent = (value: number) => `${value} %`;
  const inYears = (value: number) => `${value} ${value === 1 ? 'year' : 'years'}`;

  const years =
    bounded('years', digits('years'), [TENURE_MIN_YEARS, TENURE_MAX_YEARS], inYears) ??
    TENURE_DEFAULT_YEARS;
  return {
    inputs: {
      loan: bounded('loan', digits('loan'), [LOAN_MIN, LOAN_MAX], formatRupees) ?? LOAN_DEFAULT,
      rate: bounded('rate', rate('rate'), RATES, percent) ?? RATE_DEFAULT,
      years,
      once: amount('once'),
      onceYear: Math.min(digits('onceYear') ?? 1, years),
      yearly: amount('yearly'),
      newRate: bounded('newRate', rate('newRate'), RATES, percent),
      rateAfter: Math.min(digits('rateAfter') ?? 0, years - 1),
      income: amount('income'),
      emis: amount('emis'),
      savings: amount('savings'),
      project: params.get('project')?.trim() || undefined,
      q: params.get('q')?.trim() || undefined,
      home: params.get('home')?.trim() || undefined,
    },
    notes,
  };
}

const RATES = [RATE_MIN, RATE_MAX] as const;

function positive(text: string | undefined): number | undefined {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** The inputs for the address: only those that differ from the defaults, so that a plain page has a plain address. */
export function writeInputs(inputs: LoanInputs): Record<string, string> {
  const { loan, rate, years, onceYear, rateAfter, project, ...amounts } = inputs;
  const given: [string, string | number | undefined][] = [
    ['project', project],
    ['loan', loan === LOAN_DEFAULT ? undefined : loan],
    ['rate', rate === RATE_DEFAULT ? undefined : rate],
    ['years', years === TENURE_DEFAULT_YEARS ? undefined : years],
    ['onceYear', amounts.once === undefined || onceYear === 1 ? undefined : onceYear],
    ['rateAfter', amounts.newRate === undefined || rateAfter === 0 ? undefined : rateAfter],
    ...Object.entries(amounts),
  ];
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
