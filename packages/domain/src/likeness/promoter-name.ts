import { brandAs } from './brands.ts';
import { wordsOf } from './plain-words.ts';

/** Words that every builder's name has and that identify none. */
const EMPTY = new Set(
  `private pvt limited ltd llp llc lp company co corporation corp inc and m ms messrs the india group groups
  developer developers builder builders construction constructions estate estates project projects property
  properties housing infra infrastructure infratech realty realtors real realties ventures venture homes enterprises
  enterprise holdings promoters associates of sri shri sree shree smt dr resi spaces`.split(/\s+/),
);

/** `Prestige Estates Projects Ltd` -> `prestige`: the words of a promoter's name that tell who it is. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name.replace(/\bm\/s\b\.?/gi, ' '));
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

/** The word by which a builder is known, whichever of its companies is named. Of initials, all: `l&t` becomes `lt`. */
export function brandOf(name: string): string {
  const words = tellingWords(name);
  const [first = '', second = ''] = words;
  return first.length <= 2 ? first + second : brandAs(first);
}

/** The name without words for the legal form of the company. */
export const promoterCore = (name: string): string => tellingWords(name).join(' ');
