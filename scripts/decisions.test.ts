import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));

it.each(files)('decision %s has a date and a status, and is listed by its title', (file) => {
  const [heading = '', , status = ''] = read(file).split('\n');
  expect(status).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded)/);
  const [number, ...title] = heading.replace('# ', '').split('. ');
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${number} `));
  expect(row).toContain(`[${title.join('. ')}](${file})`);
});
