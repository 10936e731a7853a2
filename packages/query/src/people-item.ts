import type { Whose } from './criteria.ts';
import type { Distance } from './distances.ts';
import type { NamedPlace } from './place-reading.ts';
import type { Span } from './token.ts';
import type { TravelMode } from './words/vehicle-words.ts';

type Known = Exclude<NamedPlace, { ask: unknown }>;

/** What a sentence of a household is made of, in order. Tokens `[from, to)`. */
export type Item = Span &
  (
    | { kind: 'who'; who: Whose; isPronoun: boolean }
    | { kind: 'place'; place: Known }
    /** `isBare`: a number alone, which is minutes only beside others. */
    | { kind: 'limit'; distance: Distance; isBare: boolean }
    | { kind: 'mode'; mode: TravelMode }
    | { kind: 'hour'; at: string }
    | { kind: 'everybody' | 'fair' | 'daily' | 'visit' | 'liking' | 'school' | 'stays' | 'there' }
    /** `isStrong` at a full stop or semicolon. */
    | { kind: 'break'; isStrong: boolean }
  );

export type PlaceItem = Item & { kind: 'place' };

/** A place that somebody has. */
export interface Stop {
  item: PlaceItem;
  who?: Whose;
  /** The word for somebody of whom a home may have several: of two sisters each has a place, and so has each of a couple. */
  person?: string;
  /** The name of something that stands with the place and is not known: "Clarence High" of Richards Town. */
  unknown?: string;
  /** Whether words tell of a way there: "my office is in KR Puram", and not "my brother is in KR Puram". */
  isTold: boolean;
}
