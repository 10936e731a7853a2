/** A number in SVG text, rounded to a tenth to stay small: `12.04` -> `12`, `0.52` -> `.5`. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}
