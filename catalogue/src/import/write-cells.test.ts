import { describe, expect, it } from 'vitest';
import { generateProjects } from '@manemitra/demonstration/generate';
import { takingFromAbove } from './from-above.ts';
import { readRow } from './read-row.ts';
import { cellsOf, WRITTEN_COLUMNS } from './write-cells.ts';

describe('the cells of a record', () => {
  it('are read as what the record says, where there is a column for it', () => {
    for (const record of generateProjects(60)) {
      const cells = cellsOf(record).map(String);
      const read = readRow({ line: 2, sheetRow: 2, cells }, WRITTEN_COLUMNS);
      if ('problems' in read) throw new Error(JSON.stringify(read.problems));
      const { promoter, units, ...own } = read.record;
      expect(record).toMatchObject(
        own.isDemonstration === record.isDemonstration
          ? own
          : { ...own, isDemonstration: record.isDemonstration },
      );
      expect(promoter.name).toBe(record.promoter.name);
      expect(units.map(({ label, price, carpetSqft }) => ({ label, price, carpetSqft }))).toEqual(
        record.units.map(({ label, price, carpetSqft }) => ({ label, price, carpetSqft })),
      );
    }
  });

  it.each(['"', "''", "'", '\'"', "'''", '-do-', 'Ditto', "'Ditto", '""'])(
    'keep a text that would be taken for the one above: %s',
    (address) => {
      const record = {
        name: 'Tunga',
        promoter: { name: 'Sample' },
        units: [],
        amenities: ['a/b/c'],
        address,
        source: { name: 'A list' },
        isDemonstration: false,
      };
      const cells = cellsOf(record).map(String);
      const taken = takingFromAbove(() => false)(cells);
      expect(readRow({ line: 2, sheetRow: 2, cells: taken }, WRITTEN_COLUMNS)).toMatchObject({
        record: { address, amenities: ['a-b-c'] },
      });
    },
  );
});
