import { newerPriceText, projectPricesText, rateText } from '@manemitra/contract/facts/fact-texts';
import {
  emiOf,
  LOAN_MIN,
  RATE_DEFAULT,
  RATE_MAX,
  RATE_MIN,
  TENURE_DEFAULT_YEARS,
  TENURE_MAX_YEARS,
  TENURE_MIN_YEARS,
} from '@manemitra/domain/emi';
import { khathaStep } from '@manemitra/domain/khatha-ladder';
import { usualLoan } from '@manemitra/domain/largest-loan';
import { COST_KEYS, withoutText } from '@manemitra/domain/cost-names';
import { formatRupees, formatShortAtLeast, formatShortRupees } from '@manemitra/domain/money';
import { loanTermsOf, type LoanTerms } from '@manemitra/query/loan-terms';
import { allInParts } from './all-in-parts.ts';
import { byUnit, unitsAsked, type ProjectFacts, type Topic } from './project-facts.ts';

export const price: Topic = {
  name: 'The price',
  groups: ['prices'],
  say: (facts) => {
    const prices = byUnit(facts, ({ price: of }) => of && `from ${formatShortRupees(of.min)}`);
    const { newerPrice } = facts.detail;
    const newer = newerPrice === null ? '' : ` ${newerPriceText(newerPrice)}`;
    if (prices !== null) return `Agreement prices before taxes: ${prices}.${newer}`;
    const ofProject = projectPricesText(facts.detail.project.ranges);
    return (
      ofProject &&
      `Prices of the whole project: ${ofProject}. Which home costs what is not disclosed.`
    );
  },
};

export const pricePerSqft: Topic = {
  name: 'The price per square foot',
  groups: ['prices', 'homes'],
  say: (facts) => {
    const rates = byUnit(facts, ({ price: of, carpetSqft, superBuiltUpSqft, plotSqft }) => {
      if (of === null) return null;
      const per = (area: { min: number } | null, what: string) =>
        area === null ? [] : [`${formatRupees(Math.round(of.min / area.min))} per sq ft ${what}`];
      const said = [
        ...per(superBuiltUpSqft, 'super built-up'),
        ...per(carpetSqft, 'carpet'),
        ...per(plotSqft, 'of land'),
      ];
      return said.length === 0 ? null : said.join(' and ');
    });
    const told = rateText(facts.detail.project.ranges);
    const said = [
      told &&
        `Listed for the whole project: ${told}. The listing does not say for which kind of area.`,
      rates && `At the lowest listed prices, before taxes: ${rates}.`,
    ].filter((sentence) => sentence !== null);
    return said.length === 0 ? null : said.join(' ');
  },
};

/** For up to this many homes the answer lists the parts of the price. */
const MOST_IN_PARTS = 2;

export const allIn: Topic = {
  name: 'The all-in price',
  groups: ['prices', 'taxes'],
  say: (facts) => {
    const units = unitsAsked(facts);
    const sums = units.flatMap(({ id, label }) => {
      const keys = keysOf(facts, id);
      if (keys === undefined || keys.atLeast === null) return [];
      // Of many homes the parts would be a table, which the price part shows.
      const parts = units.length <= MOST_IN_PARTS ? [allInParts(keys)] : [];
      if (keys.total !== null)
        return [`${label} from ${formatShortRupees(keys.total)}`, ...parts].join(': ');
      const without = withoutText(keys.unknown, COST_KEYS.length);
      const known = `${label} at least ${formatShortAtLeast(keys.atLeast)} (${without})`;
      return [known, ...parts].join(': ');
    });
    return sums.length === 0 ? null : `All-in, until you hold the keys: ${sums.join('; ')}.`;
  },
};

export const charges: Topic = {
  name: 'The taxes and charges',
  groups: ['prices', 'taxes'],
  say: (facts) => {
    const said = unitsAsked(facts).flatMap(({ id, label }) => {
      const lines = keysOf(facts, id)?.lines.filter(({ key }) => key !== 'agreement') ?? [];
      if (lines.every(({ rupees }) => rupees === null)) return [];
      const each = lines.map((line) =>
        line.rupees === null
          ? `${line.label}: not disclosed`
          : `${line.label} ${formatRupees(line.rupees)}${line.rate === null ? '' : ` (${line.rate})`}`,
      );
      return `${label}, beyond the agreement price: ${each.join(', ')}.`;
    });
    return said.length === 0 ? null : said.join(' ');
  },
};

export const maintenance: Topic = {
  name: 'The maintenance',
  groups: ['prices'],
  say: (facts) => {
    const rate = facts.detail.project.monthlyMaintenancePerSqft;
    if (rate === null) return null;
    const monthly = byUnit(
      facts,
      ({ superBuiltUpSqft: area }) =>
        area && `about ${formatRupees(Math.round(rate * area.min))} a month`,
    );
    const each = monthly === null ? '' : ` On the super built-up area: ${monthly}.`;
    return `Maintenance is ₹${rate} per sq ft a month.${each}`;
  },
};

export const emi: Topic = {
  name: 'The monthly instalment',
  groups: ['prices'],
  say: (facts) => {
    const terms = loanTermsOf(facts.prompt);
    const percent = within(terms.annualPercent, RATE_MIN, RATE_MAX) ?? RATE_DEFAULT;
    const years = within(terms.years, TENURE_MIN_YEARS, TENURE_MAX_YEARS) ?? TENURE_DEFAULT_YEARS;
    const isDown = terms.downPayment !== undefined || terms.downPercent !== undefined;
    const each = byUnit(facts, ({ price: of }) => {
      const loan = of && loanFor(of.min, terms);
      return loan === null || loan < LOAN_MIN
        ? null
        : `${formatRupees(emiOf(loan, percent, years).emi)} a month for a loan of ${formatShortRupees(loan)}`;
    });
    return (
      each &&
      `At ${percent} % over ${years} years, with ${isDown ? 'that much of your own, on the lowest price' : "the largest loan that the Reserve Bank's rule allows on the lowest price"}: ${each}. A bank may lend less, and sets its own rate.`
    );
  },
};

/** What is left of a price, in rupees, after own money; never more than the Reserve Bank's rule allows. */
function loanFor(price: number, { downPayment, downPercent = 0 }: LoanTerms): number {
  const own = downPayment ?? (price * downPercent) / 100;
  return Math.min(usualLoan(price), price - own);
}

function within(value: number | undefined, min: number, max: number): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

export const loan: Topic = {
  name: 'Loans for it',
  groups: ['khatha'],
  say: ({ detail }) => {
    const step = khathaStep(detail.khatha.id);
    return (
      (step &&
        `Which banks lend on this project is not recorded. Of ${step.label} in general: ${step.effects.loan.text}`) ??
      null
    );
  },
};

function keysOf({ detail }: ProjectFacts, unitId: string) {
  return detail.unitPrices.find((unit) => unit.unitId === unitId)?.keysInHand;
}
