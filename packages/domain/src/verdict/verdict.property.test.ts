import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERDICT_FACTS, type VerdictFacts } from './facts.ts';
import { judgedAnewOn, verdictLevelOn, verdictOn } from './judge.ts';
import { severityOf } from './levels.ts';
import { VERDICT_RULES } from './rules.ts';
import { factsArbitrary, JUDGED_ON } from './testing/facts-arbitrary.ts';

const severity = (facts: VerdictFacts, day = JUDGED_ON): number =>
  severityOf(verdictLevelOn(facts, day));
const ASK_FIRST = severityOf('ask-first');

/** Each makes one fact better and leaves all others as they are; `undefined` where it is as good as it can be. */
const BETTERMENTS: Record<string, (facts: VerdictFacts) => VerdictFacts | undefined> = {
  'the registration is given': (facts) =>
    facts.registration === null || facts.registration.state === null
      ? undefined
      : {
          ...facts,
          registration: {
            ...facts.registration,
            state: 'registered',
            validTill: '2029-12-31',
            extendedTo: null,
          },
        },
  'the registration is extended': (facts) =>
    (facts.registration && {
      ...facts,
      registration: { ...facts.registration, extendedTo: '2029-12-31' },
    }) ||
    undefined,
  'no registration is needed': (facts) => ({ ...facts, needsRegistration: false }),
  'the commencement certificate comes': (facts) => ({
    ...facts,
    commencementCertificate: 'received',
  }),
  'the occupancy certificate comes': (facts) => ({ ...facts, occupancyCertificate: 'received' }),
  'the occupancy certificate is applied for': (facts) =>
    facts.occupancyCertificate === 'not-received'
      ? { ...facts, occupancyCertificate: 'applied' }
      : undefined,
  'the khata is of class A': (facts) => ({
    ...facts,
    khata: { isE: facts.khata?.isE ?? null, class: 'A' },
  }),
  'the khata is an e-khata': (facts) => ({
    ...facts,
    khata: { class: facts.khata?.class ?? null, isE: true },
  }),
  'the planning authority sanctions': (facts) => ({ ...facts, planApprover: 'BDA' }),
  'the land is converted': (facts) => ({ ...facts, conversion: 'converted' }),
  'the cases end': (facts) => ({ ...facts, litigation: { pending: 0, about: null } }),
  'the case is not over the title': (facts) =>
    facts.litigation?.about === 'title'
      ? { ...facts, litigation: { ...facts.litigation, about: 'other' } }
      : undefined,
  'there are fewer complaints': (facts) =>
    facts.complaints === null || facts.complaints === 0
      ? undefined
      : { ...facts, complaints: facts.complaints - 1 },
  'there are no complaints': (facts) => ({ ...facts, complaints: 0 }),
  'there are fewer complaints about other projects of the builder': (facts) =>
    facts.complaintsElsewhere
      ? { ...facts, complaintsElsewhere: facts.complaintsElsewhere - 1 }
      : undefined,
  'one more project of the builder is known': ({ otherProjects = 0, ...facts }) => ({
    ...facts,
    otherProjects: otherProjects + 1,
  }),
  'fewer projects were late': ({ trackRecord, ...facts }) =>
    trackRecord === null || trackRecord.late === 0
      ? undefined
      : { ...facts, trackRecord: { ...trackRecord, late: trackRecord.late - 1 } },
  'one more was delivered in time': ({ trackRecord, ...facts }) =>
    trackRecord === null || trackRecord.delivered === 0
      ? undefined
      : { ...facts, trackRecord: { ...trackRecord, delivered: trackRecord.delivered + 1 } },
  'fewer are overdue': ({ trackRecord, ...facts }) =>
    trackRecord === null || (trackRecord.overdue ?? 0) === 0
      ? undefined
      : { ...facts, trackRecord: { ...trackRecord, overdue: (trackRecord.overdue ?? 0) - 1 } },
  'what is overdue is overdue for less long': ({ trackRecord, ...facts }) =>
    trackRecord?.worstMonthsOverdue
      ? {
          ...facts,
          trackRecord: {
            ...trackRecord,
            worstMonthsOverdue: Math.ceil(trackRecord.worstMonthsOverdue / 2),
          },
        }
      : undefined,
  'the worst delay was shorter': ({ trackRecord, ...facts }) =>
    trackRecord?.worstMonthsLate
      ? {
          ...facts,
          trackRecord: {
            ...trackRecord,
            worstMonthsLate: Math.ceil(trackRecord.worstMonthsLate / 2),
          },
        }
      : undefined,
  'the promised date is not past': (facts) =>
    facts.promisedBy !== null && facts.promisedBy < JUDGED_ON
      ? { ...facts, promisedBy: '2029-12-31' }
      : undefined,
  'the loading is lower': (facts) =>
    facts.loadingPercent === null
      ? undefined
      : { ...facts, loadingPercent: facts.loadingPercent / 2 },
  'the price is disclosed': (facts) => ({ ...facts, priceDisclosed: true }),
};

