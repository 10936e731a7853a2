import { columnTitle } from '@manemitra/catalogue/import/column-title';
import type { GoodRow, ProjectRow, RowPlace } from '@manemitra/catalogue/import/project-row';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { identityKeys, nameSlug } from '#server/features/catalogue/public.ts';

/** One reason why a row, or a cell of one that came in, was refused, with where it is and what it calls its project. */
export interface Refusal extends RowPlace {
  project: string | null;
  field: string;
  reason: string;
  isCell: boolean;
}

export interface Judged {
  /** The row, if it can come in. */
  good?: GoodRow;
  refusals: Refusal[];
  /** The row before that claims the same number for another project: neither of them has it. */
  disputed?: RowPlace;
}

/** A row that may come in, without its numbers of the register, of which another project has one too, or had. */
export function withoutNumbers(
  { record, ...row }: GoodRow,
  other: Claim,
  isKept = false,
): { row: GoodRow; refusal: Refusal } {
  const { reraNumbers: _disputed, ...rest } = record;
  const { line, sheetRow } = row;
  return {
    row: { ...row, record: rest },
    refusal: {
      line,
      sheetRow,
      project: record.name,
      field: columnTitle('rera_numbers'),
      reason: `"${other.name}" of ${other.promoter} in ${placeText(other)} has the same number. ${
        isKept
          ? 'Another row was imported with it, so this row does not get it. One of the two is wrong.'
          : 'One of the two is mistaken, so neither gets it.'
      }`,
      isCell: true,
    },
  };
}

/** Who claims a number, and where. */
interface Claim extends RowPlace {
  name: string;
  promoter: string;
  /** Another row of its batch claims the number too, so it has lost it. */
  isLost?: boolean;
}

export const claimOf = ({ record, line, sheetRow }: GoodRow): Claim => ({
  line,
  sheetRow,
  name: record.name,
  promoter: record.promoter.name,
});

const firstWord = (name: string): string => /[\p{L}\p{N}]+/u.exec(name.toLowerCase())?.[0] ?? '';

/** One number, but neither the same project nor the same builder by as much as the first word: sheets are filled by dragging cells down. */
const areTwo = (one: Claim, other: Claim): boolean =>
  firstWord(one.name) !== firstWord(other.name) &&
  firstWord(one.promoter) !== firstWord(other.promoter);

/** `row 6 (line 475)`: where a row is found again, in a spreadsheet and in a text editor. */
export function placeText({ line, sheetRow }: RowPlace): string {
  if (sheetRow === null) return `line ${line}`;
  return sheetRow === line ? `row ${sheetRow}` : `row ${sheetRow} (line ${line})`;
}

/**
 * Judges the rows of one file in their order: that a project came before in the same file is seen here alone. `isInHand` says whether
 * such a row has not come in yet, and can still lose a number.
 */
export function rowJudge(
  isInHand: (row: RowPlace) => boolean = () => true,
): (row: ProjectRow) => Judged {
  const first = new Map<string, Claim>();
  const named = new Map<string, Named>();
  const names = new Set<string>();
  const judge = (row: ProjectRow): Judged => {
    const { line, sheetRow } = row;
    if ('problems' in row) {
      const { project } = row;
      return {
        refusals: row.problems.map((problem) => ({
          line,
          sheetRow,
          project,
          ...problem,
          isCell: false,
        })),
      };
    }
    const { key, byName } = identityKeys(row.record);
    const own = claimOf(row);
    const claim = first.get(key);
    if (claim !== undefined && row.record.reraNumbers !== undefined && areTwo(claim, own)) {
      claim.isLost ||= isInHand(claim);
      const { row: rest, refusal } = withoutNumbers(row, claim, !claim.isLost);
      const judged = judge(rest);
      return { ...judged, refusals: [refusal, ...judged.refusals], disputed: claim };
    }
    const before = claim ?? namesakeOf(row, named, byName);
    if (before === undefined) {
      first.set(key, own);
      const project = row.record.name;
      const refusals = (row.refusedCells ?? []).map((problem) => ({
        line,
        sheetRow,
        project,
        ...problem,
        isCell: true,
      }));
      const isNamedAgain = names.has(nameSlug(row.record.name));
      names.add(nameSlug(row.record.name));
      return { good: { ...row, ...(isNamedAgain && { isNamedAgain }) }, refusals };
    }
    const reason = `The same project is already ${before.sheetRow === null ? 'on' : 'in'} ${placeText(before)}.`;
    const [project, field] = [row.record.name, identityOf(row.record)];
    return { refusals: [{ line, sheetRow, project, field, reason, isCell: false }] };
  };
  return judge;
}

interface Named extends RowPlace {
  hasNumber: boolean;
  externalId: string | undefined;
}

/**
 * The row before that has the same name, promoter and locality, and of which only this one or that one has a RERA number: the
 * catalogue would know both as one project. Rows that their source tells apart are two.
 */
function namesakeOf(
  { record, ...place }: GoodRow,
  named: Map<string, Named>,
  byName: string,
): Named | undefined {
  const { externalId, reraNumbers = [] } = record;
  const [before, hasNumber] = [named.get(byName), reraNumbers.length > 0];
  if (before === undefined) {
    named.set(byName, { line: place.line, sheetRow: place.sheetRow, hasNumber, externalId });
    return undefined;
  }
  const areToldApart =
    externalId !== undefined && before.externalId !== undefined && externalId !== before.externalId;
  return before.hasNumber === hasNumber || areToldApart ? undefined : before;
}

const identityOf = ({ reraNumbers, externalId }: ProjectRecord): string =>
  columnTitle(
    reraNumbers?.[0] !== undefined
      ? 'rera_numbers'
      : externalId !== undefined
        ? 'external_id'
        : 'name',
  );
