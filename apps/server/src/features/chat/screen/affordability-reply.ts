import { affordable, type Affordable } from '@manemitra/domain/affordability';
import { affordableSteps, type AffordableStep } from '@manemitra/domain/affordable-steps';
import { RATE_DEFAULT, TENURE_DEFAULT_YEARS } from '@manemitra/domain/emi';
import { INSTALMENT_SHARES_SOURCE, LOAN_TO_VALUE_SOURCE } from '@manemitra/domain/lending-rules';
import { formatShortRupees, LAKH } from '@manemitra/domain/money';
import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { payingVerbs } from './affordability-words.ts';
import { amountsIn } from './amounts.ts';
import { affordWords, eachMonth, meansWords } from './means-words.ts';
import { MONEY_WORDS } from '../project/words/money-words.ts';
import { textAt } from './in-clause.ts';

/** What somebody says of their money: rupees, the income after tax and a month. */
export interface SaidMeans {
  monthlyIncome: number;
  savings?: number;
  otherEmis: number;
  /** `monthlyIncome` is not an income but the instalment that can be paid. */
  isInstalment?: boolean;
}

/**
 * Reads "I earn 1.8 lakh a month, saved 30 lakh". An amount belongs to the nearest word of money beside it; a bare figure
 * below 1,000 is in lakhs. Undefined where no income is said.
 */
export function meansIn(tokens: readonly Token[]): SaidMeans | undefined {
  const words = tokens.flatMap((_, at) => {
    const found = phraseAt(meansWords, tokens, at);
    // "Rental income of 50k" is what a home would bring.
    const isOfRent = MONEY_WORDS.rent.includes(textAt(tokens, at - 1));
    return found === undefined || isOfRent ? [] : [{ kind: found.value, at }];
  });
  if (!words.some(({ kind }) => kind === 'income' || kind === 'emis'))
    words.push(...incomeBeside(tokens, words));
  const payable = words.some(({ kind }) => kind === 'income')
    ? undefined
    : payableIn(tokens, words);
  if (!words.some(({ kind }) => kind === 'income') && payable === undefined) return undefined;
  const means: Partial<SaidMeans> = {};
  for (const { rupees, at, to } of amountsIn(tokens)) {
    const amount = rupees < 1000 ? rupees * LAKH : rupees;
    const nearest = words
      .filter(({ kind }) => kind !== 'yearly')
      .toSorted((a, b) => distance(a.at, at, to) - distance(b.at, at, to))[0];
    const isYearly = words.some(
      ({ kind, at: said }) => kind === 'yearly' && said >= to && said - to <= 3,
    );
    if (nearest?.kind === 'savings') means.savings ??= amount;
    else if (nearest?.kind === 'emis') means.otherEmis ??= amount;
    else means.monthlyIncome ??= isYearly ? Math.round(amount / 12) : amount;
  }
  if (payable !== undefined) {
    return { monthlyIncome: payable, otherEmis: 0, isInstalment: true, ...savedOf(means) };
  }
  const { monthlyIncome } = means;
  return monthlyIncome === undefined ? undefined : { otherEmis: 0, ...means, monthlyIncome };
}

/** "1.5 lakh per month, 20 lakhs saved": what comes each month is earned where others are saved. */
function incomeBeside(tokens: readonly Token[], words: readonly { kind: string }[]) {
  if (!words.some(({ kind }) => kind === 'savings')) return [];
  return amountsIn(tokens).flatMap(({ at, to }) => {
    const isOfRent = tokens.slice(Math.max(0, at - 3), at).some(({ text }) => RENT.has(text));
    const isMonthly = phraseAt(eachMonth, tokens, to) !== undefined;
    return isMonthly && !isOfRent ? [{ kind: 'income' as const, at: to }] : [];
  });
}

const RENT: ReadonlySet<string> = new Set(MONEY_WORDS.rent);

const savedOf = ({ savings }: Partial<SaidMeans>) => (savings === undefined ? {} : { savings });

/** "I can pay 55k EMI": the instalment that can be paid, where no income is said. */
function payableIn(
  tokens: readonly Token[],
  words: readonly { kind: string; at: number }[],
): number | undefined {
  const emi = words.find(({ kind }) => kind === 'emis');
  if (emi === undefined || !tokens.some(({ text }) => payingVerbs.test(text))) return undefined;
  return amountsIn(tokens)
    .filter(({ rupees }) => rupees >= 1000 && rupees < 10 * LAKH)
    .toSorted((a, b) => distance(emi.at, a.at, a.to) - distance(emi.at, b.at, b.to))[0]?.rupees;
}

