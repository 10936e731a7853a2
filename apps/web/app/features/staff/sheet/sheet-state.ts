/** Unsaved input of a sheet of projects, without React. */

export interface CellPlace {
  id: number;
  column: string;
}

/** A changed cell: its old and its new text. */
export interface Edit extends CellPlace {
  was: string;
  text: string;
}

/** The server's reason why a cell is not saved. */
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
 * The state after a save: refused cells stay typed with their reason; the others are saved; what was typed meanwhile is a
 * change against those. Steps before a save can no longer be undone one by one, but the save itself can.
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

/** The stored state of a sheet, if it can be read. */
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
