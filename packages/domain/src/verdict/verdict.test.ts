import { describe, expect, it } from 'vitest';
import { VERDICT_FACTS } from './facts.ts';
import { VERDICT_GAPS } from './gaps.ts';
import { verdictOn } from './judge.ts';
import { VERDICT_MEANINGS } from './levels.ts';
import { VERDICT_RULES } from './rules.ts';
import { IN_ORDER, JUDGED_ON } from './testing/facts-arbitrary.ts';

describe('the table of rules', () => {
  it('names each rule once, and cites a source wherever it is not our own', () => {
    const ids = VERDICT_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, basis } of VERDICT_RULES) {
      expect([id, basis.source === null]).toEqual([id, basis.kind === 'own']);
    }
  });

  it('says what would change it, except for what is in order', () => {
    for (const { id, level, change } of VERDICT_RULES) {
      expect([id, change === null]).toEqual([id, level === 'strong']);
    }
  });

  it('says that nothing speaks against buying of no level that something known leads to', () => {
    const levels = new Set(
      VERDICT_RULES.map(({ level }) => level).filter((level) => level !== 'strong'),
    );
    expect(levels.size).toBe(3);
    for (const level of levels) {
      expect(VERDICT_MEANINGS[level]).not.toMatch(/nothing (that is )?known speaks against/i);
    }
  });

  it('says of a late record that dates kept would change it, wherever a date to come cannot', () => {
    const late = VERDICT_RULES.filter(({ id }) => id === 'mostly-late-yet-there');
    expect(late.map(({ change }) => change)).toEqual([expect.stringContaining('on time')]);
  });

  it('speaks of every fact, or asks for it', () => {
    const spoken = [...VERDICT_RULES, ...VERDICT_GAPS].map(({ fact }) => fact);
    expect(new Set(spoken)).toEqual(new Set(VERDICT_FACTS));
  });
});

