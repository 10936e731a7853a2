import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const SIDES = ['apps/server/src', 'apps/web/app'];

/** What a feature shows the others: names of its files. Of a star, and of what is made in the door, the text. */
function namesOffered(door: string): string[] {
  const text = readFileSync(join(PROJECT, door), 'utf8');
  const { statements } = ts.createSourceFile(door, text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (moduleSpecifier && exportClause && ts.isNamedExports(exportClause))
        return exportClause.elements.map(({ name }) => name.text);
    }
    return [statement.getText()];
  });
}

describe.each(SIDES)('the features of %s', (side) => {
  const room = `${side}/features`;
  const doors = readdirSync(join(PROJECT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^public\.tsx?$/.test(basename(file)))
    .map((file) => join(room, file));

  it.each(doors)('show others at most ten names, each made in another file: %s', (door) => {
    const names = namesOffered(door);
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(10);
  });
});

it('routes hold no SQL: they name who answers, and what is said', () => {
  const features = join(PROJECT, 'apps/server/src/features');
  const routes = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.routes.ts'),
  );
  expect(routes).not.toEqual([]);
  const withSql = routes.filter((file) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom|transaction|execute\w*)\(|\bsql[`<]/.test(
      readFileSync(join(features, file), 'utf8'),
    ),
  );
  expect(withSql).toEqual([]);
});

it('features of one side may not need each other in a circle, from however deep and by types alone', () => {
  const circles = circlesIn(
    Object.fromEntries(
      SIDES.flatMap((side) => [
        [`${side}/features/lists/public.ts`, `export const list = 1;`],
        [
          `${side}/features/lists/rows/row.ts`,
          `export type { Card } from '../../cards/public.ts';`,
        ],
        [`${side}/features/cards/public.ts`, `export type Card = 1;`],
        [`${side}/features/cards/drawn/card.ts`, `void import('../../lists/public.ts');`],
      ]),
    ),
  );
  for (const side of SIDES) {
    expect(circles).toContain(`no-circle-of-features: ${side}/features/lists`);
  }
});

/** What the check of circles says of a project of these files. */
function circlesIn(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'manemitra-rooms-'));
  try {
    for (const [file, text] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        join(PROJECT, '.dependency-cruiser.features.mjs'),
        'apps',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
