import { readFileSync } from 'node:fs';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import { describe, expect, it } from 'vitest';
import { PDF_BOUNDS, readPdfWords } from './pdf/read-pdf-words.ts';
import { readRegisterFile } from './read-register-file.ts';
import { drawList, drawnPdf } from './testing/drawn-pdf.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../../../../../docs/samples/${name}`, import.meta.url));
const number = (serial: string) => `PRM/KA/RERA/1251/446/PR/010124/${serial}`;
const registrations = async (bytes: Uint8Array) =>
  (await readRegisterFile('register.pdf', bytes)).rows.map(({ reraNumber, project, facts }) => ({
    reraNumber,
    project,
    facts,
  }));

const HEAD = ['Sl. No.', 'Registration No.', 'Project Name', 'Status', 'Proposed Completion Date'];
const MORE = ['Extension Date', 'Units Sold', 'Complaints', 'Litigation'];
const LIST = { head: [...HEAD, ...MORE], widths: [30, 90, 70, 60, 70, 60, 50, 60, 50] };

describe('a PDF of the register', () => {
  it('that a browser printed says what the page itself says', async () => {
    const printed = await readRegisterFile('register.pdf', sample('register-page.pdf'));
    const page = await readRegisterFile('register.html', sample('register-page.html'));
    const said = ({ rows, refused }: typeof page) => [
      rows.map(({ reraNumber, project, promoter, facts, refusedCells }) => ({
        reraNumber,
        project,
        promoter,
        facts,
        refusedCells,
      })),
      refused.map(({ problem: { field } }) => field),
    ];
    expect(said(printed)).toEqual(said(page));
    expect(printed.rows).toHaveLength(3);
  });

  it('that another program wrote is read over its pages, with cells over lines and empty ones', async () => {
    const rows = [
      [
        [
          '1',
          number('900101'),
          'KAVERI NEST PHASE TWO',
          'APPROVED',
          '31-12-2027',
          '',
          '180',
          '2',
          'No',
        ],
        ['2', number('900102'), 'Honge', 'LAPSED', '31/12/2025', '30/06/2026', '', 'Nil', ''],
      ],
      [['3', number('900103'), 'Bevu', 'COMPLETED', '', '', '0', '', 'Yes']],
    ];
    const list = await drawnPdf((pdf) => drawList(pdf, rows, LIST));
    expect(await registrations(list)).toEqual([
      {
        reraNumber: number('900101'),
        project: 'KAVERI NEST PHASE TWO',
        facts: {
          status: 'registered',
          validUntil: '2027-12-31',
          soldUnits: 180,
          complaintCount: 2,
          isLitigated: false,
        },
      },
      {
        reraNumber: number('900102'),
        project: 'Honge',
        facts: {
          status: 'lapsed',
          validUntil: '2025-12-31',
          extendedUntil: '2026-06-30',
          complaintCount: 0,
        },
      },
      {
        reraNumber: number('900103'),
        project: 'Bevu',
        facts: { status: 'completed', soldUnits: 0, isLitigated: true },
      },
    ]);
  });

  it('of one registration has names and values beside each other, also over lines', async () => {
    const details = await drawnPdf((pdf) => {
      pdf.fontSize(14).text('Details of a registration', 40, 40).fontSize(10);
      const rows = [
        ['Project Name', 'KAVERI NEST', 'Registration Number :', 'PRM/KA/RERA/1251/'],
        ['', '', '', '446/PR/010124/900101'],
        ['Status', ': APPROVED', 'Extension Date', ''],
        ['Proposed Completion', '31-12-2027', 'Units Sold', '12'],
        ['Date'],
      ];
      for (const [at, row] of rows.entries()) {
        for (const [place, cell] of row.entries()) pdf.text(cell, 40 + place * 125, 80 + at * 14);
      }
    });
    expect(await registrations(details)).toEqual([
      {
        reraNumber: number('900101'),
        project: 'KAVERI NEST',
        facts: { status: 'registered', validUntil: '2027-12-31', soldUnits: 12 },
      },
    ]);
  });

  it('whose figures run into the next column tells none of the two', async () => {
    const head = ['Registration No.', 'Status', 'Units Sold', 'Complaints'];
    const widths = [220, 60, 40, 60];
    const rows = [[[number('900101'), 'Approved', '180', '2']]];
    const touching = await drawnPdf((pdf) => {
      drawList(pdf, rows, { head, widths });
      pdf.fontSize(8).text(number('900102'), 30, 100);
      // From the one column into the other.
      pdf.text('12 of 40', 325, 100, { lineBreak: false });
    });
    expect((await registrations(touching)).map(({ facts }) => facts)).toEqual([
      { status: 'registered', soldUnits: 180, complaintCount: 2 },
      {},
    ]);
  });

  it('keeps apart what is one line under the other without room between', async () => {
    const head = ['Registration No.', 'Units Sold', 'Complaints'];
    const rows = Array.from({ length: 8 }, (_, at) => [
      number(`90010${at}`),
      String(at),
      String(at * 2),
    ]);
    const dense = await drawnPdf((pdf) => {
      pdf.fontSize(8);
      for (const [line, row] of [head, ...rows].entries()) {
        for (const [at, cell] of row.entries()) pdf.text(cell, 30 + at * 200, 60 + line * 9);
      }
    });
    expect((await registrations(dense)).map(({ facts }) => facts)).toEqual(
      rows.map((_, at) => ({ soldUnits: at, complaintCount: at * 2 })),
    );
  });

  it('does not read what no eye sees', async () => {
    const hidden = await drawnPdf((pdf) => {
      drawList(pdf, [[['1', number('900101'), 'A', 'APPROVED', '', '', '', '', '']]], LIST);
      pdf.fontSize(0.5).text('9', 380, 80);
      pdf
        .fontSize(8)
        .save()
        .rotate(90, { origin: [300, 300] })
        .text('LAPSED', 300, 300)
        .restore();
    });
    expect((await registrations(hidden)).map(({ facts }) => facts)).toEqual([
      { status: 'registered' },
    ]);
  });
});

