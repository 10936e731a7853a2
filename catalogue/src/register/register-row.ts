import type { RegisterState, Registration } from '@manemitra/domain/register';
import { type Read, readCount, readNumber, readYesNo, tellsNothing } from '../import/cell.ts';
import { nameShown, type RowPlace } from '../import/project-row.ts';
import type { FieldProblem } from '../import/plain-words.ts';
import { readDay } from '../import/read-date.ts';
import type { Cells } from '../import/row-cells.ts';
import { readReraNumbers } from '../import/rera-numbers.ts';
import type { RegisterField } from './register-headings.ts';

/** A registration in a saved page or extract, without the cells that cannot be read. */
export interface RegisterRow extends RowPlace {
  reraNumber: string;
  /** As the register names them; only to recognise the row. */
  project: string | null;
  promoter: string | null;
  facts: Registration;
  refusedCells: FieldProblem[];
}

/** A row that says no registration. */
export interface RegisterRefusal extends RowPlace {
  project: string | null;
  problem: FieldProblem;
}

const STATES: readonly (readonly [RegExp, RegisterState])[] = [
  [/lapsed|expired/i, 'lapsed'],
  [/revoked|cancelled|canceled|withdrawn/i, 'revoked'],
  [/^(?:project )?completed?$|completion certificate/i, 'completed'],
  [/^(?:approved|registered|extended|on-?going|under construction|active|valid)$/i, 'registered'],
];

function readState(cell: string): Read<RegisterState> {
  const state = STATES.find(([words]) => words.test(cell.trim()))?.[1];
  return state === undefined
    ? {
        reason: `"${cell.trim()}" is no state of a registration: approved, completed, lapsed or revoked.`,
      }
    : { value: state };
}

/** `Nil` is none of them, where a column counts what the register lists. */
function readListed(cell: string): Read<number> {
  if (/^(?:nil|none|no|no complaints?)$/i.test(cell.trim())) return { value: 0 };
  return wholeNumber(readNumber(cell.trim().replace(/\s*complaints?$/i, '')), cell);
}

function wholeNumber(read: Read<number>, cell: string): Read<number> {
  return 'value' in read && Number.isInteger(read.value) && read.value >= 0 && read.value <= 100_000
    ? read
    : { reason: `"${cell.trim()}" is not a number of them.` };
}

function readLitigation(cell: string): Read<boolean> {
  if (/^(?:nil|none|0|no litigations?)$/i.test(cell.trim())) return { value: false };
  if (/^[1-9]\d*$/.test(cell.trim())) return { value: true };
  return readYesNo(cell);
}

type Reader<T> = (cell: string) => Read<T>;
const READERS: { [Field in keyof Registration]-?: Reader<NonNullable<Registration[Field]>> } = {
  status: readState,
  approvedOn: readDay,
  validUntil: readDay,
  extendedUntil: readDay,
  totalUnits: (cell) => wholeNumber(readCount(cell), cell),
  soldUnits: (cell) => wholeNumber(readCount(cell), cell),
  complaintCount: readListed,
  isLitigated: readLitigation,
};
/** The names of columns in reasons. */
const WORDS: Readonly<Record<keyof Registration, string>> = {
  status: 'status',
  approvedOn: 'approved on',
  validUntil: 'valid until',
  extendedUntil: 'extended until',
  totalUnits: 'total units',
  soldUnits: 'units sold',
  complaintCount: 'complaints',
  isLitigated: 'litigation',
};
/** Of these, `Nil` says that there is none. */
const LISTED: readonly RegisterField[] = ['complaintCount', 'isLitigated'];

/** One row, by what each of its columns holds. */
export function readRegisterRow(
  { line, sheetRow, cells }: Cells,
  fields: readonly (RegisterField | undefined)[],
): RegisterRow | RegisterRefusal {
  const cellOf = (field: RegisterField): string => cells[fields.indexOf(field)]?.trim() ?? '';
  const place = { line, sheetRow };
  const project = nameShown(cellOf('project'));
  const numbers = readReraNumbers(cellOf('reraNumber'));
  if ('reason' in numbers || numbers.value?.length !== 1) {
    const reason =
      'reason' in numbers
        ? numbers.reason
        : numbers.value === undefined
          ? `"${cellOf('reraNumber')}" is not a registration number.`
          : `It has ${numbers.value.length} registration numbers; give each a row of its own.`;
    return { ...place, project, problem: { field: 'registration number', reason } };
  }
  const facts: Registration = {};
  const refusedCells: FieldProblem[] = [];
  for (const [field, read] of Object.entries(READERS) as [keyof Registration, Reader<unknown>][]) {
    const cell = cellOf(field);
    if (
      cell === '' ||
      (tellsNothing(cell) && !(LISTED.includes(field) && /^(?:nil|none)$/i.test(cell)))
    ) {
      continue;
    }
    const found = read(cell);
    if ('reason' in found) refusedCells.push({ field: WORDS[field], reason: found.reason });
    else Object.assign(facts, { [field]: found.value });
  }
  const [reraNumber = ''] = numbers.value;
  return {
    ...place,
    reraNumber,
    project,
    promoter: nameShown(cellOf('promoter')),
    facts,
    refusedCells,
  };
}
