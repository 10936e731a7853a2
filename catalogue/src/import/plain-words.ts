import type { z } from 'zod';
import { ProjectRecord } from '../project-record.ts';

export interface FieldProblem {
  field: string;
  reason: string;
}

/** A problem with the path of the record that it is at. */
export type RecordProblem = FieldProblem & { path: readonly PropertyKey[] };

/** Checks a record and returns in plain words what is wrong with each field, by its path. */
export function checkRecord(
  raw: unknown,
): { record: ProjectRecord } | { problems: RecordProblem[] } {
  const checked = ProjectRecord.safeParse(raw);
  if (checked.success) return { record: checked.data };
  return {
    problems: checked.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: pathName([...issue.path, key]),
            path: [...issue.path, key],
            reason: 'The import does not know this field.',
          }))
        : [{ field: pathName(issue.path), path: issue.path, reason: reasonOf(issue, raw) }],
    ),
  };
}

/** `['units', 0, 'price']` -> `units[1].price`, counted from one as people count. */
export function pathName(path: readonly PropertyKey[]): string {
  return (
    path
      .map((part, i) =>
        typeof part === 'number' ? `[${part + 1}]` : `${i === 0 ? '' : '.'}${String(part)}`,
      )
      .join('') || 'row'
  );
}

function reasonOf(issue: z.core.$ZodIssue, raw: unknown): string {
  const value = valueAt(raw, issue.path);
  if (value === undefined && issue.code !== 'custom') return 'It is missing.';
  switch (issue.code) {
    case 'invalid_type':
      return `It must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `${JSON.stringify(value)} is not one of ${issue.values.join(', ')}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'It is empty.'
        : `It must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `It is longer than ${issue.maximum} characters.`;
      return issue.origin === 'array'
        ? `It has more than ${issue.maximum} entries.`
        : `It must be at most ${issue.maximum}.`;
    case 'not_multiple_of':
      return `It must be a multiple of ${issue.divisor}.`;
    default:
      // The record's own sentences: dates, RERA numbers, pincodes, ranges the wrong way round.
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}
