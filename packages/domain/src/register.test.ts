import { describe, expect, it } from 'vitest';
import { joinRegistrations, registerMarks, registerTold, type Registration } from './register.ts';

describe('registrations of one project', () => {
  const one: Registration = {
    status: 'registered',
    approvedOn: '2024-01-01',
    validUntil: '2027-12-31',
    totalUnits: 100,
    complaintCount: 1,
    isLitigated: false,
  };
  it.each<[string, Registration[], Registration]>([
    ['one says itself', [one], one],
    [
      'several are added up, and the latest date counts',
      [one, { ...one, approvedOn: '2025-01-01', validUntil: '2029-12-31', totalUnits: 50 }],
      { ...one, validUntil: '2029-12-31', totalUnits: 150, complaintCount: 2 },
    ],
    [
      'nothing is added up that one of them does not say',
      [one, { status: 'registered', isLitigated: false }],
      { status: 'registered', isLitigated: false },
    ],
    [
      'one that lapsed, and one lawsuit, are of the project',
      [one, { status: 'lapsed', isLitigated: true }],
      { status: 'lapsed', isLitigated: true },
    ],
    [
      'an extension of one extends the project no further than the others run',
      [{ validUntil: '2027-12-31', extendedUntil: '2028-06-30' }, { validUntil: '2029-12-31' }],
      { validUntil: '2029-12-31', extendedUntil: '2029-12-31' },
    ],
  ])('%s', (_, all, joined) => {
    expect(joinRegistrations(all)).toEqual(joined);
  });
});

describe('what the register tells', () => {
  it('is dated by the day on which somebody looked, the complaints only where it counts none', () => {
    expect(registerTold({ complaintCount: 2 }, { numbers: ['N'], asOf: '2026-11-20' })).toEqual([
      ['complaintCount', 2],
      ['reraNumbers', ['N']],
      ['reraCheckedOn', '2026-11-20'],
    ]);
    expect(
      registerTold({ complaintCount: 0 }, { numbers: ['N'], asOf: '2026-11-20' }),
    ).toContainEqual(['complaintsCheckedOn', '2026-11-20']);
  });

  it.each<[string, object, object, string[]]>([
    ['nothing new', { soldUnits: 3 }, { soldUnits: 3 }, []],
    ['a date that moved', { reraValidUntil: 'a' }, { reraValidUntil: 'b' }, ['date-extended']],
    ['a first date', {}, { reraValidUntil: 'b' }, []],
    ['an extension', {}, { reraExtendedUntil: 'b' }, ['date-extended']],
    ['more complaints', { complaintCount: 1 }, { complaintCount: 2 }, ['complaints']],
    ['fewer complaints', { complaintCount: 2 }, { complaintCount: 1 }, []],
    ['homes sold', {}, { soldUnits: 3 }, ['units-sold']],
    ['a lawsuit', { isLitigated: false }, { isLitigated: true }, ['litigation']],
    ['a lapse', { reraStatus: 'registered' }, { reraStatus: 'lapsed' }, ['lapsed']],
  ])('%s is marked as such', (_, was, is, marks) => {
    const of = (facts: object) => (fact: string) => (facts as Record<string, never>)[fact];
    expect(registerMarks(of(was), of(is))).toEqual(marks);
  });
});