describe('a verdict', () => {
  it('is strong where every document is in order, and says which', () => {
    const { level, reasons, unknown } = verdictOn(IN_ORDER, JUDGED_ON);
    expect([level, unknown]).toEqual(['strong', []]);
    expect(reasons[0]?.says).toBe('Registered under RERA until 30 Jun 2028.');
  });

  it('names its values, and what would change it', () => {
    const { level, reasons } = verdictOn(
      {
        ...IN_ORDER,
        promisedBy: '2025-11-30',
        trackRecord: {
          delivered: 3,
          late: 3,
          worstMonthsLate: 30,
          overdue: 2,
          worstMonthsOverdue: 58,
        },
      },
      JUDGED_ON,
    );
    expect(level).toBe('careful');
    expect(reasons.map(({ says }) => says)).toEqual([
      'It was promised for 30 Nov 2025 and is 12 months late.',
      'Not finished. Builder’s earlier projects: 3 of 3 late by up to 30 months; 2 unfinished, up to 58 months overdue.',
    ]);
    expect(reasons.every(({ change }) => change !== null)).toBe(true);
  });

  it('counts what a builder has not finished among the longest delays', () => {
    const trackRecord = {
      delivered: 9,
      late: 1,
      worstMonthsLate: 3,
      overdue: 1,
      worstMonthsOverdue: 30,
    };
    const { level, reasons } = verdictOn({ ...IN_ORDER, trackRecord }, JUDGED_ON);
    expect(level).toBe('ask-first');
    expect(reasons[0]?.says).toBe(
      'One of the builder’s earlier projects is 30 months overdue and not finished: ask why.',
    );
  });

  it('of a builder without earlier dates hides no complaint about its other projects', () => {
    const trackRecord = { delivered: 0, late: 0, worstMonthsLate: null };
    const judged = verdictOn({ ...IN_ORDER, trackRecord, complaintsElsewhere: 10 }, JUDGED_ON);
    expect(judged.level).toBe('ask-first');
    expect(judged.reasons.map(({ says }) => says)).toEqual([
      'Builder’s earlier projects: none with known dates.',
      'At the RERA register: 10 complaints about other projects of the builder (we know none of them). Ask what became of them.',
    ]);
    const levelOf = (complaintsElsewhere: number | null) =>
      verdictOn({ ...IN_ORDER, complaintsElsewhere }, JUDGED_ON).level;
    // Not known is not none.
    expect([0, 1, null].map(levelOf)).toEqual(['strong', 'ask-first', 'ask-first']);
  });

  it('of a builder of many projects is not lowered by few complaints about the others, and still tells them', () => {
    const judged = (complaintsElsewhere: number, otherProjects: number) => {
      const facts = { ...IN_ORDER, complaintsElsewhere, otherProjects };
      const { level, reasons } = verdictOn(facts, JUDGED_ON);
      return [level, reasons.find(({ fact }) => fact === 'complaints.elsewhere')?.says];
    };
    expect(judged(3, 12)).toEqual([
      'strong',
      'At the RERA register: 3 complaints about other projects of the builder (we know 12 others).',
    ]);
    expect(judged(3, 11)).toEqual([
      'ask-first',
      'At the RERA register: 3 complaints about other projects of the builder (we know 11 others). Ask what became of them.',
    ]);
  });

  it('of a home that is called ready says that nobody told of its certificate before it says who came late', () => {
    const { level, reasons } = verdictOn(
      {
        ...IN_ORDER,
        stage: 'ready',
        occupancyCertificate: null,
        promisedBy: '2018-01-22',
        trackRecord: { delivered: 3, late: 3, worstMonthsLate: 9 },
      },
      JUDGED_ON,
    );
    expect(level).toBe('ask-first');
    expect(reasons.map(({ says }) => says)).toEqual([
      'Occupancy certificate: not disclosed, 8 years after completion.',
      'Builder’s other projects: 3 of 3 late by up to 9 months.',
    ]);
  });

  it('of a finished home asks neither for its date nor for a running registration', () => {
    const { level } = verdictOn(
      {
        ...IN_ORDER,
        stage: 'ready',
        occupancyCertificate: 'received',
        commencementCertificate: null,
        promisedBy: null,
        registration: {
          state: 'registered',
          number: null,
          validTill: '2024-01-31',
          extendedTo: null,
        },
      },
      JUDGED_ON,
    );
    expect(level).toBe('strong');
  });

  it.each([
    ['came late', { delivered: 5, late: 4, worstMonthsLate: 6 }],
    ['have not come', { delivered: 4, late: 2, worstMonthsLate: 6, overdue: 1 }],
    ['are not known', null],
  ])('of a finished home is not strong where most of the builder’s others %s', (_, trackRecord) => {
    const facts = {
      ...IN_ORDER,
      stage: 'ready' as const,
      occupancyCertificate: 'received' as const,
      trackRecord,
    };
    const { level, reasons } = verdictOn(facts, JUDGED_ON);
    expect(level).toBe('ask-first');
    expect(reasons.map(({ fact }) => fact)).toEqual(['trackRecord']);
  });

  it('does not call a RERA number undisclosed that was given and not looked up', () => {
    const registration = { state: 'not-checked', validTill: null, extendedTo: null } as const;
    const said = (number: string | null) =>
      verdictOn({ ...IN_ORDER, registration: { ...registration, number } }, JUDGED_ON).unknown.map(
        ({ says }) => says,
      );
    expect(said('PRM/1')).toEqual(['RERA number: not checked.']);
    expect(said(null)).toEqual(['RERA number: not given.']);
  });

  it.each([
    ['is not an e-khata', false, 'ask-first', 'no-e-khata'],
    ['may be an e-khata', null, 'ask-first', null],
    ['is an e-khata', true, 'strong', undefined],
  ] as const)(
    'of a finished home whose A khata %s tells what a sale needs',
    (_, isE, wanted, rule) => {
      const finished = { stage: 'ready', occupancyCertificate: 'received' } as const;
      const khata = { class: 'A', isE } as const;
      const { level, reasons } = verdictOn({ ...IN_ORDER, ...finished, khata }, JUDGED_ON);
      expect([level, level === 'strong' ? undefined : reasons[0]?.rule]).toEqual([wanted, rule]);
      // While it is built the khata is of the land, and each home gets its own later.
      expect(verdictOn({ ...IN_ORDER, khata }, JUDGED_ON).level).toBe('strong');
    },
  );

  it('of a layout of sites asks for no certificates of buildings', () => {
    const facts = {
      ...IN_ORDER,
      stage: 'ready' as const,
      isLayout: true,
      occupancyCertificate: null,
      commencementCertificate: null,
      loadingPercent: null,
    };
    expect(verdictOn(facts, JUDGED_ON).level).toBe('strong');
  });

  it('names each unknown fact with a sentence to send', () => {
    const { level, reasons, unknown } = verdictOn(
      { ...IN_ORDER, khata: { class: null, isE: true } },
      JUDGED_ON,
    );
    expect(level).toBe('ask-first');
    expect(unknown).toEqual([
      {
        fact: 'khata.class',
        says: 'Khata class, A or B: not disclosed.',
        ask: 'Please send the e-khata with its number, and say whether it is of class A or B.',
      },
    ]);
    expect(reasons.map(({ fact }) => fact)).toEqual(['khata.class']);
  });
});
