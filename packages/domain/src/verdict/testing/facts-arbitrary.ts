import * as fc from 'fast-check';
import { STAGES, type VerdictFacts } from '../facts.ts';

/** The day on which made projects are judged. */
export const JUDGED_ON = '2026-11-23';

const known = <T>(...values: readonly T[]) => fc.constantFrom<T | null>(...values, null);
const day = fc.option(
  fc.constantFrom(
    '2024-06-30',
    '2026-09-30',
    '2026-11-22',
    '2026-11-23',
    '2027-03-31',
    '2029-12-31',
  ),
);

/** A promoter’s record: never more late projects than delivered ones. */
const record = fc
  .tuple(
    fc.nat({ max: 8 }),
    fc.nat({ max: 8 }),
    fc.option(fc.integer({ min: 1, max: 60 })),
    fc.nat({ max: 3 }),
    fc.option(fc.integer({ min: 1, max: 60 })),
  )
  .map(([delivered, late, worstMonthsLate, overdue, worstMonthsOverdue]) => ({
    delivered,
    late: Math.min(delivered, late),
    worstMonthsLate: Math.min(delivered, late) === 0 ? null : worstMonthsLate,
    overdue,
    worstMonthsOverdue,
  }));

/** Each fact is drawn by itself, so most projects are bad in several ways. */
const anyFacts: fc.Arbitrary<VerdictFacts> = fc.record({
  stage: known(...STAGES),
  isLayout: known(true, false, false),
  promisedBy: day,
  registration: fc.option(
    fc.record({
      state: known('registered', 'registered', 'applied', 'not-registered', 'not-checked'),
      number: known('PRM/KA/RERA/1251/308/PR/270922/900001'),
      validTill: day,
      extendedTo: day,
    }),
  ),
  needsRegistration: known(true, true, false),
  commencementCertificate: known('received', 'received', 'applied', 'not-received'),
  occupancyCertificate: known('received', 'received', 'partial', 'applied', 'not-received'),
  khata: fc.option(fc.record({ class: known('A', 'A', 'B'), isE: known(true, false) })),
  planApprover: known('BDA', 'BBMP', 'panchayat'),
  conversion: known('converted', 'not-needed', 'not-converted'),
  litigation: fc.option(fc.record({ pending: known(0, 0, 1, 3), about: known('title', 'other') })),
  complaints: known(0, 0, 1, 2, 3, 12),
  complaintsElsewhere: known(0, 0, 1, 10),
  otherProjects: fc.constantFrom(0, 3, 4, 40),
  trackRecord: fc.option(record),
  loadingPercent: known(22, 38, 41, 75),
  priceDisclosed: known(true, true, false),
  floods: known(0, 0, 2),
});

/** Facts with nothing against the project and nothing missing. */
export const IN_ORDER: VerdictFacts = {
  stage: 'under-construction',
  isLayout: false,
  promisedBy: '2028-03-31',
  registration: {
    state: 'registered',
    number: 'PRM/KA/RERA/1251/308/PR/270922/900001',
    validTill: '2028-06-30',
    extendedTo: null,
  },
  needsRegistration: true,
  commencementCertificate: 'received',
  occupancyCertificate: 'not-received',
  khata: { class: 'A', isE: true },
  planApprover: 'BBMP',
  conversion: 'converted',
  litigation: { pending: 0, about: null },
  complaints: 0,
  complaintsElsewhere: 0,
  trackRecord: { delivered: 6, late: 1, worstMonthsLate: 5 },
  loadingPercent: 30,
  priceDisclosed: true,
  floods: 0,
};

/** Any facts, more often those that are in order but for a few, where single facts decide. */
export const factsArbitrary: fc.Arbitrary<VerdictFacts> = fc.oneof(anyFacts, {
  weight: 4,
  arbitrary: fc
    .record({
      drawn: anyFacts,
      stage: fc.constantFrom(...STAGES),
      occupancyCertificate: fc.constantFrom('received' as const, 'not-received' as const),
      names: fc.subarray(Object.keys(IN_ORDER), { maxLength: 3 }),
    })
    .map(({ drawn, names, ...likely }): VerdictFacts => ({
      ...IN_ORDER,
      ...likely,
      ...Object.fromEntries(Object.entries(drawn).filter(([name]) => names.includes(name))),
    })),
});
