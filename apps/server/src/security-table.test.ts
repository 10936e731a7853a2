import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** docs/security.md names each requirement and each test; both can be counted. */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const table = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const rows = table.split('\n').filter((line) => /^\| *\d+\./.test(line));

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, those of level 3 left out. */
const SECTIONS: Readonly<Record<string, string>> = {
  '1': '1-2 1-9 1-11 1-3 1-2',
  '2': '1-3 1-3 1-4 1-1',
  '3': '- 1-2 1-4 1-6 1-5 - 1-2',
  '4': '1-3 1-1 1-2 1-4',
  '5': '1-1 1-3 1-2 1-3',
  '6': '1-3 1-12 1-4 1-4 1-5 1-3 - 1-4',
  '7': '1-3 1-4 1-2 1-5 1-2 1-2',
  '8': '1-2 1-3 1-1 1-1',
  '9': '1-3 1-4',
  '10': '1-2 1-2 1-4 1-11 1-5 1-2 1-3',
  '11': '1-2 1-3 1-3 1-4 1-1 1-1',
  '12': '1-3 1-2 1-4',
  '13': '1-1 1-5 1-2 1-5',
  '14': '1-2 1-4 1-3',
  '15': '1-3 1-3 1-7',
  '16': '1-1 1-5 1-4 1-3 1-3',
  '17': '1-1 1-4 1-2',
};

const asked = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.split(' ').flatMap((range, section) => {
    const most = range === '-' ? 0 : Number(range.split('-')[1]);
    return Array.from({ length: most }, (_, n) => `${chapter}.${section + 1}.${n + 1}`);
  }),
);

/** `1.2.6 – 1.2.8, 1.3.1` as single numbers. */
function numbersIn(cell: string): string[] {
  return cell.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('–').map((it) => it.trim());
    const [section, first] = [from.replace(/\.\d+$/, ''), Number(from.split('.').at(-1))];
    const last = Number(to.split('.').at(-1));
    return Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`);
  });
}

describe('the table of docs/security.md', () => {
  it('has every requirement of the levels 1 and 2, each once', () => {
    expect(asked).toHaveLength(253);
    const cells = rows.map((row) => row.split('|')[1]?.trim() ?? '');
    const named = cells.filter((cell) => !cell.includes('L3')).flatMap(numbersIn);
    expect(named.toSorted()).toEqual(asked.toSorted());
  });

  it('names only tests that there are', () => {
    const known = new Set(testFiles().map((file) => path.basename(file)));
    const named = [...table.matchAll(/`([\w.-]+\.(?:test|e2e)\.tsx?)`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });

  it('names for each finding of the security test cases that there are', () => {
    const findings = table.split('\n').filter((line) => /^\| *\d+ *\|/.test(line));
    expect(findings.map((line) => Number(line.split('|')[1]))).toEqual(
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
    const files = testFiles();
    const missing = findings.flatMap((line) => {
      const cases = [...line.matchAll(/`([\w.-]+)`: “(.*?)”(?=;| *\|)/g)];
      if (cases.length === 0) return [line];
      const isThere = (file: string, name: string): boolean =>
        files.some(
          (one) =>
            path.basename(one) === file &&
            readFileSync(path.join(ROOT, one), 'utf8').includes(`'${name}'`),
        );
      return cases.flatMap(([all, file = '', name = '']) => (isThere(file, name) ? [] : [all]));
    });
    expect(missing).toEqual([]);
  });
});

function testFiles(): string[] {
  return ['apps', 'packages', 'catalogue', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  );
}