const distance = (word: number, from: number, to: number): number =>
  word < from ? from - word : word - to + 1;

export const asksWhatIsAffordable = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => phraseAt(affordWords, tokens, at) !== undefined);

/** What an instalment that can be paid carries. */
function instalmentReply({ monthlyIncome: emi, savings }: SaidMeans, today: string): Answer {
  const one = affordable({
    monthlyIncome: emi,
    otherEmis: 0,
    sharePercent: 100,
    annualPercent: RATE_DEFAULT,
    years: TENURE_DEFAULT_YEARS,
    today,
    ...(savings === undefined ? {} : { savings }),
  });
  if (one === undefined)
    return { message: 'That EMI is too small for a home loan.', outcome: 'answered' };
  const budget = formatShortRupees(one.budget);
  return {
    message: `An EMI of ${formatShortRupees(emi)} repays a loan of ${formatShortRupees(one.loan)} at ${RATE_DEFAULT} % over ${TENURE_DEFAULT_YEARS} years. With ${formatShortRupees(one.ownMoney)} of your own, that is a home of up to ${budget}, taxes included.`,
    outcome: 'answered',
    sources: [{ title: LOAN_TO_VALUE_SOURCE.name, href: LOAN_TO_VALUE_SOURCE.url }],
    taps: [{ label: `Search up to ${budget}`, prompt: `all-in under ${budget}` }],
  };
}

/**
 * What an income carries: in comfort, at a stretch and by a lender's ceiling, and a search with the first. `today` is
 * `YYYY-MM-DD`.
 */
export function affordabilityReply(means: SaidMeans, today: string): Answer {
  if (means.isInstalment === true) return instalmentReply(means, today);
  const all = affordableSteps({
    ...means,
    today,
    annualPercent: RATE_DEFAULT,
    years: TENURE_DEFAULT_YEARS,
  });
  const steps = all.flatMap(({ kind, found }) => (found === undefined ? [] : { kind, found }));
  const [first] = steps;
  if (first === undefined) {
    return {
      message: 'Your existing EMIs already use all that a lender would allow on this income.',
      outcome: 'answered',
    };
  }
  const budget = (one: Affordable) => formatShortRupees(one.budget);
  // A ceiling is offered to be searched with only where it is all that there is.
  const offered = steps.filter(({ kind }, at) => kind !== 'ceiling' || at === 0);
  return {
    message: [
      ...(all[0]?.found === undefined ? [NOTHING_COMFORTABLE] : []),
      ...steps.map(({ kind, found }) => STEP_TEXTS[kind](found)),
      `Counted with ${RATE_DEFAULT} % over ${TENURE_DEFAULT_YEARS} years${means.savings === undefined ? `; of the first sum you need ${formatShortRupees(first.found.ownMoney)} of your own` : ` and ${formatShortRupees(means.savings)} of your own`}.`,
    ].join('\n'),
    outcome: 'answered',
    sources: [INSTALMENT_SHARES_SOURCE, LOAN_TO_VALUE_SOURCE].map(({ name, url }) => ({
      title: name,
      href: url,
    })),
    offer: `all-in under ${budget(first.found)}`,
    taps: offered.map(({ found }) => ({
      label: `Search up to ${budget(found)}`,
      prompt: `all-in under ${budget(found)}`,
    })),
  };
}

const NOTHING_COMFORTABLE =
  'Nothing more is comfortable: the instalments that you pay already take that part of the income.';

const STEP_TEXTS: Record<AffordableStep['kind'], (found: Affordable) => string> = {
  comfortable: ({ budget, emi, sharePercent }) =>
    `Comfortable: up to ${formatShortRupees(budget)} with taxes, an instalment of ${formatShortRupees(emi)} a month (${sharePercent} % of the income).`,
  stretch: ({ budget, sharePercent }) =>
    `A stretch: up to ${formatShortRupees(budget)} (${sharePercent} %).`,
  ceiling: ({ budget, sharePercent }) =>
    `A lender may go to ${formatShortRupees(budget)} (${sharePercent} %), which leaves little to live on.`,
};
