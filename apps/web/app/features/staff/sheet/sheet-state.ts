/** What is typed into a sheet of projects and not saved yet. Nothing here knows React. */

export interface CellPlace {
  id: number;
  column: string;
}

/** A cell that was typed into: what stood there, and what is to. */
export interface Edit extends CellPlace {
  was: string;
  text: string;
}

/** Why a cell is still not saved, as the server told. */
export interface Left extends CellPlace {
  outcome: 'refused' | 'conflict';
  reason: string | null;
  stands: string;
}

type Edits = Readonly<Record<string, Edit>>;

export interface SheetState {
  edits: Edits;
  left: Readonly<Record<string, Left>>;
  past: readonly Edits[];
  future: readonly Edits[];
}

export const EMPTY_SHEET: SheetState = { edits: {}, left: {}, past: [], future: [] };

export const keyOf = ({ id, column }: CellPlace): string => `${id}:${column}`;

export const editsOf = ({ edits }: SheetState): Edit[] => Object.values(edits);

/** How many steps can be taken back. */
const STEPS_MAX = 200;

/** Types texts into cells as one step; a cell that is as it stood is not changed any more. */
export function typeInto(
  state: SheetState,
  typed: readonly (CellPlace & { stands: string; text: string })[],
): SheetState {
  const edits: Record<string, Edit> = { ...state.edits };
  const left = { ...state.left };
  for (const { id, column, stands, text } of typed) {
    const key = keyOf({ id, column });
    const was = edits[key]?.was ?? stands;
    delete left[key];
    if (text === was) delete edits[key];
    else edits[key] = { id, column, was, text };
  }
  const past = [...state.past, state.edits].slice(-STEPS_MAX);
  return { edits, left, past, future: [] };
}

export function undo(state: SheetState): SheetState {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  return {
    ...state,
    edits: before,
    past: state.past.slice(0, -1),
    future: [state.edits, ...state.future],
  };
}

export function redo(state: SheetState): SheetState {
  const [after, ...future] = state.future;
  if (after === undefined) return state;
  return { ...state, edits: after, past: [...state.past, state.edits], future };
}

/**
 * After a save: what was left stays typed with its reason; the rest of what was sent is saved; what was typed anew meanwhile is a
 * change against that. Steps before a save cannot be taken back any more: the save itself can.
 */
export function saved(state: SheetState, sent: readonly Edit[], left: readonly Left[]): SheetState {
  const reasons = Object.fromEntries(left.map((each) => [keyOf(each), each]));
  const edits: Record<string, Edit> = { ...state.edits };
  for (const edit of sent) {
    const key = keyOf(edit);
    const typed = edits[key];
    if (reasons[key] !== undefined || typed === undefined) continue;
    if (typed.text === edit.text) delete edits[key];
    else edits[key] = { ...typed, was: edit.text };
  }
  return { edits, left: reasons, past: [], future: [] };
}

/** Of two who changed a cell: `mine` is saved over theirs the next time, `theirs` stays. */
export function choose(state: SheetState, place: CellPlace, side: 'mine' | 'theirs'): SheetState {
  const key = keyOf(place);
  const [edit, told] = [state.edits[key], state.left[key]];
  if (edit === undefined || told === undefined) return state;
  const { [key]: _settled, ...left } = state.left;
  const { [key]: _typed, ...others } = state.edits;
  const edits = side === 'theirs' ? others : { ...others, [key]: { ...edit, was: told.stands } };
  return { ...state, edits, left };
}

/** Rows in the order in which they were first seen: what a save changes must not move them from under the hand. New ones come last. */
export function inPlace<Row extends { id: number }>(
  rows: readonly Row[],
  seen: readonly number[],
): Row[] {
  const placeOf = new Map(seen.map((id, at) => [id, at]));
  const place = ({ id }: Row): number => placeOf.get(id) ?? seen.length;
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** What was kept of a sheet, where it can be read. */
export function parseEdits(kept: unknown): SheetState {
  if (!Array.isArray(kept)) return EMPTY_SHEET;
  const edits = (kept as unknown[]).filter(isEdit);
  return { ...EMPTY_SHEET, edits: Object.fromEntries(edits.map((edit) => [keyOf(edit), edit])) };
}

function isEdit(value: unknown): value is Edit {
  if (typeof value !== 'object' || value === null) return false;
  const { id, column, was, text } = value as Partial<Record<keyof Edit, unknown>>;
  return typeof id === 'number' && [column, was, text].every((each) => typeof each === 'string');
}
