import type { Gap } from './rule.ts';

/** What decides and is not known, the weightiest first. Where a fact does not matter at a stage its absence does not either. */

const BUILDING = { isLayout: [false] } as const;
const TO_BE_HANDED_OVER = {
  stage: ['pre-launch', 'under-construction', 'built'],
  isFinished: [false],
} as const;

export const VERDICT_GAPS: readonly Gap[] = [
  {
    fact: 'stage',
    when: { stage: 'unknown' },
    says: 'How far the work has come is not disclosed.',
    ask: 'Please say how far the construction is, with a dated photo.',
  },
  {
    fact: 'occupancyCertificate',
    when: { ...BUILDING, stage: ['built', 'ready'], occupancy: 'unknown' },
    says: 'Whether the occupancy certificate has been received is not disclosed.',
    ask: 'Please send the occupancy certificate, and say which blocks it covers.',
  },
  {
    fact: 'registration',
    when: { registration: 'unknown' },
    says: 'Whether it is registered under RERA is not disclosed.',
    ask: 'Please send the RERA number, so that it can be looked up in the register.',
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
    says: 'Whether there is a court case is not disclosed.',
    ask: 'Please say in writing whether there is any case over the project or its land.',
  },
  {
    fact: 'litigation.about',
    when: { cases: ['unsaid'] },
    says: 'What the court case is about is not disclosed.',
    ask: 'Please send the number of the case and the last order.',
  },
  {
    fact: 'registration.validTill',
    when: { registration: ['until-unknown'], isFinished: [false] },
    says: 'Until when the RERA registration runs is not disclosed.',
    ask: 'Please send the RERA certificate, and any extension of it.',
  },
  {
    fact: 'commencementCertificate',
    when: { ...BUILDING, isFinished: [false], commencement: 'unknown' },
    says: 'Whether the commencement certificate has been received is not disclosed.',
    ask: 'Please send the commencement certificate.',
  },
  {
    fact: 'khata',
    when: { khataClass: 'unknown', isEKhata: 'unknown' },
    says: 'Which khata it has is not disclosed.',
    ask: 'Please send the khata certificate and extract, and say which register it is in.',
  },
  {
    fact: 'khata.class',
    when: { khataClass: 'unknown', isEKhata: 'known' },
    says: 'Whether the khata is of class A or B is not disclosed.',
    ask: 'Please send the e-khata with its number, and say whether it is of class A or B.',
  },
  {
    fact: 'planApprover',
    when: { approver: 'unknown' },
    says: 'Who sanctioned the plan is not disclosed.',
    ask: 'Please send the sanction letter and the stamped plans for every block.',
  },
  {
    fact: 'conversion',
    when: { conversion: 'unknown' },
    says: 'Whether the land is converted is not disclosed.',
    ask: 'Please send the Deputy Commissioner’s conversion order for each survey number.',
  },
  {
    fact: 'promisedBy',
    when: { ...TO_BE_HANDED_OVER, daysPastPromise: 'unknown' },
    says: 'The promised date is not disclosed.',
    ask: 'Please give the date of possession that the agreement will name.',
  },
  {
    fact: 'trackRecord',
    when: { ...TO_BE_HANDED_OVER, latePercent: 'unknown' },
    says: 'How the builder kept earlier dates is not disclosed.',
    ask: 'Please list your earlier projects with the promised and the actual dates.',
  },
  {
    fact: 'trackRecord.delivered',
    when: { ...TO_BE_HANDED_OVER, due: { below: 1 } },
    says: 'The builder has no earlier project: there is no record of dates kept.',
    ask: 'Please say who pays for completing the project, and who vouches for it.',
  },
  {
    fact: 'trackRecord.worstMonthsLate',
    when: { ...TO_BE_HANDED_OVER, latePercent: { above: 0 }, worstMonthsLate: 'unknown' },
    says: 'How late the builder’s earlier projects came is not disclosed.',
    ask: 'Please list your earlier projects with the promised and the actual dates.',
  },
  {
    fact: 'complaints',
    when: {
      stage: ['under-construction', 'built', 'ready'],
      isExempt: [false],
      complaints: 'unknown',
    },
    says: 'Whether there are complaints at the RERA register is not disclosed.',
    ask: 'Please send the complaints at the register and what was decided.',
  },
  {
    fact: 'priceDisclosed',
    when: { isPriceDisclosed: 'unknown' },
    says: 'The whole price of each kind of home is not disclosed.',
    ask: 'Please send the price sheet with the area and every charge.',
  },
  {
    fact: 'loadingPercent',
    when: { ...BUILDING, loadingPercent: 'unknown' },
    says: 'The carpet area, and so the loading is not disclosed.',
    ask: 'Please give the carpet area of each kind of home.',
  },
  {
    fact: 'floods',
    when: { knownFloods: 'unknown' },
    says: 'Where exactly it is, and so whether floods are known there, is not disclosed.',
    ask: 'Please send the exact place on a map, and say whether water stood there in the last five monsoons.',
  },
];
