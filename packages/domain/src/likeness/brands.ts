/** Names of one builder that have no letters in common to tell it by; the first is the one they are compared by. */
const ONE_BUILDER = [
  ['puravankara', 'purvankara', 'purva'],
  ['sattva', 'satva', 'salarpuria'],
  ['lodha', 'macrotech'],
];

const KNOWN_AS = new Map(ONE_BUILDER.flatMap((names) => names.map((name) => [name, names[0]])));

/** The word by which a builder is compared, whichever of its names is said: `purva` is `puravankara`. */
export const brandAs = (word: string): string => KNOWN_AS.get(word) ?? word;
