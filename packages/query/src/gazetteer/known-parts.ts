import type { Place } from '../place.ts';
import type { Token } from '../token.ts';
import { tokenize } from '../tokens.ts';
import { factOf } from '../word.ts';
import { localities } from './localities.ts';
import type { PartReading } from './locality-parts.ts';
import { partAt } from './locality-parts.ts';
import { spansAt } from './name-spans.ts';
import { keyOf, plainWord } from './spelling.ts';
import { latinOf } from './transliteration.ts';
import { wardParts } from './ward-parts.ts';

// Known by their stages only: there is no row for HAL or RMV as a whole.
const WHOLES_WITHOUT_PLACE = new Map([
  ['hal', 'hal'],
  ['hallayout', 'hal'],
  ['rmv', 'rmv'],
  ['rmvextension', 'rmv'],
  ['rmvextn', 'rmv'],
]);

const mayBeginWhole = factOf((text) =>
  [...WHOLES_WITHOUT_PLACE.keys()].some((whole) => whole.startsWith(latinOf(plainWord(text)))),
);

const partPlaces = new Map<string, Place>();
/** How a part is numbered: `electronic-city-phase-1` is phase 1 of `electronic-city`. */
const partNumbers = new Map<
  string,
  { whole: string; units: PartReading['units']; number: string }
>();
for (const place of [...localities, ...wardParts]) {
  if (place.kind !== 'sub-locality') continue;
  const tokens = tokenize(place.name);
  const at = tokens.findIndex((_, index) => partAt(tokens, index) !== undefined);
  const part = partAt(tokens, at);
  const whole = place.partOf ?? keyOf(tokens.slice(0, at).map((token) => token.text));
  if (part !== undefined)
    partNumbers.set(place.slug, { whole, units: part.units, number: part.number });
  for (const unit of part?.units ?? []) partPlaces.set(`${whole}|${unit}|${part?.number}`, place);
}

/** The place of a phase, block, stage or sector of a whole, if the gazetteer has it. */
export function placeOfPart(whole: string, part: PartReading): Place | undefined {
  return part.units
    .map((unit) => partPlaces.get(`${whole}|${unit}|${part.number}`))
    .find((place) => place !== undefined);
}

/** The key for `placeOfPart` of a whole that is no place itself: "HAL", "RMV extension". */
export function wholeWithoutPlaceAt(
  tokens: readonly Token[],
  index: number,
): { length: number; whole: string } | undefined {
  const first = tokens[index];
  if (first === undefined || !mayBeginWhole(first.word)) return undefined;
  for (const span of spansAt(tokens, index)) {
    const whole = WHOLES_WITHOUT_PLACE.get(span.key);
    if (whole !== undefined) return { length: span.length, whole };
  }
  return undefined;
}

/** Which part of its whole a place is: "7" for JP Nagar 7th Phase. */
export function partNumberOf(slug: string): string | undefined {
  return partNumbers.get(slug)?.number;
}

/** Another part of the same whole, numbered in the same units: phase 2 beside phase 1. */
export function siblingPart(slug: string, number: string): Place | undefined {
  const own = partNumbers.get(slug);
  if (own === undefined) return undefined;
  return placeOfPart(own.whole, { length: 1, units: own.units, number, name: '' });
}
