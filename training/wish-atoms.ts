import type { GoldConstraint } from '../bench/labelled-set.ts';

/** A wish cut into what can be right or wrong by itself: each member of a list, each end of a range. */
export function atomsOf({ field, value }: Pick<GoldConstraint, 'field' | 'value'>): string[] {
  const parts = value as Partial<Record<string, unknown>>;
  const { in: members, basis } = parts;
  if (Array.isArray(members)) return members.map((member) => `${field} ${String(member)}`);
  if (field === 'near') return [`near ${text(parts['place'])}`, ...wayOf(parts)];
  if (field === 'metroLine') return [`metroLine ${text(parts['line'])}`, ...wayOf(parts)];
  if (field === 'possession') {
    return ['status', 'by'].flatMap((key) =>
      parts[key] === undefined ? [] : [`possession ${text(parts[key])}`],
    );
  }
  const end = (key: 'min' | 'max') =>
    parts[key] === undefined
      ? []
      : [`${field} ${key} ${roughly(field, parts[key])} ${text(basis)}`];
  const ends = [...end('min'), ...end('max')];
  if (ends.length > 0) return ends;
  return [`${field} ${text(parts['id'] ?? parts['slug'] ?? parts['of'])}`];
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Square feet are rounded by whoever converts them. */
function roughly(field: string, amount: unknown): string {
  return field === 'area' ? String(Math.round(Number(amount) / 10)) : text(amount);
}

/** How near, where it was said. */
function wayOf({
  place,
  line,
  withinMeters,
  withinMinutes,
  mode,
  peak,
}: Partial<Record<string, unknown>>): string[] {
  if (withinMeters === undefined && withinMinutes === undefined) return [];
  const how =
    withinMinutes === undefined
      ? `${text(withinMeters)}m`
      : `${text(withinMinutes)}min ${text(mode)} ${text(peak)}`;
  return [`${text(place ?? line)} within ${how}`];
}

/** How much it costs a buyer to read an amount wrong, or refuse what is wanted, where a wrong word costs 1. */
export const COST_OF_SUM = 6;
export const COST_OF_INVERSION = 10;
