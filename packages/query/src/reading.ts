import type { Field, FieldValues, Sort, Strength, Whose } from './criteria.ts';
import type { Intent, Question } from './interpretation.ts';
import type { NameIndex } from './name-index.ts';
import type { PlaceKind } from './place.ts';
import type { Span, Token } from './token.ts';
import type { TravelMode } from './words/vehicle-words.ts';

/** What readers see of a sentence. Positions are indexes of `tokens`. */
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** ISO date. */
  today: string;
  names: NameIndex;
  /** Words nothing could read as written: only these may be taken for misspelt ones. */
  suspects?: ReadonlySet<number>;
}

/** One wish as its words alone tell it; scope, strength and neighbours are settled later. */
export type WishOf<F extends Field> = {
  field: F;
  value: FieldValues[F];
  assumed?: string;
  /** Set where the words themselves fix it. */
  strength?: Strength;
  /** A lone number: whether it is a least or an exact size depends on the neighbours. */
  lone?: true;
  /** Called a budget or a maximum in so many words. */
  isLimit?: true;
  /** "at most", "at least" or their like was said of the amount. */
  isBound?: true;
  /** How near was not said: a distance that stands apart may still say it. */
  limitUnsaid?: true;
  /** One of several that would do: "near Manyata or Hebbal". */
  isAlternative?: true;
  /** The words did not say which area or price is meant. */
  basisUnsaid?: true;
  /** "can stretch to 1.6": replaces a softer limit said before. */
  isStretch?: true;
  /** Its words mean nothing else: it is not weighed against other readings, only what is said of it. */
  isSure?: true;
  /** A number with no unit and no word that makes it money. */
  bareNumber?: number;
};
export type Wish = { [F in Field]: WishOf<F> }[Field];

/** Words that say something about other words. */
export type Marker =
  /** `isReplacing`: what comes instead follows, "X ke bajaye Y". */
  | { role: 'not'; isReplacing?: true }
  /** "hata do": takes back what was wished before, else forbids. */
  | { role: 'drop' }
  /** "needed": makes a "no" before its wish a "not needed". */
  | { role: 'need' }
  /** `isPolite` where the words may also open a request: "I would like". */
  | { role: 'nice'; isPolite?: true }
  /** "X is fine too": widens a list that is there, else it is a nicety. */
  | { role: 'accept' }
  /** "not needed": takes a wish back. */
  | { role: 'withdraw' }
  /** "also": joins what is already there. */
  | { role: 'add' }
  | { role: 'instead' }
  | { role: 'all-in' };

/** Which neighbour a marker speaks about. */
export type MarkerSide = 'before' | 'after' | 'either';

/** A colon, dash or quotation mark parts like a comma but closes nothing before it. */
export type Joint = 'or' | 'and' | 'comma' | 'colon' | 'but' | 'stop';

export type Reading = {
  length: number;
  /** How a bold reader saw it: "sum", "word like"; nothing where it is written as one says it. */
  seen?: string;
} & (
  | { kind: 'wish'; wishes: readonly Wish[] }
  | { kind: 'marker'; marker: Marker; side: MarkerSide }
  | { kind: 'joint'; joint: Joint }
  | { kind: 'sort'; sort: Sort }
  /**
   * `isRent`: told apart from another city, because a buyer may speak of rent. `isInstalment`: says what may be paid a month, and asks
   * for no reckoning.
   */
  | { kind: 'intent'; intent: Intent; isRent?: true; isInstalment?: true }
  /** `isVague`: "affordable" needs no question where an amount is said. */
  | { kind: 'ask'; question: Question; isVague?: true }
  | { kind: 'change'; change: Change }
  /**
   * Carries meaning, and no field can hold it. `isUnknown`: no reader knew the word, which may be misspelt. `isUnmeant`: it
   * could be a wish, and is none here.
   */
  | { kind: 'unheld'; isUnknown?: true; isUnmeant?: true }
  | { kind: 'filler' }
  /** Said about the past or about somebody else's home; not a wish. */
  | { kind: 'background' }
);

/** A wish that only makes sense beside the sentence before. */
export type Change =
  /** `isForAll`: "for both", of every place that was named; `isBack`: "of it", of a place that was named before. */
  | { change: 'distance'; withinMeters: number; isForAll?: true; isBack?: true }
  | {
      change: 'minutes';
      withinMinutes: number;
      mode?: TravelMode;
      isPeak?: true;
      /** Of the way of this person alone. */
      who?: Whose;
      isForAll?: true;
      isBack?: true;
    }
  /** "in peak hours", apart from the journeys that it speaks of. */
  | { change: 'peak' }
  /** `isOfBoth`: of the least as well as the most. */
  | { change: 'budget-by'; rupees: number; isOfBoth?: boolean }
  | { change: 'budget-times'; factor: number; isOfBoth?: boolean }
  | { change: 'rooms-by'; rooms: number }
  /** `kinds`: only to be near places of these kinds, as "the school" was. */
  | { change: 'forget'; field: Field; kinds?: readonly PlaceKind[] }
  /** "remove the lower limit" */
  | { change: 'open-end'; end: 'min' | 'max' }
  /** "anywhere is ok" */
  | { change: 'anywhere' }
  | { change: 'restart' };

/** Looks for one kind of reading, and is asked only at words that it may begin with: most words begin few. */
export interface Reader {
  /** Whether a reading may begin with a word; it may say so of too many, never of too few. */
  begins: (text: string) => boolean;
  /** What begins at a token, or nothing. The longest reading wins; see `readers.ts`. */
  read: (sentence: Sentence, at: number) => Reading | undefined;
}

/** Of a reader that only looks at what stands around a word, or at the names of the catalogue. */
export const anyWord = () => true;

/** A reading in its place: tokens `[from, to)`. */
export type Piece = Reading & Span;

export function wish(length: number, ...wishes: readonly Wish[]): Reading {
  return { length, kind: 'wish', wishes };
}
