import { lowerFirst } from '../first-letter.ts';
import { NONE_WITH_DATES } from '../track-record.ts';
import { COMPLAINT_GAPS } from './complaint-rules.ts';
import type { Gap } from './rule.ts';

/** Unknown facts that would decide. A fact that does not matter at a stage is no gap there. */

const BUILDING = { isLayout: [false] } as const;
const TO_BE_HANDED_OVER = {
  stage: ['pre-launch', 'under-construction', 'built'],
  isFinished: [false],
} as const;

export const VERDICT_GAPS: readonly Gap[] = [
  {
    fact: 'stage',
    when: { stage: 'unknown' },
    says: 'Stage of the work: not disclosed.',
    ask: 'Please say how far the construction is, with a dated photo.',
  },
  {
    fact: 'occupancyCertificate',
    when: { ...BUILDING, stage: ['built', 'ready'], occupancy: 'unknown' },
    says: 'Occupancy certificate: not disclosed.',
    told: 'Occupancy certificate: not disclosed{sinceCompletion}.',
    ask: 'Please send the occupancy certificate, and say which blocks it covers.',
  },
  {
    fact: 'registration',
    when: { registration: 'unknown', isNumberGiven: [false] },
    says: 'RERA number: not given.',
    ask: 'Please send the RERA number, so that it can be looked up in the register.',
  },
  {
    fact: 'registration',
    when: { registration: 'unknown', isNumberGiven: [true] },
    says: 'RERA number: not checked.',
    ask: 'Please send the RERA certificate with its dates, and look the number up in the register.',
  },
  {
    fact: 'needsRegistration',
    when: { registration: ['perhaps-exempt'] },
    says: 'Whether it needs a RERA registration is not disclosed.',
    ask: 'Please say how large the land is and how many homes there are.',
  },
  {
    fact: 'litigation',
    when: { cases: 'unknown' },
    says: 'Court cases: not disclosed.',
    ask: 'Please say in writing whether there is any case over the project or its land.',
  },
  {
    fact: 'litigation.about',
    when: { cases: ['unsaid'] },
    says: 'Subject of the court case: not disclosed.',
    ask: 'Please send the number of the case and the last order.',
  },
  {
    fact: 'registration.validTill',
    when: { registration: ['until-unknown'], isFinished: [false] },
    says: 'End of the RERA registration: not disclosed.',
    ask: 'Please send the RERA certificate, and any extension of it.',
  },
  {
    fact: 'commencementCertificate',
    when: { ...BUILDING, isFinished: [false], commencement: 'unknown' },
    says: 'Commencement certificate: not disclosed.',
    ask: 'Please send the commencement certificate.',
  },
  {
    fact: 'khata',
    when: { khataClass: 'unknown', isEKhata: 'unknown' },
    says: 'Khata: not disclosed.',
    ask: 'Please send the khata certificate and extract, and say which register it is in.',
  },
  {
    fact: 'khata.class',
    when: { khataClass: 'unknown', isEKhata: 'known' },
    says: 'Khata class, A or B: not disclosed.',
    ask: 'Please send the e-khata with its number, and say whether it is of class A or B.',
  },
  {
    fact: 'khata.form',
    when: { stage: ['built', 'ready'], khataClass: 'known', isEKhata: 'unknown' },
    says: 'e-Khata of the home: not disclosed.',
    ask: 'Please send the e-khata of the home with its number: no sale deed is registered without it.',
  },
  {
    fact: 'planApprover',
    when: { approver: 'unknown' },
    says: 'Plan sanction: not disclosed.',
    ask: 'Please send the sanction letter and the stamped plans for every block.',
  },
  {
    fact: 'conversion',
    when: { conversion: 'unknown' },
    says: 'Land conversion: not disclosed.',
    ask: 'Please send the Deputy Commissioner’s conversion order for each survey number.',
  },
  {
    fact: 'promisedBy',
    when: { ...TO_BE_HANDED_OVER, daysPastPromise: 'unknown' },
    says: 'Promised date: not disclosed.',
    ask: 'Please give the date of possession that the agreement will name.',
  },
  {
    fact: 'trackRecord',
    when: { latePercent: 'unknown' },
    says: 'Builder’s earlier dates: not disclosed.',
    ask: 'Please list your earlier projects with the promised and the actual dates.',
  },
  {
    fact: 'trackRecord.delivered',
    when: { ...TO_BE_HANDED_OVER, due: { below: 1 } },
    says: `Builder’s earlier projects: ${lowerFirst(NONE_WITH_DATES)}.`,
    ask: 'Please say who pays for completing the project, and who vouches for it.',
  },
  {
    fact: 'trackRecord.worstMonthsLate',
    when: { ...TO_BE_HANDED_OVER, latePercent: { above: 0 }, worstMonthsLate: 'unknown' },
    says: 'Delays of the builder’s earlier projects: not disclosed.',
    ask: 'Please list your earlier projects with the promised and the actual dates.',
  },
  ...COMPLAINT_GAPS,
  {
    fact: 'priceDisclosed',
    when: { isPriceDisclosed: 'unknown' },
    says: 'Whole price of each kind of home: not disclosed.',
    ask: 'Please send the price sheet with the area and every charge.',
  },
  {
    fact: 'loadingPercent',
    when: { ...BUILDING, loadingPercent: 'unknown' },
    says: 'Carpet area, and so the loading: not disclosed.',
    ask: 'Please give the carpet area of each kind of home.',
  },
  {
    fact: 'floods',
    when: { knownFloods: 'unknown' },
    says: 'Where exactly it is, and so whether floods are known there, is not disclosed.',
    ask: 'Please send the exact place on a map, and say whether water stood there in the last five monsoons.',
  },
];
