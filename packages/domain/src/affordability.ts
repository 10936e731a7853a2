import { LOAN_MAX, principalFor } from './emi.ts';
import { instalmentShare, largestLoanOn, LOAN_TO_VALUE } from './lending-rules.ts';
import { CRORE, LAKH } from './money.ts';
import { gstOf, registrationTaxes } from './tax-rates.ts';

/** How much home an income carries. Rupees; every figure on the careful side. */

export interface Means {
  /** After tax and statutory deductions. */
  monthlyIncome: number;
  /** Instalments that are already being paid each month. */
  otherEmis: number;
  annualPercent: number;
  years: number;
  /** Own money for the home. Undefined: the buyer did not say, so the amount needed is calculated. */
  savings?: number;
  /** Of the income, for all instalments, percent; undefined: what a lender allows at this income. */
  sharePercent?: number;
  /** `YYYY-MM-DD`, for the tax rates in force. */
  today: string;
}

export interface Affordable {
  /** Of the income, for all instalments, percent. */
  sharePercent: number;
  /** The instalment that is left for a home. */
  emi: number;
  /** The loan that this instalment repays, rounded down to the thousand. */
  loanByIncome: number;
  /** The loan for the home of `budget`: less than by income where the own money is what limits. */
  loan: number;
  /** The agreement price. */
  price: number;
  /** Duty, registration and GST on it, which no bank lends. */
  taxes: number;
  taxPercent: number;
  /** Price and taxes, to the thousand below. */
  budget: number;
  ownMoney: number;
  limitedBy: 'income' | 'savings' | 'largest-loan';
}

const THOUSAND = 1000;
const toThousandBelow = (rupees: number): number => Math.floor(rupees / THOUSAND) * THOUSAND;

/**
 * The dearest home within the bank's share of the income and the regulator's share of the price; undefined when
 * the instalments already paid take all of it.
 */
export function affordable(means: Means): Affordable | undefined {
  const { monthlyIncome, otherEmis, annualPercent, years, savings } = means;
  const sharePercent = means.sharePercent ?? instalmentShare(monthlyIncome);
  const emi = Math.floor((monthlyIncome * sharePercent) / 100 - otherEmis);
  if (emi <= 0) return undefined;
  const byIncome = principalFor(emi, annualPercent, years * 12);
  const loanByIncome = toThousandBelow(Math.min(byIncome, LOAN_MAX));
  if (loanByIncome === 0) return undefined;

  const taxPercent = taxesPercent(means.today);
  const price =
    savings === undefined
      ? loanByIncome / shareOf(loanByIncome)
      : dearestPrice(loanByIncome, savings, taxPercent);
  const budget = toThousandBelow(price * (1 + taxPercent / 100));
  const loan =
    savings === undefined
      ? loanByIncome
      : Math.min(loanByIncome, toThousandBelow(largestLoanOn(price)));
  const ownMoney = budget - loan;
  return {
    sharePercent,
    emi,
    loanByIncome,
    loan,
    price: Math.floor(price),
    taxes: budget - Math.floor(price),
    taxPercent,
    budget,
    ownMoney,
    limitedBy: loan < loanByIncome ? 'savings' : byIncome > LOAN_MAX ? 'largest-loan' : 'income',
  };
}

/** The regulator's share of the price for a loan of this size, of 1. */
function shareOf(loan: number): number {
  const step = LOAN_TO_VALUE.find(({ loanUpTo }) => loan <= loanUpTo);
  return (step ?? LOAN_TO_VALUE[2]).percent / 100;
}

/** price + taxes = loan + savings, where the loan keeps to each step's size and share. */
function dearestPrice(loanByIncome: number, savings: number, taxPercent: number): number {
  const withTaxes = 1 + taxPercent / 100;
  return Math.max(
    ...LOAN_TO_VALUE.map(({ loanUpTo, percent }) =>
      Math.min(
        (Math.min(loanByIncome, loanUpTo) + savings) / withTaxes,
        savings / (withTaxes - percent / 100),
      ),
    ),
  );
}

/**
 * Taxes in percent of the price, for a flat of one crore that is under construction and outside a corporation. This is the
 * highest of the usual rates, so the budget is never too high.
 */
function taxesPercent(today: string): number {
  const sale = {
    type: 'apartment',
    agreement: CRORE,
    isUrban: false,
    isCompleted: false,
    registeredOn: today,
  };
  const taxes = [...(registrationTaxes(sale) ?? []), gstOf(sale)];
  return taxes.reduce((sum, one) => sum + (one?.rupees ?? 0), 0) / LAKH;
}
