import { lowerFirst } from '../first-letter.ts';
import type { VerdictFact } from './facts.ts';

/** What shows a fact that is not known: what its gap asks for, in the words of a buyer. */
const PROOFS: Readonly<Record<VerdictFact, string>> = {
  stage: 'a dated photo of the work',
  occupancyCertificate: 'the occupancy certificate',
  registration: 'the RERA certificate',
  needsRegistration: 'the size of the land and the number of homes, in writing',
  'registration.validTill': 'the RERA certificate with its dates',
  litigation: 'in writing whether there is a court case',
  'litigation.about': 'the last order in the court case',
  commencementCertificate: 'the commencement certificate',
  conversion: 'the conversion order of the land',
  khata: 'the khata certificate and extract',
  'khata.class': 'the e-khata and its class',
  'khata.form': 'the e-khata of the home',
  planApprover: 'the sanction letter and the stamped plans',
  promisedBy: 'the date of possession in the agreement',
  trackRecord: 'the dates of the builder’s earlier projects',
  'trackRecord.delivered': 'who vouches for completing it',
  'trackRecord.worstMonthsLate': 'the dates of the builder’s earlier projects',
  complaints: 'the complaints at the register',
  priceDisclosed: 'the price sheet with every charge',
  loadingPercent: 'the carpet area in writing',
  floods: 'the exact place on a map',
};

/** What a buyer can do about what has come to pass, where the verdict would change only by what others do. */
const ACTS: Partial<Readonly<Record<VerdictFact, string>>> = {
  promisedBy: 'have the new date in the agreement, with interest for each month after it.',
  trackRecord: 'have it in writing what is left to be done, shared parts included, and by when.',
  'trackRecord.delivered': 'ask who vouches for completing it, and have the date in the agreement.',
  'trackRecord.worstMonthsLate': 'ask what caused that delay, and have the date in the agreement.',
};

interface Reason {
  fact: VerdictFact;
  /** The rule behind it; null where the fact is not known. */
  rule: string | null;
  change: string | null;
}

/**
 * What the reason that decides asks of a buyer, in one plain line: `See the occupancy certificate before you pay.` of what is not known,
 * else what a buyer can do, or what would change the verdict, as its rule says: `Before you pay: the complaints are decided; read the orders.` Null of what is in order.
 */
export function beforeYouPay({ fact, rule, change }: Reason): string | null {
  if (rule === null) return `See ${PROOFS[fact]} before you pay.`;
  return change === null ? null : `Before you pay: ${ACTS[fact] ?? lowerFirst(change)}`;
}