/** The sentence that a file is refused with. */
const reasonOf = async (bytes: Uint8Array, bounds = PDF_BOUNDS): Promise<string> => {
  const error: unknown = await readPdfWords(bytes, bounds).catch((thrown: unknown) => thrown);
  return error instanceof UnreadableFile ? error.message : 'It was not refused.';
};
const written = () => drawnPdf((pdf) => pdf.text('Some words', 40, 40));

describe('a PDF is refused with a sentence', () => {
  it('that holds pictures alone, is locked, or is damaged', async () => {
    const picture = await drawnPdf((pdf) => pdf.rect(10, 10, 100, 100).fill());
    expect(await reasonOf(picture)).toMatch(/pictures of pages, no text/);
    const locked = await drawnPdf((pdf) => pdf.text('x', 40, 40), { userPassword: 'secret' });
    expect(await reasonOf(locked)).toMatch(/locked/);
    expect(await reasonOf(Buffer.from('%PDF-1.7 …'))).toMatch(/damaged/);
  });

  it('that has more pages or words than a list has', async () => {
    const long = await drawnPdf((pdf) => pdf.text('a b c', 40, 40).addPage().text('d e f', 40, 40));
    expect(await reasonOf(long, { ...PDF_BOUNDS, pages: 1 })).toMatch(/more than 1 pages/);
    expect(await reasonOf(long, { ...PDF_BOUNDS, words: 5 })).toMatch(/more than 5 words/);
  });

  it('that takes too long, or unfolds to more than there is room for', async () => {
    expect(await reasonOf(await written(), { ...PDF_BOUNDS, seconds: 0 })).toMatch(/too long/);
    const bomb = await drawnPdf((pdf) => pdf.addContent(' '.repeat(128 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await reasonOf(bomb, { ...PDF_BOUNDS, megabytes: 120 })).toMatch(/too long/);
  });
});

it('a script in a PDF does not run', async () => {
  const active = await drawnPdf((pdf) => {
    pdf.text('Some words', 40, 40);
    pdf.addNamedJavaScript('open', 'globalThis.ran = true; while (true);');
  });
  const [page] = await readPdfWords(active);
  expect(page?.words.map(({ text }) => text)).toEqual(['Some', 'words']);
  expect(globalThis).not.toHaveProperty('ran');
});
