import { WHY_REFUSED } from './mapped-column.ts';
import { linesOf, type Line } from './lines.ts';
import { plainText } from './plain-text.ts';
import { nameShown, type ProjectRow } from './project-row.ts';
import { takeRecord } from './take-record.ts';

/** Rows of a JSON Lines file: one ProjectRecord a line; empty lines are passed over. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<ProjectRow> {
  for await (const line of linesOf(text)) {
    if (line.text?.trim() !== '') yield readLine(line);
  }
}

function readLine({ line, text }: Line): ProjectRow {
  const refused = (reason: string): ProjectRow => ({
    line,
    sheetRow: null,
    project: null,
    problems: [{ field: 'row', reason }],
  });
  if (text === undefined) return refused('This line is longer than 1 MB; one line is one project.');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refused(`This line is not JSON: ${detail}.`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refused('Each line must be one JSON object.');
  }
  if (isDeeper(raw, DEEPEST)) return refused('This line nests deeper than any project does.');
  // Fields that our own export adds and that are not part of the record.
  const { exported, [WHY_REFUSED]: _why, ...record } = told(raw) as Record<string, unknown>;
  if (isDeleted(exported)) return { ...refused(DELETED), project: nameShown(record['name']) };
  const taken = takeRecord(record);
  const problems = taken.problems.map(({ field, reason }) => ({ field, reason }));
  if (taken.record === undefined) {
    return { line, sheetRow: null, project: nameShown(record['name']), problems };
  }
  return {
    line,
    sheetRow: null,
    record: taken.record,
    ...(exported !== undefined && { isOwnExport: true as const }),
    ...(problems.length > 0 && { refusedCells: problems }),
  };
}

/** Our own export tells a program which projects are no longer there. */
const isDeleted = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'isDeleted' in exported
    ? exported.isDeleted === true
    : false;

const DELETED = 'Our export marks this project as deleted, so it is not imported again.';

/** Far deeper than a record goes. */
const DEEPEST = 20;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Fields of other systems, kept exactly as given: nobody is meant to read them. */
const AS_GIVEN: ReadonlySet<string> = new Set(['url', 'externalId']);

/** The values of a line as plain text in their places; `null` means not known, as if it were absent. */
function told(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) value[i] = told(inner);
    return value;
  }
  const known: Record<string, unknown> = Object.values(value).includes(null)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
    : (value as Record<string, unknown>);
  for (const key of Object.keys(known)) {
    if (!AS_GIVEN.has(key)) known[key] = told(known[key]);
  }
  return known;
}