/** Each takes one fact away. */
const REMOVALS: Record<string, (facts: VerdictFacts) => VerdictFacts> = {
  ...Object.fromEntries(
    (
      [
        ...([
          'stage',
          'promisedBy',
          'registration',
          'needsRegistration',
          'commencementCertificate',
        ] as const),
        ...(['occupancyCertificate', 'khata', 'planApprover', 'conversion', 'litigation'] as const),
        ...(['complaints', 'complaintsElsewhere', 'trackRecord'] as const),
        ...(['loadingPercent', 'priceDisclosed'] as const),
      ] as const
    ).map((name) => [name, (facts: VerdictFacts) => ({ ...facts, [name]: null })]),
  ),
  'registration.state': (facts) => ({
    ...facts,
    registration: facts.registration && { ...facts.registration, state: null },
  }),
  'registration.validTill': (facts) => ({
    ...facts,
    registration: facts.registration && { ...facts.registration, validTill: null },
  }),
  'registration.extendedTo': (facts) => ({
    ...facts,
    registration: facts.registration && { ...facts.registration, extendedTo: null },
  }),
  'khata.class': (facts) => ({ ...facts, khata: facts.khata && { ...facts.khata, class: null } }),
  'khata.isE': (facts) => ({ ...facts, khata: facts.khata && { ...facts.khata, isE: null } }),
  'litigation.pending': (facts) => ({
    ...facts,
    litigation: facts.litigation && { ...facts.litigation, pending: null },
  }),
  'litigation.about': (facts) => ({
    ...facts,
    litigation: facts.litigation && { ...facts.litigation, about: null },
  }),
  'trackRecord.worstMonthsLate': (facts) => ({
    ...facts,
    trackRecord: facts.trackRecord && { ...facts.trackRecord, worstMonthsLate: null },
  }),
};

const runs = { numRuns: 2000 };

/** Made once: to make facts takes far longer than to judge them. */
const made = fc.sample(factsArbitrary, runs);

/** The smallest facts that break a law; `null` where all that were made keep it. */
const counterexample = (law: (facts: VerdictFacts) => boolean) =>
  made.every(law) ? null : fc.check(fc.property(factsArbitrary, law), runs).counterexample;

/** Two places in the order, by their first figure and then by the second. */
const compared = ([a = 0, b = 0]: number[] = [], [c = 0, d = 0]: number[] = []): number =>
  a - c || b - d;

describe('a verdict', () => {
  it.each(Object.entries(BETTERMENTS))('is never lower when %s', (_, better) => {
    const isNotLower = (facts: VerdictFacts) => severity(better(facts) ?? facts) <= severity(facts);
    expect(counterexample(isNotLower)).toBeNull();
  });

  it.each(Object.entries(REMOVALS))(
    'is never raised above ask-first by taking %s away',
    (_, without) => {
      const isNotRaised = (facts: VerdictFacts) =>
        severity(without(facts)) >= Math.min(severity(facts), ASK_FIRST);
      expect(counterexample(isNotRaised)).toBeNull();
    },
  );

  it('is never worse than ask-first because of an unknown fact', () => {
    const lowered = (facts: VerdictFacts): boolean => {
      const { reasons } = verdictOn(facts, JUDGED_ON);
      const isBad = reasons.some(({ rule, change }) => rule !== null && change !== null);
      return !isBad && severity(facts) > ASK_FIRST;
    };
    expect(counterexample((facts) => !lowered(facts))).toBeNull();
  });

  it('is strong only when nothing that decides is unknown, and gives a reason in every case', () => {
    const isWhole = (facts: VerdictFacts): boolean => {
      const { level, reasons, unknown } = verdictOn(facts, JUDGED_ON);
      return (
        reasons.length > 0 &&
        level === verdictLevelOn(facts, JUDGED_ON) &&
        (level !== 'strong' || unknown.length === 0) &&
        [...reasons, ...unknown].every(({ says }) => !/[{}]|undefined|NaN/.test(says))
      );
    };
    expect(counterexample(isWhole)).toBeNull();
  });

  it('names first a reason that alone leads to its level, and then the others from the worst and weightiest down', () => {
    const isInOrder = (facts: VerdictFacts): boolean => {
      const { level, reasons } = verdictOn(facts, JUDGED_ON);
      const places = reasons.map(({ fact, rule }) => {
        const published = VERDICT_RULES.find(({ id }) => id === rule);
        const own = published?.level ?? (rule === null ? 'ask-first' : undefined);
        return own && [severityOf(own), -VERDICT_FACTS.indexOf(fact)];
      });
      const [first] = places;
      const worstFirst = places.toSorted((one, other) => compared(other, one));
      return (
        first?.[0] === severityOf(level) && !places.some((place, at) => place !== worstFirst[at])
      );
    };
    expect(counterexample(isInOrder)).toBeNull();
  });

  it('stays the same until the named day', () => {
    const isKept = (facts: VerdictFacts, later: number): boolean => {
      const anew = judgedAnewOn(facts, JUDGED_ON);
      const day = new Date(Date.parse(JUDGED_ON) + later * 86_400_000).toISOString().slice(0, 10);
      if (anew !== null && day >= anew) return true;
      return verdictLevelOn(facts, day) === verdictLevelOn(facts, JUDGED_ON);
    };
    const law = fc.property(factsArbitrary, fc.nat({ max: 1500 }), isKept);
    expect(fc.check(law, runs).counterexample).toBeNull();
  });
});
