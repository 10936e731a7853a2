export interface Range {
  min: number;
  max: number | null;
}

/**
 * A range with one end replaced; without both ends it is not known. If only the upper end is given, the lower one is `NaN`,
 * which the form asks for.
 */
export function withEnd(
  range: Range | null,
  end: 'min' | 'max',
  value: number | null,
): Range | null {
  const max = end === 'max' ? value : (range?.max ?? null);
  if (end === 'min') {
    if (value === null && max === null) return null;
    return { min: value ?? NaN, max };
  }
  if (range === null) return value === null ? null : { min: NaN, max: value };
  return Number.isNaN(range.min) && value === null ? null : { min: range.min, max };
}

/** From, to, or both. */
export interface OpenRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** Such a range with one end replaced; without any end it is not known. */
export function withOpenEnd(
  range: OpenRange | null,
  end: 'min' | 'max',
  value: number | null,
): OpenRange | null {
  const { [end]: _was, ...other } = range ?? {};
  const next = { ...other, ...(value !== null && { [end]: value }) };
  return Object.keys(next).length === 0 ? null : next;
}
