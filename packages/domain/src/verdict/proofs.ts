import { lowerFirst } from '../first-letter.ts';
import type { VerdictFact } from './facts.ts';

/** What a buyer does about a fact that is not known: what its gap asks for, in the words of a buyer. */
const PROOFS: Readonly<Record<VerdictFact, string>> = {
  stage: 'see a dated photo of the work',
  occupancyCertificate: 'see the occupancy certificate',
  registration: 'see the RERA certificate',
  needsRegistration: 'get in writing how large the land is and how many homes there are',
  'registration.validTill': 'see the RERA certificate with its dates',
  litigation: 'get in writing whether there is a court case',
  'litigation.about': 'read the last order in the court case',
  commencementCertificate: 'see the commencement certificate',
  conversion: 'see the conversion order of the land',
  khata: 'see the khata certificate and extract',
  'khata.class': 'see the e-khata and its class',
  'khata.form': 'see the e-khata of the home',
  planApprover: 'see the sanction letter and the stamped plans',
  promisedBy: 'get the date of possession into the agreement',
  trackRecord: 'get in writing the dates of the builder’s earlier projects',
  'trackRecord.delivered': 'get in writing who guarantees its completion',
  'trackRecord.worstMonthsLate': 'get in writing the dates of the builder’s earlier projects',
  complaints: 'look up the complaints at the register',
  'complaints.elsewhere': 'look up the complaints about the builder’s other projects',
  priceDisclosed: 'see the price sheet with every charge',
  loadingPercent: 'get the carpet area in writing',
  floods: 'see the exact place on a map',
};

/** What a buyer can do about what has come to pass, where the verdict would change only by what others do. */
const ACTS: Partial<Readonly<Record<VerdictFact, string>>> = {
  promisedBy: 'have the new date in the agreement, with interest for each month after it',
  trackRecord: 'have it in writing what is left to be done, shared parts included, and by when',
  'trackRecord.delivered':
    'get in writing who guarantees its completion, and have the date in the agreement',
  'trackRecord.worstMonthsLate': 'ask what caused that delay, and have the date in the agreement',
  complaints: 'ask what became of the complaints, and read the orders',
  'complaints.elsewhere':
    'ask what became of the complaints about its builder, and read the orders',
};

interface Reason {
  fact: VerdictFact;
  /** The rule behind it; null where the fact is not known. */
  rule: string | null;
  change: string | null;
}

/**
 * What the reason that decides asks of a buyer, in one plain line: `Before you pay, see the occupancy certificate.` of what is not known, else
 * what a buyer can do, or what would change the verdict, as its rule says: `Before you pay: a price sheet with every charge.` Null of what is in order.
 */
export function beforeYouPay({ fact, rule, change }: Reason): string | null {
  if (rule === null) return `Before you pay, ${PROOFS[fact]}.`;
  if (change === null) return null;
  const act = ACTS[fact];
  return act === undefined ? `Before you pay: ${lowerFirst(change)}` : `Before you pay, ${act}.`;
}
