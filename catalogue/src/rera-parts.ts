import type { ProjectRecord } from './project-record.ts';

/** The tower or phase of each of a project's RERA numbers, without numbers that it does not have; undefined if none has one. */
export function reraPartsOf({
  reraNumbers = [],
  reraParts,
}: Pick<ProjectRecord, 'reraNumbers' | 'reraParts'>): Record<string, string> | undefined {
  const own = reraNumbers.flatMap((number) => {
    const part = reraParts?.[number];
    return part === undefined ? [] : [[number, part] as const];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}
