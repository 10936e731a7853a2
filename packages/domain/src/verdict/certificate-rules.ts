import { BUILDING_LAW, OCCUPANCY } from './bases.ts';
import type { Rule } from './rule.ts';

/** Leave to occupy and leave to build, against the stage. Sites need neither. */

const BUILDING = { isLayout: [false] } as const;
const RECEIVED =
  'The occupancy certificate is received. Then the home may be lived in, and no GST is due on it.';

export const OCCUPANCY_RULES: readonly Rule[] = [
  {
    id: 'ready-without-occupancy-certificate',
    fact: 'occupancyCertificate',
    level: 'stay-away',
    when: { ...BUILDING, stage: ['ready'], occupancy: ['not-received'] },
    rule: 'It is sold as ready to move in, and the occupancy certificate has not been received.',
    says: 'Sold as ready, but without its occupancy certificate: do not move in or pay the last instalment yet.',
    change: RECEIVED,
    basis: OCCUPANCY,
  },
  {
    id: 'ready-certificate-applied',
    fact: 'occupancyCertificate',
    level: 'careful',
    when: { ...BUILDING, stage: ['ready'], occupancy: ['applied'] },
    rule: 'It is sold as ready to move in, and the occupancy certificate is only applied for.',
    says: 'The occupancy certificate is applied for, not received: nobody may move in yet.',
    change: RECEIVED,
    basis: OCCUPANCY,
  },
  {
    id: 'built-without-occupancy-certificate',
    fact: 'occupancyCertificate',
    level: 'careful',
    when: { ...BUILDING, stage: ['built'], occupancy: ['not-received'] },
    rule: 'It is built, and the occupancy certificate has not been received.',
    says: 'It is built, and its occupancy certificate has not been received.',
    change: RECEIVED,
    basis: OCCUPANCY,
  },
  {
    id: 'built-certificate-applied',
    fact: 'occupancyCertificate',
    level: 'ask-first',
    when: { ...BUILDING, stage: ['built'], occupancy: ['applied'] },
    rule: 'It is built, and the occupancy certificate is applied for.',
    says: 'The occupancy certificate is applied for: ask when it is expected.',
    change: RECEIVED,
    basis: OCCUPANCY,
  },
  {
    id: 'partial-occupancy-certificate',
    fact: 'occupancyCertificate',
    level: 'ask-first',
    when: { ...BUILDING, stage: ['built', 'ready'], occupancy: ['partial'] },
    rule: 'The occupancy certificate covers some towers or floors, and not said which.',
    says: 'The occupancy certificate covers a part of it: ask whether your tower and floor are in it.',
    change: 'The certificate names the tower and floor of the home.',
    basis: OCCUPANCY,
  },
  {
    id: 'occupancy-certificate-received',
    fact: 'occupancyCertificate',
    level: 'strong',
    when: { ...BUILDING, stage: ['built', 'ready'], occupancy: ['received'] },
    rule: 'It is built, and the occupancy certificate has been received.',
    says: 'Occupancy certificate received.',
    change: null,
    basis: OCCUPANCY,
  },
];

const AT_WORK = { ...BUILDING, isFinished: [false] } as const;
const AFTER_BEGINNING = ['under-construction', 'built', 'ready'] as const;

export const COMMENCEMENT_RULES: readonly Rule[] = [
  {
    id: 'built-without-commencement-certificate',
    fact: 'commencementCertificate',
    level: 'stay-away',
    when: { ...AT_WORK, stage: AFTER_BEGINNING, commencement: ['not-received'] },
    rule: 'The work has begun, and the commencement certificate that allows it has not been received.',
    says: 'The work has begun without its commencement certificate.',
    change: 'The commencement certificate is received.',
    basis: BUILDING_LAW,
  },
  {
    id: 'begun-certificate-applied',
    fact: 'commencementCertificate',
    level: 'careful',
    when: { ...AT_WORK, stage: AFTER_BEGINNING, commencement: ['applied'] },
    rule: 'The work has begun, and the commencement certificate is only applied for.',
    says: 'The work has begun, and its commencement certificate is only applied for.',
    change: 'The commencement certificate is received.',
    basis: BUILDING_LAW,
  },
  {
    id: 'not-begun-no-certificate',
    fact: 'commencementCertificate',
    level: 'ask-first',
    when: { ...AT_WORK, stage: ['pre-launch'], commencement: ['applied', 'not-received'] },
    rule: 'The work has not begun, and the commencement certificate is still to come.',
    says: 'The commencement certificate is still to come: ask when.',
    change: 'The commencement certificate is received.',
    basis: BUILDING_LAW,
  },
  {
    id: 'commencement-certificate-received',
    fact: 'commencementCertificate',
    level: 'strong',
    when: { ...AT_WORK, commencement: ['received'] },
    rule: 'The commencement certificate has been received.',
    says: 'Commencement certificate received.',
    change: null,
    basis: BUILDING_LAW,
  },
];
