type Values = Readonly<Record<string, unknown>> | null;

export interface Difference {
  field: string;
  before: string;
  after: string;
}

const LONGEST = 300;

/** The fields with another value after a change; a field on only one side was set or removed. */
export function differencesOf(before: Values, after: Values): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({
      field,
      before: textOf(before?.[field]),
      after: textOf(after?.[field]),
    }))
    .filter((difference) => difference.before !== difference.after);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
