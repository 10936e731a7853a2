import { checkRecord } from './plain-words.ts';
import type { ProjectRow } from './project-row.ts';

/** Rows of a JSON Lines file: one ProjectRecord a line; empty lines are passed over. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<ProjectRow> {
  let line = 0;
  for await (const content of linesOf(text)) {
    line++;
    if (content.trim() !== '') yield readLine(line, content);
  }
}

function readLine(line: number, content: string): ProjectRow {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { line, problems: [{ field: 'row', reason: `This line is not JSON: ${detail}.` }] };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { line, problems: [{ field: 'row', reason: 'Each line must be one JSON object.' }] };
  }
  // What our own export says besides of a project is not of its record.
  const { exported: _exported, ...record } = raw as Record<string, unknown>;
  const checked = checkRecord(record);
  if ('record' in checked) return { line, record: checked.record };
  return { line, problems: checked.problems.map(({ field, reason }) => ({ field, reason })) };
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    yield* parts.map((part) => part.replace(/\r$/, ''));
  }
  if (rest !== '') yield rest;
}
