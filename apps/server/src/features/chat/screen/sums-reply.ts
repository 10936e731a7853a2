import { LAKH } from '@manemitra/domain/money';
import { loanTermsOf } from '@manemitra/query/loan-terms';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Answer, ChatRequest } from '../answer.ts';
import { emiReply } from '../emi-reply.ts';
import { affordabilityReply, asksWhatIsAffordable, meansIn } from './affordability-reply.ts';
import { errandIn } from './errand-in.ts';
import { budgetNouns } from './means-words.ts';
import { wantWords } from './form-words.ts';
import { has } from './in-clause.ts';
import type { Meant } from './meant.ts';
import type { Shown } from './shown.ts';
import { taxesReply } from './taxes-reply.ts';
import { saysWhichHomes } from './searched-in.ts';

interface Said {
  request: ChatRequest;
  alone: Interpretation;
  shown: Shown;
  /** Some clause of it asks. */
  isAsked: boolean;
  pointed: Meant | undefined;
}

/** What an income carries, the instalment of a loan, the taxes of a price: sums that need no project. */
export function calculatedIn(
  tokens: readonly Token[],
  { request, alone, shown, isAsked, pointed }: Said,
): Answer | undefined {
  const { prompt, today } = request;
  const isOfLoan = alone.intent === 'emi' || errandIn(tokens, false) === 'calculate';
  // "The EMI of the first, I have 30 in hand" is of that project and not of what can be afforded.
  const means = isOfLoan && pointed?.isDefinite === true ? undefined : meansIn(tokens);
  if (means !== undefined && !saysWhichHomes(alone)) return affordabilityReply(means, today);
  const isOfMeans =
    shown.kind !== 'project' &&
    (pointed === undefined || pointed.projects.length === 0) &&
    asksWhatIsAffordable(tokens);
  if (means === undefined && isOfMeans && isAsked && !saysWhichHomes(alone)) {
    const ofOneLakh = affordabilityReply({ monthlyIncome: LAKH, otherEmis: 0 }, today);
    return {
      ...ofOneLakh,
      message: `For each ₹1 L that you earn in a month after tax:\n${ofOneLakh.message}\nFor yours, say “I earn 1.8 lakh a month, saved 30 lakh”.`,
      offer: undefined,
      taps: [{ label: 'Open the calculator', href: '/dashboard/emi-calculator' }],
    };
  }
  if (isOfLoan && loanTermsOf(prompt).rupees !== undefined && pointed === undefined) {
    return emiReply(prompt);
  }
  const isOfSale = everyConstraint(alone).every(({ field }) => OF_A_SALE.has(field));
  // "Budget 1.1 Cr with registration" says a limit, and asks for no tax.
  if (!isAsked && (has(budgetNouns, tokens) || isLimit(tokens, alone))) return undefined;
  return isOfSale ? taxesReply(prompt, tokens, today) : undefined;
}

/** "1.5 crore maximum with registration and everything" is a limit of all that is paid. */
const isLimit = (tokens: readonly Token[], alone: Interpretation): boolean =>
  has(wantWords, tokens) &&
  everyConstraint(alone).some(
    (one) => one.field === 'price' && one.value.basis === 'all-in' && one.value.max !== undefined,
  );

/** What a sum of taxes may say besides its words: "on a flat of 92 lakh". */
const OF_A_SALE: ReadonlySet<string> = new Set(['price', 'propertyType']);
