import { ringOfCode } from './rings.ts';

/*
 * A sentence holds a ring as a word of letters, for links and for being read again. Nobody can read it: where a sentence
 * is shown, words stand in its place.
 */

const DRAWN = 'the area you drew';
const IN_SIGHT = 'the area in sight';
const CODED = /(?:\bthe )?(?:\bdrawn )?(?:\barea )?\b(q[a-z]{6,640})\b/g;

/** A sentence as it is shown: "2 BHK in the area you drew". */
export function withoutRingCodes(sentence: string): string {
  return sentence.replaceAll(CODED, (all: string, code: string) => {
    const ring = ringOfCode(code);
    if (ring === undefined) return all;
    return isRectangle(ring) ? IN_SIGHT : DRAWN;
  });
}

/** The code of the first ring of a sentence. */
export function ringCodeIn(sentence: string): string | undefined {
  for (const [, code = ''] of sentence.matchAll(CODED)) if (ringOfCode(code)) return code;
  return undefined;
}

/** What was shown, and changed by somebody since, with its ring again. */
export function withRingCode(shown: string, code: string): string {
  if (ringOfCode(code) === undefined) return shown;
  return shown.replace(new RegExp(`${DRAWN}|${IN_SIGHT}`), `the drawn area ${code}`);
}

/** Of what is in sight on a map: four corners, each beside the next or above it. */
function isRectangle(ring: readonly (readonly [number, number])[]): boolean {
  return (
    ring.length === 4 &&
    ring.every(([lat, lng], at) => {
      const [nextLat, nextLng] = ring[(at + 1) % 4] ?? [NaN, NaN];
      return lat === nextLat || lng === nextLng;
    })
  );
}
