import type { PhraseTable } from '../phrases.ts';

/** An amenity told by what it is for: its parts follow each other, with small words between them. */
export interface AmenityPurpose {
  id: string;
  parts: readonly PhraseTable<true>[];
}

/** How one language tells amenities by what they are for. */
export interface Purposes {
  told: readonly AmenityPurpose[];
  /** Words that may stand between two parts and say nothing more. */
  links: ReadonlySet<string>;
  /** So many of them at most. */
  mostLinks: number;
  /** Behind a purpose, words of the spot for it, which belong to it. */
  spots?: ReadonlySet<string>;
  /** Whether a word begins one of them. */
  begins: (text: string) => boolean;
}
