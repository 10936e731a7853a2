import type { Token } from '../token.ts';
import { partNumberOf, placeOfPart, siblingPart } from './known-parts.ts';
import { isCounted, partAt } from './locality-parts.ts';

const JOINTS = new Set([
  'or',
  'and',
  '&',
  '/',
  ',',
  'ya',
  'aur',
  'mattu',
  'athava',
  'या',
  'और',
  'ಅಥವಾ',
  'ಮತ್ತು',
]);
const TO = new Set(['to', '-', '–', 'till', 'through', 'inda', 'se', 'ಇಂದ', 'से']);
const MOST_PARTS = 6;

/**
 * Further parts of a place that was just read: "Electronic City phase 1 or 2", "JP Nagar 7th or 8th phase".
 * `slugs` are all places meant, the one just read among them only if it is one of the parts.
 */
export function partsListedAt(
  tokens: readonly Token[],
  at: number,
  slug: string,
): { length: number; slugs: string[] } | undefined {
  return siblingsAt(tokens, at, slug) ?? numbersBeforeUnit(tokens, at, slug);
}

/** "… phase 1 or 2": each further number is another phase. */
function siblingsAt(tokens: readonly Token[], at: number, slug: string) {
  const range = siblingsUpTo(tokens, at, slug);
  if (range !== undefined) return range;
  const slugs = [slug];
  let next = at;
  while (slugs.length < MOST_PARTS && JOINTS.has(tokens[next]?.text ?? '')) {
    const whole = partAt(tokens, next + 1);
    const number = whole?.number ?? numberOf(tokens[next + 1]?.text);
    const length = whole?.length ?? 1;
    if (number === undefined || isCounted(tokens[next + 1 + length]?.text ?? '')) break;
    const sibling = siblingPart(slug, number);
    if (sibling === undefined) break;
    slugs.push(sibling.slug);
    next += 1 + length;
  }
  return next === at ? undefined : { length: next - at, slugs };
}

/** "… phases 5 to 8": every part between, if all of them are known. */
function siblingsUpTo(tokens: readonly Token[], at: number, slug: string) {
  if (!TO.has(tokens[at]?.text ?? '')) return undefined;
  const whole = partAt(tokens, at + 1);
  const last = Number(whole?.number ?? numberOf(tokens[at + 1]?.text));
  const length = 1 + (whole?.length ?? 1);
  const first = Number(partNumberOf(slug));
  if (!(last > first && last - first < MOST_PARTS) || isCounted(tokens[at + length]?.text ?? '')) {
    return undefined;
  }
  const slugs = Array.from(
    { length: last - first + 1 },
    (_, step) => siblingPart(slug, String(first + step))?.slug,
  );
  const known = slugs.filter((found) => found !== undefined);
  return known.length < slugs.length ? undefined : { length, slugs: known };
}

/** "JP Nagar 7th or 8th phase": the unit stands behind the last number. */
function numbersBeforeUnit(tokens: readonly Token[], at: number, slug: string) {
  const numbers: string[] = [];
  let next = at;
  for (;;) {
    const number = numberOf(tokens[next]?.text);
    if (number === undefined || !JOINTS.has(tokens[next + 1]?.text ?? '')) break;
    numbers.push(number);
    next += 2;
  }
  const last = numbers.length === 0 ? undefined : partAt(tokens, next);
  if (last === undefined) return undefined;
  const slugs = [...numbers, last.number].map(
    (number) => placeOfPart(slug, { ...last, number })?.slug,
  );
  const known = slugs.filter((found) => found !== undefined);
  return known.length < slugs.length
    ? undefined
    : { length: next + last.length - at, slugs: known };
}

function numberOf(text: string | undefined): string | undefined {
  return /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text ?? '')?.[1];
}
