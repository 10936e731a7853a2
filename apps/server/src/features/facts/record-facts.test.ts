import { isDeepStrictEqual } from 'node:util';
import { generateProjects } from '@manemitra/demonstration/generate';
import { describe, expect, it } from 'vitest';
import { projectRows } from '#server/features/catalogue/public.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { recordOf } from './facts-record.ts';
import { recordFacts } from './record-facts.ts';

describe('a record as facts', () => {
  it('is the same record again', () => {
    for (const record of generateProjects(60, { seed: 7 })) {
      const again = recordOf(recordFacts(record), record);
      const ownOf = ({ complaints, ...rows }: ReturnType<typeof projectRows>) => ({
        ...rows,
        property: { ...rows.property, import_key: '' },
        complaints: complaints.filter(({ isAboutThisProject }) => isAboutThisProject),
        units: rows.units.map(({ row, lines }) => ({
          row,
          lines: lines.toSorted((a, b) => (`${a.stage}${a.kind}` < `${b.stage}${b.kind}` ? -1 : 1)),
        })),
      });
      const [was, is] = [record, again].map((each) => ownOf(projectRows(each, TEST_DAY)));
      expect(is).toEqual(was);
      expect(isDeepStrictEqual(recordFacts(again), recordFacts(record))).toBe(true);
    }
  });

  it('knows a unit type again however it is spelt, and two of one name apart', () => {
    const units = (...labels: string[]) =>
      [
        ...recordFacts(
          aProjectRecord({ units: labels.map((label) => ({ label, type: 'apartment' as const })) }),
        ).keys(),
      ].filter((fact) => fact.startsWith('units/') && fact.endsWith('/label'));
    expect(units('2 BHK', '2 BHK')).toEqual([
      'units/apartment 2bhk/label',
      'units/apartment 2bhk #2/label',
    ]);
    expect(units('2bhk')).toEqual(units('2 - BHK'));
    expect(units('2 BHK')).not.toEqual(units('2.5 BHK'));
  });
});

describe('the khatha of a project and of its survey numbers', () => {
  const stored = aProjectRecord({
    khatha: 'B',
    surveyNumbers: ['12/1', '13'],
    surveyKhathas: { '12/1': 'B' },
  });

  it('change together, where the number had that of the project', () => {
    const facts = recordFacts(stored).set('khatha', 'A').set('eKhatha', true);
    const record = recordOf(facts, stored);
    expect(record).toMatchObject({
      khatha: 'A',
      eKhatha: true,
      surveyKhathas: { '12/1': 'A' },
      surveyEKhathas: { '12/1': true, '13': true },
    });
    expect(record.surveyKhathas).not.toHaveProperty('13');
  });
});
