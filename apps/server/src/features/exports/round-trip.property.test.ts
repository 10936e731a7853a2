import { buffer, text as textOf } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import { plainText } from '@manemitra/catalogue/import/plain-text';
import type { ProjectRow } from '@manemitra/catalogue/import/project-row';
import { xlsxAsCsv } from '@manemitra/catalogue/import/read-xlsx';
import { ProjectRecord } from '@manemitra/catalogue/project-record';
import { KHATHA_CLASSES } from '@manemitra/domain/khatha';
import { REGISTRATION_STATES } from '@manemitra/domain/register';
import {
  APPROVERS,
  FACINGS,
  STATED_STATUSES,
  PROPERTY_TYPES,
  WATER_SOURCES,
} from '@manemitra/query/criteria';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WRITERS } from './write-projects.ts';

const exported = {
  id: 1,
  slug: 'a',
  isPublished: true,
  isDeleted: false,
  completeness: 50,
  updatedAt: '2026-11-23T06:00:00.000Z',
};

/** Texts that files are hard on: marks of formulas, of sheets and of XML, words for "not known", letters of all kinds. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
      fc.constantFrom(
        'NA',
        '-',
        '=1+1',
        "'=x",
        "'NA",
        '@a',
        '_x000D_',
        'a, b; c',
        '"q"',
        'ಮನೆ',
        '12',
        'a\nb',
        '#REF!',
        'yes',
        '2027',
        '1,200',
      ),
    )
    .map((raw) =>
      plainText(raw)
        .replace(/(?![\n\t])\p{Cc}/gu, '')
        .trim()
        .slice(0, max)
        // A letter of two units is not cut in half.
        .replace(/[\ud800-\udbff]$/, '')
        .trim(),
    )
    .filter((plain) => plain !== '' && plainText(plain).trim() === plain);
/** An entry of a list, where the marks between entries cannot stand. */
const entry = text(20)
  .map((plain) => plain.replace(/[;|\n]/g, '/').trim())
  .filter((plain) => plain !== '');

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc
  .tuple(day, fc.constantFrom(4, 7, 10), fc.integer({ min: 1, max: 4 }), fc.boolean())
  .map(([date, length, quarter, isQuarter]) =>
    isQuarter ? `${date.slice(0, 4)}-Q${quarter}` : date.slice(0, length),
  );
/** What is less is refused in a sheet: it is most likely a price per square foot. */
const LEAST_PRICE = 30_000;
const rupees = fc.integer({ min: LEAST_PRICE, max: 1_000_000_000 });
const feet = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 100, max: 1_000_000 }).map((hundredths) => hundredths / 100),
);
const closed = (figure: fc.Arbitrary<number>) =>
  fc
    .tuple(figure, fc.option(figure, { nil: undefined }))
    .map(([a, b]) => (b === undefined ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) }));
const open = (figure: fc.Arbitrary<number>) =>
  fc.oneof(
    closed(figure),
    figure.map((max) => ({ max })),
  );
const someOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });

const unit = fc
  .record(
    {
      label: fc.oneof(
        fc.constantFrom('2 BHK', 'Studio', '2.5 BHK + study', '30 × 40 site', 'Villa'),
        entry,
      ),
      type: fc.constantFrom(...PROPERTY_TYPES),
      bhk: fc.integer({ min: 0, max: 24 }).map((halves) => halves / 2),
      carpetSqft: closed(feet),
      superBuiltUpSqft: closed(feet),
      plotSqft: closed(feet),
      bathrooms: fc.nat(20),
      balconies: fc.nat(20),
      facings: someOf(FACINGS),
      count: fc.integer({ min: 1, max: 5000 }),
      price: closed(rupees),
    },
    { requiredKeys: ['label', 'type'] },
  )
  .map((raw) => ({ ...raw, label: raw.label.slice(0, 80) }));

const rera = fc
  .tuple(fc.constantFrom('', 'TOR/', 'EX/'), fc.integer({ min: 100_000, max: 999_999 }))
  .map(([prefix, serial]) => `${prefix}PRM/KA/RERA/1251/308/PR/270922/${serial}`);
