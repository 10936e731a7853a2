import type { ProjectRecord } from './project-record.ts';

/** Of which tower or phase each of a project's RERA numbers is, without numbers that it does not have; undefined where of none. */
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
