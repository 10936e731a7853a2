import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));

const LINK = /\]\(([^)]+)\)/g;
const REPLACING = /\]\(([^)]+)\) replaces/g;

/** What both places must say alike: whether a decision holds, and which ones replace it or a part of it. */
function inShort(status: string) {
  const begins = status.split(/[;:,·]| by /)[0]?.trim();
  const [clause = ''] = status.split(/[;:]/);
  const found = begins === 'accepted' ? status.matchAll(REPLACING) : clause.matchAll(LINK);
  return {
    begins,
    by: [...found].map(([, file = '']) => file).toSorted((a, b) => a.localeCompare(b)),
  };
}

it.each(files)(
  'decision %s has a date and a status, and is listed by its title with that status and in one line',
  (file) => {
    const [heading = '', , dated = ''] = read(file).split('\n');
    const status = /^Date: \d{4}-\d\d-\d\d · Status: ((?:accepted|superseded).*)$/.exec(dated)?.[1];
    expect(status).toBeDefined();
    const [number, ...title] = heading.replace('# ', '').split('. ');
    const head = `- **${number}** [${title.join('. ')}](${file}): `;
    const line = read('README.md')
      .split('\n')
      .find((one) => one.startsWith(head));
    const [, told, listed = 'Accepted'] =
      /^(.*?\w.*?)(?: _([A-Z].*)\._)?$/.exec(line?.slice(head.length) ?? '') ?? [];
    expect(told).toBeDefined();
    expect(inShort(listed.toLowerCase())).toEqual(inShort(status?.toLowerCase() ?? ''));
  },
);
