import { expect, it } from 'vitest';
import { readJsonLines } from './json-lines.ts';

it('a line that nests without end is refused by itself, and the next one is read', async () => {
  async function* text() {
    yield `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n{"name":"Tunga Hills"}\n`;
  }
  const rows = [];
  for await (const row of readJsonLines(text())) rows.push(row);
  expect(rows).toMatchObject([
    { line: 1, problems: [{ field: 'row', reason: expect.stringContaining('nests deeper') }] },
    { line: 2, project: 'Tunga Hills' },
  ]);
});
