import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { tableRows } from './html-tables.ts';
import { readRegister } from './read-register.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../../../docs/samples/${name}`, import.meta.url), 'utf8');
const page = sample('register-page.html');
const number = (serial: string) => `PRM/KA/RERA/1251/446/PR/010124/${serial}`;

describe('a saved page of the register', () => {
  it('gives its registrations, whatever is around them, and why other rows are none', async () => {
    const { rows, refused } = await readRegister(page);
    expect(rows).toMatchObject([
      {
        reraNumber: number('900101'),
        project: 'KAVERI NEST',
        promoter: 'Kaveri Homes Pvt. Ltd.',
        facts: {
          status: 'registered',
          approvedOn: '2024-01-01',
          validUntil: '2027-12-31',
          extendedUntil: '2028-12-31',
          totalUnits: 214,
          soldUnits: 180,
          complaintCount: 2,
          isLitigated: false,
        },
        refusedCells: [],
      },
      {
        reraNumber: number('900102'),
        project: 'Honge & Bevu',
        facts: {
          status: 'lapsed',
          approvedOn: '2024-01-01',
          validUntil: '2025-12-31',
          totalUnits: 1060,
          complaintCount: 0,
          isLitigated: true,
        },
      },
      { reraNumber: number('900103'), facts: { soldUnits: 12, complaintCount: 0 } },
    ]);
    expect(rows[1]?.facts).not.toHaveProperty('soldUnits');
    expect(rows[2]?.refusedCells.map(({ field }) => field)).toEqual([
      'status',
      'approved on',
      'valid until',
      'total units',
      'litigation',
    ]);
    expect(refused).toMatchObject([
      { project: 'No Number', problem: { field: 'registration number' } },
      {
        project: 'Kaveri Nest again',
        problem: { reason: 'The same registration is already in row 3.' },
      },
    ]);
  });

  it('of one registration has names and values side by side', async () => {
    const details = `<table><tr><td>Project Name</td><td>Kaveri Nest</td><td>Registration Number</td><td>${number('900101')}</td></tr>
      <tr><td>Proposed Completion Date</td><td>31/12/2027</td></tr></table>`;
    const { rows } = await readRegister(details);
    expect(rows).toMatchObject([
      {
        reraNumber: number('900101'),
        project: 'Kaveri Nest',
        facts: { validUntil: '2027-12-31' },
      },
    ]);
  });

  it('is read in a time that grows with its length, however it is broken', () => {
    for (const broken of ['<!--', '<td', '<tr><td>', '<script>', '<', '<td>&amp;', '</table']) {
      const began = performance.now();
      expect([...tableRows(broken.repeat(200_000))].length).toBeLessThanOrEqual(200_000);
      expect(performance.now() - began).toBeLessThan(20_000);
    }
  });
});

describe('an extract', () => {
  it('is read with its columns in any order', async () => {
    const csv = sample('register-extract.csv');
    const { rows, refused } = await readRegister(csv);
    expect(refused).toEqual([]);
    expect(rows).toMatchObject([
      { reraNumber: number('900101'), facts: { extendedUntil: '2028-12-31', soldUnits: 180 } },
      { reraNumber: number('900102'), facts: { status: 'lapsed', isLitigated: true } },
    ]);
    const turned = csv
      .trim()
      .split('\n')
      .map((line) => line.split(',').toReversed().join(';'))
      .join('\n');
    expect((await readRegister(turned)).rows.map(({ facts }) => facts)).toEqual(
      rows.map(({ facts }) => facts),
    );
  });

  it.each([
    [
      'a page without registrations',
      '<html><table><tr><td>a</td><td>b</td></tr></table>',
      /column/,
    ],
    ['a sheet of something else', 'name,price\nA,1\n', /column/],
  ])('of %s is refused with a sentence', async (_, text, reason) => {
    await expect(readRegister(text)).rejects.toThrow(UnreadableFile);
    await expect(readRegister(text)).rejects.toThrow(reason);
  });
});
