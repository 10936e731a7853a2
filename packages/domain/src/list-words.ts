/** `['a', 'b', 'c']` -> `a, b or c`. */
export function orList(items: readonly string[]): string {
  return joined(items, 'or');
}

/** `['a', 'b', 'c']` -> `a, b and c`. */
export function andList(items: readonly string[]): string {
  return joined(items, 'and');
}

/** How many wishes a text leaves unnamed: `2 more wishes`. */
export const moreWishes = (count: number): string =>
  `${count} more ${count === 1 ? 'wish' : 'wishes'}`;

/** Sentences of our own, each once, where several wishes brought the same. A sentence about "We" begins a new one. */
export function eachOnce(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.split(/(?<=\.) (?=We )/)))];
}

function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
