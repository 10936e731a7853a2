import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Where a path of the table may begin: at the root, on the server, or in the web app where "web" stands before it. */
const SERVER = 'apps/server/src';
const WEB = 'apps/web/app';

it('each path in the table of ARCHITECTURE.md is there', () => {
  const [, table = ''] = fs.readFileSync('ARCHITECTURE.md', 'utf8').split('## Where does it live?');
  const missing = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => missingIn(line.split('|')[2] ?? ''));
  expect(missing).toEqual([]);
});

/** A bare file is in the folder of the path before it; a decision is named by its number. */
function missingIn(cell: string): string[] {
  let before: string[] = [];
  const missing: string[] = [];
  for (const [, web, written = ''] of cell.matchAll(/(\bweb )?`([^`\s]+)`/g)) {
    const isPath = /[/.]/.test(written) || /^\d{4}$/.test(written);
    // `*-jobs.ts` says what files are called.
    if (!isPath || written.includes('*')) continue;
    const roots = [
      '',
      ...(web === undefined ? [SERVER] : []),
      WEB,
      `${SERVER}/platform`,
      ...before,
    ];
    const found = roots.map((root) => path.join(root, written)).find(isThere);
    if (found === undefined) missing.push(written);
    else before = [path.dirname(found), found, ...before];
  }
  return missing;
}

function isThere(place: string): boolean {
  const [, folder, number] = /^(.*)\/(\d{4})$/.exec(place) ?? [];
  if (folder === undefined) return fs.existsSync(place);
  return (
    fs.existsSync(folder) && fs.readdirSync(folder).some((file) => file.startsWith(`${number}-`))
  );
}
