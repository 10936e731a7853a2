import { OWN } from './bases.ts';
import type { Gap, Rule } from './rule.ts';

/** Complaints at the register: about the project, and about others of its builder. */

/** The register takes complaints only about registered projects. */
const BEGUN = { stage: ['under-construction', 'built', 'ready'], isExempt: [false] } as const;

/** A builder of many projects has complaints somewhere: so many other projects for each are no reason to ask. Our own measure. */
const FEW = 4;

export const COMPLAINT_RULES: readonly Rule[] = [
  {
    id: 'several-complaints',
    fact: 'complaints',
    level: 'careful',
    when: { ...BEGUN, complaints: { atLeast: 3 } },
    rule: 'Three or more complaints about the project are at the register.',
    says: 'At the RERA register: {complaints} about this project.',
    change: 'You know how each ended, and what was ordered has been done.',
    basis: OWN,
  },
  {
    id: 'a-complaint',
    fact: 'complaints',
    level: 'ask-first',
    when: { ...BEGUN, complaints: { atLeast: 1 } },
    rule: 'One or two complaints about the project are at the register.',
    says: 'At the RERA register: {complaints} about this project. Ask what became of it.',
    change: 'You know how each ended, and what was ordered has been done.',
    basis: OWN,
  },
  {
    id: 'no-complaints',
    fact: 'complaints',
    level: 'strong',
    when: { ...BEGUN, complaints: { below: 1 } },
    rule: 'Somebody asked the register and found no complaint about the project.',
    says: 'No complaint about it is at the RERA register.',
    change: null,
    basis: OWN,
  },
  {
    id: 'complaints-elsewhere',
    fact: 'complaints.elsewhere',
    level: 'ask-first',
    when: { otherProjectsPerComplaint: { below: FEW } },
    rule: `At the register there is more than one complaint for every ${FEW} other projects of the builder that we know.`,
    says: 'At the RERA register: {complaintsElsewhere} about other projects of the builder ({othersKnown}). Ask what became of them.',
    change: 'You know how each ended, and what was ordered has been done.',
    basis: OWN,
  },
  {
    id: 'few-complaints-elsewhere',
    fact: 'complaints.elsewhere',
    level: 'strong',
    when: { otherProjectsPerComplaint: { atLeast: FEW } },
    rule: `At the register there is at most one complaint for every ${FEW} other projects of the builder that we know.`,
    says: 'At the RERA register: {complaintsElsewhere} about other projects of the builder ({othersKnown}).',
    change: null,
    basis: OWN,
  },
];

/** Where nobody asked about a project that the register takes complaints about, the first asks for all of them. */
export const COMPLAINT_GAPS: readonly Gap[] = [
  {
    fact: 'complaints',
    when: { ...BEGUN, complaints: 'unknown' },
    says: 'Complaints at the RERA register: not checked yet.',
    ask: 'Please send the complaints at the register and what was decided.',
  },
  ...(
    [
      { complaints: 'known' },
      { complaints: 'unknown', isExempt: [true] },
      { complaints: 'unknown', isExempt: [false], stage: ['pre-launch'] },
    ] as const
  ).map((where): Gap => ({
    fact: 'complaints.elsewhere',
    when: { ...where, complaintsElsewhere: 'unknown' },
    says: 'Complaints about the builder’s other projects: not checked yet.',
    ask: 'Please list the complaints about your other projects at the register, and what was decided.',
  })),
];
