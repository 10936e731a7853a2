import type { Column } from './columns.ts';
import type { FieldProblem } from './plain-words.ts';
import type { Range } from './ranges.ts';

const ENDS = ['min', 'max'] as const;
const WORDS = { min: 'begins', max: 'ends' } as const;

/** The ends given by a cell in a column for one end: that end, and the other one if the cell holds a whole range. */
interface ToldEnds {
  column: Column;
  range: Range;
}

/**
 * Ranges whose two ends have columns of their own, by field. A cell may hold both ends, such as `1.2-1.5 Cr` below "Min
 * price". If another column contradicts one end, nobody knows which is right, and that end is left out.
 */
export function joinedEnds(told: readonly ToldEnds[], nameOf: (column: Column) => string) {
  const ranges: Record<string, Range> = {};
  const problems: FieldProblem[] = [];
  const fieldOf = ({ column }: ToldEnds): string => column.path.split('.')[0] ?? '';
  for (const field of new Set(told.map(fieldOf))) {
    const cells = told.filter((each) => fieldOf(each) === field);
    const range: Range = {};
    for (const end of ENDS) {
      const figures = new Set(cells.flatMap((each) => each.range[end] ?? []));
      const [figure] = figures;
      if (figures.size === 1 && figure !== undefined) range[end] = figure;
      if (figures.size < 2) continue;
      const names = cells.map(({ column }) => nameOf(column));
      problems.push(
        ...names.map((name, at) => ({
          field: name,
          reason: `"${names[1 - at] ?? ''}" says otherwise where it ${WORDS[end]}, so that is left out.`,
        })),
      );
    }
    if (Object.keys(range).length > 0) ranges[field] = range;
  }
  return { ranges, problems };
}
