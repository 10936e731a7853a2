/** A field that somebody else left otherwise than it is typed here. */
export interface Conflict {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** The typed values compared with the current ones, for the fields of the form in its order. Not known is empty. */
export function conflictsOf(
  typed: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): Conflict[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    if (!Object.hasOwn(theirs, name)) return [];
    const conflict = {
      name,
      label,
      mine: (typed[name] ?? '').trim(),
      theirs: textOf(theirs[name]),
    };
    return conflict.mine === conflict.theirs ? [] : [conflict];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
