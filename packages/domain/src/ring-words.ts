import { ringOfCode } from './rings.ts';

/*
 * A sentence holds a ring as one word of letters, for links and for reading it back. Nobody can read that word, so pages
 * show other words in its place.
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

/** Puts the ring back into a sentence that was shown without it and edited since. */
export function withRingCode(shown: string, code: string): string {
  if (ringOfCode(code) === undefined) return shown;
  return shown.replace(new RegExp(`${DRAWN}|${IN_SIGHT}`), `the drawn area ${code}`);
}

/** Whether the ring is a view of the map: four corners, each beside or above the one before. */
function isRectangle(ring: readonly (readonly [number, number])[]): boolean {
  return (
    ring.length === 4 &&
    ring.every(([lat, lng], at) => {
      const [nextLat, nextLng] = ring[(at + 1) % 4] ?? [NaN, NaN];
      return lat === nextLat || lng === nextLng;
    })
  );
}
