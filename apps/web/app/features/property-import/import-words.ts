import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';

export const STATUS_WORDS: Readonly<Record<ImportView['status'], string>> = {
  uploaded: 'Not started',
  waiting: 'Waiting for its turn',
  running: 'Importing',
  cancelled: 'Stopped',
  done: 'Done',
  failed: 'Failed',
};

type Counts = Pick<ImportView, 'rowsRead' | 'refused' | 'refusedCells'>;

const counted = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${formatIndianNumber(count)} ${what}s`;
const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** What became of the rows of an import that is done, and whether that is good news. */
export function importSummary({ rowsRead, refused, refusedCells }: Counts): {
  tone: 'success' | 'warning' | 'info';
  text: string;
} {
  const taken = rowsRead - refused;
  if (rowsRead === 0)
    return { tone: 'info', text: 'The file has no rows, so nothing was imported.' };
  if (refused === 0 && refusedCells === 0)
    return { tone: 'success', text: 'Every row was imported.' };
  const mend = 'Correct them in the file below and import it again.';
  if (taken === 0) {
    const all =
      refused === 1 ? 'The only row was refused' : `All ${counted(refused, 'row')} were refused`;
    return {
      tone: 'warning',
      text: `Nothing was imported. ${all}. ${mend.replace('them', refused === 1 ? 'it' : 'them')}`,
    };
  }
  const cells =
    refusedCells === 0
      ? ''
      : ` ${counted(refusedCells, 'cell')} could not be read and ${were(refusedCells)} left out.`;
  const rows = refused === 0 ? '' : ` ${counted(refused, 'row')} ${were(refused)} refused.`;
  return {
    tone: 'warning',
    text: `${counted(taken, 'row')} ${were(taken)} imported.${cells}${rows} ${refused + refusedCells === 1 ? mend.replace('them', 'it') : mend}`,
  };
}

type Plan = Pick<
  NonNullable<ImportView['plan']>,
  | 'rowsRead'
  | 'added'
  | 'changed'
  | 'onlyDated'
  | 'unchanged'
  | 'refused'
  | 'refusedCells'
  | 'questions'
  | 'builderless'
>;

/** What a file would do, and whether that is good news. */
export function planSummary({
  rowsRead,
  added,
  changed,
  onlyDated = 0,
  unchanged,
  refused,
  refusedCells,
  questions = 0,
  builderless = 0,
}: Plan): {
  tone: 'warning' | 'info';
  text: string;
} {
  if (rowsRead === 0)
    return { tone: 'info', text: 'The file has no rows, so nothing would change.' };
  const tone = refused + refusedCells + questions === 0 ? 'info' : 'warning';
  const asked =
    questions === 0
      ? ''
      : ` ${counted(questions, 'row')} may be ${questions === 1 ? 'a project' : 'projects'} that you have already: answer below.`;
  const unnamed =
    builderless === 0
      ? ''
      : ` ${counted(builderless, 'project')} ${builderless === 1 ? 'has' : 'have'} no builder in this file: say below who builds ${builderless === 1 ? 'it' : 'them'}.`;
  if (refused === rowsRead) {
    const text = `Every row would be refused, so nothing would change.${asked}${unnamed}`;
    return { tone: 'warning', text };
  }
  if (added + changed === 0) {
    const same = `${counted(unchanged, 'row')} ${unchanged === 1 ? 'tells' : 'tell'} nothing new`;
    return { tone, text: `${same}: it would change nothing.${asked}${unnamed}` };
  }
  const dated =
    onlyDated === 0
      ? ''
      : ` ${counted(onlyDated, 'project')} ${onlyDated === 1 ? 'stays' : 'stay'} the same and only ${onlyDated === 1 ? 'gets' : 'get'} the new day of the source.`;
  const does = `Nothing has happened yet. It would add ${counted(added, 'project')} and change ${formatIndianNumber(changed - onlyDated)}.${dated}`;
  const cells =
    refusedCells === 0
      ? ''
      : ` ${counted(refusedCells, 'cell')} cannot be read and would be left out.`;
  const rows = refused === 0 ? '' : ` ${counted(refused, 'row')} would stay out whole.`;
  return { tone, text: `${does}${cells}${rows}${asked}${unnamed}` };
}

/** What goes when an import is taken back: `It added 7 projects and changed 5.` */
export function takenBackWords({ added, changed }: Pick<ImportView, 'added' | 'changed'>): string {
  return `It added ${counted(added, 'project')} and changed ${formatIndianNumber(changed)}.`;
}

/** `7 cells could not be read: 4 under “Price”, 3 under “Handover”.` */
export function unreadWords(unread: ImportView['unreadThatMatters']): string {
  const total = unread.reduce((sum, { cells }) => sum + cells, 0);
  const each = unread.map(({ column, cells }) => `${formatIndianNumber(cells)} under “${column}”`);
  return `${counted(total, 'cell')} could not be read: ${each.join(', ')}.`;
}

const OF_CELLS = 'left out and the rest of its row comes in; nothing known is erased by it.';

/** What becomes of rows that are listed as refused: some stay out whole, of others a cell alone. */
export function refusedWords(listed: readonly { isCell: boolean }[], total: number): string {
  const isWhole = listed.length === total;
  if (isWhole && listed.every(({ isCell }) => isCell)) {
    return `What cannot be read is ${OF_CELLS}`;
  }
  if (isWhole && !listed.some(({ isCell }) => isCell)) return 'These rows stay out whole.';
  return `Where it says “row refused”, the whole row stays out. Anything else is ${OF_CELLS}`;
}

/** `Row 6 (line 475)`: as a spreadsheet counts, and as a text editor does. */
export function placeWords({ line, sheetRow }: { line: number; sheetRow: number | null }): string {
  if (sheetRow === null) return `Line ${line}`;
  return sheetRow === line ? `Row ${sheetRow}` : `Row ${sheetRow} (line ${line})`;
}