const certificate = fc.record({ received: fc.boolean(), on: day }, { requiredKeys: ['received'] });

const record = fc
  .record(
    {
      externalId: fc.constantFrom('a-1', 'NA', 'https://x/?a=1&amp;b'),
      name: text(60),
      promoter: fc.record(
        { name: text(60), orgType: text(60), registrationNumber: text(60), address: text(60) },
        { requiredKeys: ['name'] },
      ),
      description: text(60),
      locality: text(60),
      address: text(60),
      pincode: fc.integer({ min: 560_000, max: 560_999 }).map(String),
      coordinates: fc.record({
        lat: fc.integer({ min: 124_000, max: 137_000 }).map((n) => n / 10_000),
        lng: fc.integer({ min: 770_000, max: 782_000 }).map((n) => n / 10_000),
      }),
      status: fc.constantFrom(...STATED_STATUSES),
      launchedOn: period,
      possessionOn: period,
      totalUnits: fc.integer({ min: 1, max: 9000 }),
      towers: fc.integer({ min: 1, max: 90 }),
      floors: fc.nat(90),
      basements: fc.nat(9),
      landSqm: feet,
      openSqm: feet,
      khatha: fc.constantFrom(...KHATHA_CLASSES),
      eKhatha: fc.boolean(),
      surveyNumbers: fc.array(entry, { minLength: 1, maxLength: 4 }),
      approver: fc.constantFrom(...APPROVERS),
      approvalReference: text(60),
      reraNumbers: fc.array(rera, { minLength: 1, maxLength: 3 }),
      reraStatus: fc.constantFrom(...REGISTRATION_STATES),
      reraApprovedOn: day,
      reraCheckedOn: day,
      isLitigated: fc.boolean(),
      occupancyCertificate: certificate,
      commencementCertificate: certificate,
      waterSources: someOf(WATER_SOURCES),
      maintenancePerSqft: fc.integer({ min: 1, max: 900 }).map((n) => n / 100),
      amenities: fc.subarray(['gym', 'swimming-pool', 'sky-bridge-2'], { minLength: 1 }),
      units: fc.array(unit, { maxLength: 4 }),
      priceRange: open(rupees),
      rateRange: open(fc.integer({ min: 1000, max: 90_000 })),
      carpetRange: open(feet),
      superBuiltUpRange: open(feet),
      plotRange: open(feet),
      areaRange: open(feet),
      source: fc.record({ name: text(60), checkedOn: day }, { requiredKeys: ['name'] }),
    },
    { requiredKeys: ['name', 'promoter', 'units', 'source'] },
  )
  .chain((raw) => {
    const numbers = raw.reraNumbers ?? [];
    return fc
      .dictionary(fc.constantFrom(...numbers, ...numbers.slice(0, 1), 'none'), text(60), {
        maxKeys: 3,
      })
      .map((parts) => {
        const own = Object.entries(parts).filter(([number]) => numbers.includes(number));
        return own.length === 0 ? raw : { ...raw, reraParts: Object.fromEntries(own) };
      });
  })
  .map((raw) => ProjectRecord.parse(raw));

async function readBack(
  format: keyof typeof WRITERS,
  records: ProjectRecord[],
): Promise<unknown[]> {
  const batches = Readable.from([records.map((each) => ({ exported, record: each }))]);
  const file = WRITERS[format].write(batches);
  const written = Readable.from(
    format === 'xlsx' ? xlsxAsCsv(await buffer(file)) : [await textOf(file)],
  ) as AsyncIterable<string>;
  const rows: ProjectRow[] = [];
  for await (const row of format === 'jsonl' ? readJsonLines(written) : readCsvRows(written)) {
    rows.push(row);
  }
  return rows.map((row) => ('record' in row && row.refusedCells === undefined ? row.record : row));
}

it.each(['csv', 'xlsx', 'jsonl'] as const)(
  'what is exported as %s is read as what it was',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 3 }), async (records) => {
        // An imported file may not say when the register was checked.
        const told = records.map(({ reraCheckedOn: _day, ...record }) => record);
        expect(await readBack(format, records)).toEqual(told);
      }),
      { numRuns: 25 },
    );
  },
);
