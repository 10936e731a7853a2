import {
  INSTALMENT_SHARES_SOURCE,
  instalmentShare,
  LOAN_TO_VALUE,
  LOAN_TO_VALUE_SOURCE,
  TAXES_NOT_LENT_SOURCE,
} from '../lending-rules.ts';
import { formatShortRupees, LAKH } from '../money.ts';
import { says } from './answer.ts';
import { PMAY, PRACTICE, RBI_PAPERS, RBI_PREPAYMENT, RBI_RESET } from './sources.ts';

const [small, medium, large] = LOAN_TO_VALUE;

/** Borrowing for a home. */
export const LOANS = {
  'loan-documents': says(
    [
      'Banks commonly ask for PAN and Aadhaar, salary slips and Form 16 (the self-employed: tax returns), and bank statements.',
      'Of the home: the agreement, title deeds, plan sanction, encumbrance certificate, khata and tax receipt. Each bank has its own list.',
    ],
    PRACTICE,
  ),
  'loan-share': says(
    [
      `A bank may lend at most ${small.percent} % of the price for loans up to ${formatShortRupees(small.loanUpTo)}, ${medium.percent} % up to ${formatShortRupees(medium.loanUpTo)}, ${large.percent} % above.`,
      'Stamp duty and registration are not part of that price, unless the home costs 10 lakh or less.',
    ],
    LOAN_TO_VALUE_SOURCE,
    TAXES_NOT_LENT_SOURCE,
  ),
  'down-payment': says(
    [
      `Your own part is what the bank may not lend: at least ${100 - small.percent} % of the price, ${100 - medium.percent} % for loans above ${formatShortRupees(small.loanUpTo)}, ${100 - large.percent} % above ${formatShortRupees(medium.loanUpTo)}.`,
      'Stamp duty, registration and other charges come on top.',
    ],
    LOAN_TO_VALUE_SOURCE,
    TAXES_NOT_LENT_SOURCE,
  ),
  'loan-eligibility': says(
    [
      'Banks look at income, other instalments, age, credit score and the home itself. Each bank has its own table.',
      `One public bank lets all instalments take ${instalmentShare(LAKH)} % of a net income of 1 lakh a month.`,
    ],
    INSTALMENT_SHARES_SOURCE,
  ),
  'bank-approved-safe': says(
    [
      'A bank’s approval says that its lawyer found the project fit to lend on. It protects the bank and is no warranty to you.',
      'Read the title opinion yourself or with your lawyer, and check RERA and the occupancy certificate.',
    ],
    PRACTICE,
  ),
  'loan-process': says(
    [
      'Common steps: eligibility and documents, sanction letter, the bank’s legal and technical check of the home, loan agreement, payout.',
      'For an unfinished home the bank commonly pays in stages as the work proceeds.',
    ],
    PRACTICE,
  ),
  'credit-score': says(
    [
      'No law sets a score. Banks commonly give their best rates to high scores; ask each for its own table.',
      'You can read your own credit report free once a year from each bureau.',
    ],
    PRACTICE,
    { name: 'Reserve Bank of India, circular of 1 Sep 2016 on free credit reports', url: null },
  ),
  'fixed-floating': says(
    [
      'A floating rate follows a benchmark, up and down; a fixed rate stays for the agreed time and commonly starts higher.',
      'When the rate is reset, the lender must tell you and offer a higher EMI, a longer term, or part payment.',
    ],
    RBI_RESET,
  ),
  prepayment: says(
    [
      'On a floating-rate home loan to an individual, lenders may not charge for paying it back early, in part or in full.',
      'A fixed-rate loan may carry a charge: read the agreement.',
    ],
    RBI_PREPAYMENT,
  ),
  'pre-emi': says(
    [
      'Before full payout you commonly pay pre-EMI: interest alone on what the bank has paid so far. Principal begins later.',
      'Full EMI from the start costs more each month and less in total.',
    ],
    PRACTICE,
  ),
  'subvention-scheme': says(
    [
      'In “no EMI till possession” schemes the builder promises to pay your interest, but the loan stays yours: if the builder stops, the bank turns to you.',
    ],
    PRACTICE,
  ),
  'joint-loan': says(
    [
      'Co-borrowers’ incomes count together, and each answers for the whole loan. Banks commonly want every co-owner as a co-borrower.',
      'Where both own and both repay, each can claim the tax deductions that their regime allows.',
    ],
    PRACTICE,
  ),
  'loan-papers-back': says(
    [
      'After the loan is paid off, the lender must return the original deeds and remove its charge within 30 days.',
      'For each day after, it owes you 5,000.',
    ],
    RBI_PAPERS,
  ),
  pmay: says(
    [
      'PMAY-U 2.0 helps families with up to 9 lakh of income a year and no pucca house in India: up to 1.8 lakh off the interest of a home loan.',
      'The home may cost at most 35 lakh, the loan be at most 25 lakh. The lender tells whether it is still open to you.',
    ],
    PMAY,
  ),
  'loan-rejected': says(
    [
      'Banks commonly decline for income, credit score, age, or for the home: title gaps, no approved plan, B khata, no occupancy certificate.',
      'Ask which it was in writing. If it is the home, that tells you something about the home.',
    ],
    PRACTICE,
  ),
  'plot-loan': says(
    [
      'Banks commonly lend on approved, converted plots with a clear title, for a shorter term and a smaller share than on flats.',
      'A panchayat’s approval alone is commonly declined.',
    ],
    PRACTICE,
  ),
};
