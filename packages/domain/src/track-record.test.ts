import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delaysText, monthsOverdue, trackRecord, type PastProject } from './track-record.ts';

const AS_OF_TODAY = { checkedOn: null, today: '2026-11-21' };
const past = (known: Partial<PastProject>): PastProject => ({
  promisedOn: null,
  completedOn: null,
  status: null,
  hasCase: null,
  ...known,
});
const handedOver = (promisedOn: string, completedOn: string) => past({ promisedOn, completedOn });

describe('trackRecord', () => {
  it('counts the late ones of those with both dates and names median and longest', () => {
    const record = trackRecord(
      [
        handedOver('2018-01-31', '2018-01-20'),
        handedOver('2018-01-31', '2018-02-10'),
        handedOver('2018-01-31', '2018-05-01'),
        handedOver('2019-01-31', '2020-03-31'),
        handedOver('2019-01-31', '2020-12-01'),
        past({ promisedOn: '2019-01-31' }),
      ],
      AS_OF_TODAY,
    );
    expect(record).toMatchObject({
      pastProjects: 6,
      withBothDates: 5,
      late: 3,
      onTime: 2,
      medianMonthsLate: 14,
      longestMonthsLate: 22,
      summary: '3 of 5 with both dates known were late, median 14 months, longest 22 months.',
    });
  });

  it.each<[string, PastProject[], string]>([
    ['no past projects', [], 'No past projects are known.'],
    [
      'no dates',
      [past({}), past({ promisedOn: '2020-01-01' })],
      'Both the promised and the actual date are known of none of 2 past projects.',
    ],
    [
      'nothing late',
      [handedOver('2020-06-30', '2020-06-01')],
      'None of 1 with both dates known was late.',
    ],
    [
      'one late',
      [handedOver('2020-06-30', '2020-07-30')],
      '1 of 1 with both dates known was late, by 1 month.',
    ],
    [
      'two late',
      [handedOver('2020-06-30', '2021-06-30'), handedOver('2022-09-30', '2022-11-26')],
      '2 of 2 with both dates known were late, by 2 and 12 months.',
    ],
    [
      'two equally late',
      [handedOver('2020-06-30', '2020-07-30'), handedOver('2021-06-30', '2021-07-30')],
      '2 of 2 with both dates known were late, by 1 month each.',
    ],
    [
      'one that never ended',
      [
        handedOver('2020-06-30', '2020-06-01'),
        past({ promisedOn: '2022-01-01', status: 'Delayed' }),
      ],
      'None of 1 with both dates known was late. 1 of 2 is past the promised date and not finished, 59 months overdue.',
    ],
  ])('sums up %s', (_, projects, summary) => {
    expect(trackRecord(projects, AS_OF_TODAY).summary).toBe(summary);
  });

  it('calls a project overdue only if its status is not finished', () => {
    const overdue = (known: Partial<PastProject>) =>
      trackRecord([past({ promisedOn: '2022-01-01', ...known })], AS_OF_TODAY).overdue;
    expect(overdue({ status: 'Ongoing' })).toBe(1);
    expect(overdue({ status: 'Completed' })).toBe(0);
    expect(overdue({ status: null })).toBe(0);
    expect(overdue({ status: 'Ongoing', promisedOn: '2027-01-01' })).toBe(0);
  });

  it('counts cases among the projects for which it is known', () => {
    const projects = [past({ hasCase: true }), past({ hasCase: false }), past({})];
    expect(trackRecord(projects, AS_OF_TODAY).cases).toEqual({ with: 1, known: 2 });
  });

  it('for any projects keeps every count within its denominator, whatever their order', () => {
    const day = fc
      .integer({ min: 0, max: 6000 })
      .map((days) => new Date(Date.UTC(2010, 0, 1 + days)).toISOString().slice(0, 10));
    const project: fc.Arbitrary<PastProject> = fc.record({
      promisedOn: fc.option(day),
      completedOn: fc.option(day),
      status: fc.option(fc.constantFrom('Completed', 'Ongoing')),
      hasCase: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(fc.array(project, { maxLength: 20 }), (projects) => {
        const record = trackRecord(projects, AS_OF_TODAY);
        expect(record.late + record.onTime).toBe(record.withBothDates);
        expect(record.withBothDates + record.overdue).toBeLessThanOrEqual(record.pastProjects);
        expect(record.cases.with).toBeLessThanOrEqual(record.cases.known);
        expect(record.medianMonthsLate === null).toBe(record.late === 0);
        expect(record.medianMonthsLate ?? 0).toBeLessThanOrEqual(record.longestMonthsLate ?? 0);
        expect(trackRecord(projects.toReversed(), AS_OF_TODAY)).toEqual(record);
      }),
    );
  });
});

describe('a record in brief', () => {
  const of = (known: Partial<Parameters<typeof delaysText>[0]>) =>
    delaysText({
      withBothDates: 4,
      late: 0,
      longestMonthsLate: null,
      overdue: 0,
      longestMonthsOverdue: null,
      ...known,
    });

  it.each([
    [{}, 'None of 4 late'],
    [{ late: 1, longestMonthsLate: 8 }, '1 of 4 late by 8 months'],
    [
      { late: 2, longestMonthsLate: 8, overdue: 1, longestMonthsOverdue: 58 },
      '2 of 4 late by up to 8 months; 1 unfinished, 58 months overdue',
    ],
    [
      { withBothDates: 0, overdue: 2, longestMonthsOverdue: 12 },
      '2 unfinished, up to 12 months overdue',
    ],
    [{ overdue: 1, longestMonthsOverdue: 0 }, 'None of 4 late; 1 unfinished and overdue'],
    [{ withBothDates: 0 }, null],
  ])('%o says what came late and what has not come, with their months', (known, text) => {
    expect(of(known)).toBe(text);
  });
});

it('a record is counted up to the day on which somebody looked, if that is known', () => {
  const late = past({ promisedOn: '2025-10-06', status: 'Ongoing' });
  const overdue = (checkedOn: string | null) => monthsOverdue(late, { ...AS_OF_TODAY, checkedOn });
  expect([overdue('2026-10-06'), overdue(null), overdue('2027-10-06')]).toEqual([12, 14, 14]);
});

describe('monthsOverdue', () => {
  it('counts from the promised day, and only for unfinished projects', () => {
    const of = (known: Partial<PastProject>) => monthsOverdue(past(known), AS_OF_TODAY);
    expect(of({ promisedOn: '2025-11-21', status: 'Ongoing' })).toBe(12);
    expect(of({ promisedOn: '2025-11-21', status: 'Completed' })).toBeNull();
    expect(of({ promisedOn: '2025-11-21' })).toBeNull();
    expect(of({ promisedOn: '2027-11-21', status: 'Ongoing' })).toBeNull();
    expect(of({ promisedOn: '2025-11-21', completedOn: '2026-01-01', status: 'x' })).toBeNull();
  });
});
