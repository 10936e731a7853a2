import { cellText } from '@manemitra/catalogue/import/cell-text';
import {
  type PropertySections,
  type SectionName,
  SECTIONS,
} from '@manemitra/contract/staff-properties-sections';
import type { z } from 'zod';
import { isSameKept } from './as-kept.ts';
import { contradictionsIn } from './check-sections.ts';
import type { Editable } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { readSheetCell } from './read-sheet-cell.ts';
import { recordOfSections } from './record-of-sections.ts';
import { SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts';

/** The new text of a cell of one project. */
export interface AskedCell {
  column: string;
  text: string;
  /** The value that the editor saw when typing; absent: any value may be replaced. */
  was?: string | undefined;
}

/** The result for a cell, planned or done. */
export interface PlannedCell {
  column: string;
  outcome: 'changed' | 'unchanged' | 'refused' | 'conflict';
  /** Why it was refused. */
  reason: string | null;
  /** The current text and the new one. */
  stands: string;
  is: string;
}

export interface CellsPlan {
  cells: PlannedCell[];
  changes: Map<SectionName, Record<string, unknown>>;
}

interface Cell extends PlannedCell {
  section: SectionName;
  fields: Readonly<Record<string, unknown>>;
}

/**
 * What cells would do to a project. A cell that cannot be read or contradicts the rest is refused alone; one whose current
 * text has changed since it was typed is left for the user to choose. `refusals`: reasons known for other fields.
 */
export function planCells(
  editable: Editable,
  asked: readonly AskedCell[],
  refusals: ReadonlyMap<string, string> = new Map(),
): CellsPlan {
  const sections = sectionsOf(editable);
  const record = recordOfSections(editable, sections);
  let next = sections;
  const cells = asked.map(({ column: name, text, was }): Cell | PlannedCell => {
    const column = SHEET_COLUMNS.get(name);
    if (column === undefined) return refusedCell(name, '', `There is no column "${name}".`);
    const stands = cellText(column.column, record);
    const { section } = column;
    const changesBy = (cell: string): { fields: Values } | { reason: string } => {
      const read = cell === stands ? { changes: {} } : readSheetCell(column, cell, next);
      if ('reason' in read) return read;
      const now = valuesOf(sections, section);
      const changes = Object.entries(read.changes);
      return {
        fields: Object.fromEntries(changes.filter(([field, to]) => !isSameKept(to, now[field]))),
      };
    };
    const read = changesBy(text);
    if ('reason' in read) return refusedCell(name, stands, read.reason);
    const { fields } = read;
    const cell = { column: name, section, fields, stands, is: stands, reason: null };
    if (Object.keys(fields).length === 0) return { ...cell, outcome: 'unchanged' };
    // What was typed and saved before is now in our own notation: "3.5 acres" is the same as the current 14164.
    const before = was === undefined ? { fields: {} } : changesBy(was);
    const isAsTyped = 'fields' in before && Object.keys(before.fields).length === 0;
    if (!isAsTyped) return { ...cell, outcome: 'conflict' };
    const problem = refusalIn(column, fields, refusals);
    if (problem !== undefined) return { ...cell, outcome: 'refused', reason: problem };
    next = withFields(next, section, fields);
    return { ...cell, outcome: 'changed' };
  });
  const changed = () => cells.filter(isChanged);
  for (const section of new Set(changed().map((cell) => cell.section))) {
    next = withoutContradictions({ section, sections, next, changed });
  }
  const after = recordOfSections(editable, next);
  for (const cell of changed()) {
    const column = SHEET_COLUMNS.get(cell.column)?.column;
    if (column !== undefined) cell.is = cellText(column, after);
  }
  return { cells: cells.map(presentCell), changes: changesOf(changed()) };
}

const isChanged = (cell: Cell | PlannedCell): cell is Cell => cell.outcome === 'changed';

const refusedCell = (column: string, stands: string, reason: string): PlannedCell => ({
  column,
  outcome: 'refused',
  reason,
  stands,
  is: stands,
});

const presentCell = ({ column, outcome, reason, stands, is }: PlannedCell): PlannedCell => ({
  column,
  outcome,
  reason,
  stands,
  is,
});

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (sections: PropertySections, section: SectionName): Values => sections[section];

const withFields = (
  sections: PropertySections,
  section: SectionName,
  fields: Values,
): PropertySections => ({ ...sections, [section]: { ...sections[section], ...fields } });

/** Why the editor would not take a field so. */
function refusalIn(
  { section, field }: SheetColumn,
  fields: Values,
  refusals: ReadonlyMap<string, string>,
): string | undefined {
  const known = refusals.get(field);
  if (known !== undefined) return known;
  const shape = SECTIONS[section].shape as Readonly<Record<string, z.ZodType>>;
  for (const [name, value] of Object.entries(fields)) {
    const [issue] = shape[name]?.safeParse(value).error?.issues ?? [];
    if (issue === undefined) continue;
    const [at] = issue.path;
    return name === 'units' && typeof at === 'number'
      ? `Unit type ${at + 1}: ${issue.message}`
      : issue.message;
  }
  return undefined;
}

/** Refuses what contradicts the rest of its section. Answers the sections without it. */
function withoutContradictions({
  section,
  sections,
  next,
  changed,
}: {
  section: SectionName;
  sections: PropertySections;
  next: PropertySections;
  changed: () => Cell[];
}): PropertySections {
  let kept = next;
  for (;;) {
    const [found] = contradictionsIn(section, kept);
    const own = changed().filter((cell) => cell.section === section);
    if (found === undefined || own.length === 0) return kept;
    const field = found.field.replace('body.changes.', '');
    const named = own.filter(({ fields }) => field in fields);
    for (const cell of named.length > 0 ? named : own) {
      cell.outcome = 'refused';
      cell.reason = found.message;
      const before = Object.keys(cell.fields).map((name) => [
        name,
        valuesOf(sections, section)[name],
      ]);
      kept = withFields(kept, section, Object.fromEntries(before) as Values);
    }
  }
}

function changesOf(cells: readonly Cell[]): CellsPlan['changes'] {
  const changes: CellsPlan['changes'] = new Map();
  for (const { section, fields } of cells) {
    changes.set(section, { ...changes.get(section), ...fields });
  }
  return changes;
}
