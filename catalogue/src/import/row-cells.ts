import type { Column } from './columns.ts';
import type { RowPlace } from './project-row.ts';

export type Columns = readonly (Column | undefined)[];

export interface Cells extends RowPlace {
  cells: string[];
}

/** As whoever made the file knows the column. */
export const nameOf = ({ name, heading = name }: Column): string => heading;

/** The column that a path of the record came from: `promoter.name` and `promoter` are `promoter`. */
export function columnOf(path: readonly PropertyKey[], columns: readonly Column[]): string {
  const dotted = path.filter((part) => typeof part === 'string').join('.');
  const column =
    columns.find((each) => each.path === dotted) ??
    columns.find((each) => each.path.startsWith(`${dotted}.`)) ??
    columns.find((each) => dotted.startsWith(`${each.path}.`));
  return column === undefined ? dotted : nameOf(column);
}
