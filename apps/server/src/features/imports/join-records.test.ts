import { describe, expect, it } from 'vitest';
import { aProjectRecord } from '#server/testing/builders.ts';
import { joinRecords } from './join-records.ts';

const stored = aProjectRecord({
  khatha: 'B',
  surveyNumbers: ['12/1', '13'],
  surveyKhathas: { '12/1': 'B' },
});
const row = aProjectRecord({ name: stored.name, khatha: 'E', surveyNumbers: ['12/1', '13'] });

describe('the khatha of a project and of its survey numbers', () => {
  it('change together, where the number had that of the project', () => {
    const { record } = joinRecords(stored, row, new Map());
    expect(record).toMatchObject({ khatha: 'E', surveyKhathas: { '12/1': 'E' } });
    expect(record.surveyKhathas).not.toHaveProperty('13');
  });

  it('stay together as staff set it', () => {
    const { record, staffFields } = joinRecords(stored, row, new Map([['khatha', '2026-11-20']]));
    expect(record).toMatchObject({ khatha: 'B', surveyKhathas: { '12/1': 'B' } });
    expect(staffFields.map(({ field, outcome }) => [field, outcome])).toEqual([['khatha', 'kept']]);
  });
});
