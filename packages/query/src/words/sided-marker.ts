import type { Marker, MarkerSide } from '../reading.ts';

/** A marker and on which side of its words the wish stands that it speaks of. */
export interface SidedMarker {
  marker: Marker;
  side: MarkerSide;
}

/** One way to say something of the wish beside it, with all its phrases. */
export type Said = readonly [SidedMarker, readonly string[]];

type PlainRole = 'not' | 'drop' | 'need' | 'nice' | 'accept' | 'withdraw' | 'add' | 'instead';

/** A marker that nothing more is to be said of. */
export const said = (role: PlainRole, side: MarkerSide) =>
  ({ marker: { role }, side }) satisfies SidedMarker;
