import type { Field } from '../criteria.ts';
import { formerClause } from '../fields/story/former.ts';
import { homeHeld } from '../fields/story/home-held.ts';
import { atHome } from '../fields/story/old-home.ts';
import type { Sentence } from '../reading.ts';
import { oldHomes } from '../words/story-words.ts';
import type { Readings } from './readings.ts';
import type { Told } from './told-clauses.ts';

/**
 * "We live in a 2bhk", "she has a 3bhk with no lift", "pehle Hebbal dekh rahe the", "namma maneli naayi ide": the home that somebody has, where
 * another is asked for, and what was looked for at first. Where the present home is still counts: "in the same area".
 */
export function homesTold({ tokens }: Sentence, readings: Readings, isFollowing: boolean): Told[] {
  const homes = homesIn(readings);
  const named = [...tokens.keys()].filter((at) => oldHomes.has(tokens[at]?.text ?? ''));
  const held = [...homes, ...named.map((from) => ({ from, to: from + 1 }))].flatMap(
    (home): Told[] => {
      const span = homeHeld(tokens, home);
      const isAsked = homes.some(({ from, to }) => span && (to <= span.from || from >= span.to));
      return span !== undefined && isAsked
        ? [{ ...span, isOf: (field) => OF_HOMES.has(field) }]
        : [];
    },
  );
  const others = [...tokens.keys()].flatMap((at): Told[] => {
    // "Pehle lift bola tha, ab zaroori nahi" speaks of the sentence before.
    const former = isFollowing ? 0 : formerClause(tokens, at);
    const length = Math.max(atHome(tokens, at), former);
    return length === 0 ? [] : [{ from: at, to: at + length, isOf: () => true }];
  });
  return [...held, ...others];
}

/** Which home it is, and what it has: not where it is. */
const OF_HOMES: ReadonlySet<Field> = new Set<Field>(['bhk', 'propertyType', 'area', 'amenity']);
const HOMES: ReadonlySet<Field> = new Set<Field>(['bhk', 'propertyType', 'area']);

/** Where the rooms, the kind or the size of a home are written as one says them. */
const homesIn = (readings: Readings): { from: number; to: number }[] =>
  readings.flatMap((here, from) =>
    here.flatMap((reading) =>
      reading.kind === 'wish' &&
      reading.seen === undefined &&
      reading.wishes.some(({ field }) => HOMES.has(field))
        ? [{ from, to: from + reading.length }]
        : [],
    ),
  );
