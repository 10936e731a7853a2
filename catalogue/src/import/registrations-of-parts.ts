import { countsUp } from './counts-up.ts';
import type { Cells, Columns } from './row-cells.ts';
import { partNamed } from './registrations.ts';

/** The column with the tower or phase of a row. */
export const partColumnAt = (columns: Columns): number =>
  columns.findIndex((column) => column?.isOfPart === true || column?.name === 'flat_tower');

/** The tower or phase of a row; other words in the cell are kept as its name. */
export function partOf(cells: readonly string[], columns: Columns): string | undefined {
  const at = partColumnAt(columns);
  const cell = cells[at]?.trim() ?? '';
  return cell === '' ? undefined : (partNamed(cell, columns[at]?.heading) ?? cell.slice(0, 60));
}

/** Collects the rows of one project, and then says to which tower or phase each of its RERA numbers belongs. */
export function registrationsOfParts(columns: Columns) {
  const partsOf = new Map<string, Set<string>>();
  const told: Record<string, string> = {};
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const isOfFlats = columns.some((column) => column?.name === 'flat_tower');
  let above: string | undefined;
  return {
    /** Returns the part of a row: its number then belongs to that part, and no other number is wrong. */
    hear({ cells }: Cells, raw: Readonly<Record<string, unknown>>): string | undefined {
      // A tower is often said once, above its homes.
      const goesOn = isOfFlats || (cells[nameAt] ?? '').trim() === '';
      const part = partOf(cells, columns) ?? (goesOn ? above : undefined);
      above = part;
      Object.assign(told, raw['reraParts']);
      for (const number of (raw['reraNumbers'] ?? []) as string[]) {
        const parts = partsOf.get(number) ?? new Set();
        partsOf.set(number, part === undefined ? parts : parts.add(part));
      }
      return part;
    },
    told(): { parts?: Record<string, string> | undefined; doubt?: string | undefined } {
      const numbers = [...partsOf.keys()];
      if (numbers.length < 2) return {};
      const own = numbers.flatMap((number) => {
        const [only, ...others] = partsOf.get(number) ?? [];
        return only === undefined || others.length > 0 ? [] : [[number, only] as const];
      });
      const isDragged = numbers.some((number, at) => countsUp(numbers[at - 1] ?? '', number));
      return {
        parts: { ...told, ...Object.fromEntries(own) },
        doubt: isDragged
          ? 'Its RERA numbers count up from one tower or phase to the next, as cells do that are dragged down. Look whether they are right.'
          : undefined,
      };
    },
  };
}
