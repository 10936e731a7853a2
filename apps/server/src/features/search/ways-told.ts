import { rangeOf } from '@manemitra/city/routing/journeys';
import type { MatchWay } from '@manemitra/contract/search';
import { againstMinutes, minutesText } from '@manemitra/domain/estimated-minutes';
import type { Whose } from '@manemitra/query/criteria';
import { WHOSE_NAMES } from '@manemitra/query/fields/near-said';
import type { Constraint } from '@manemitra/query/interpretation';
import { LONGEST_WAY } from '@manemitra/query/people-ways';
import { placeName } from './fields/words.ts';
import { minutesAcross } from './index/journey.ts';
import type { Seen } from './search-field.ts';

/** A way to a place of the sentence, from one project. */
export interface WayTold extends Pick<MatchWay, 'id' | 'minutes'> {
  who: Whose | undefined;
  place: string;
  against: ReturnType<typeof againstMinutes>;
}

/** How the way stands that a wish is about; undefined for all other wishes, and where it is not known. */
export function wayOf(
  { id, field, value, strength, assumed }: Constraint,
  { property: { property }, figure, names }: Seen,
  isKept: boolean,
): WayTold | undefined {
  if (field !== 'near' || strength === 'avoid' || !('withinMinutes' in value) || figure === null) {
    return undefined;
  }
  const { withinMinutes: most, who, place } = value;
  const minutes = rangeOf(figure);
  // From somewhere in a circle it may take as much longer as the circle is wide.
  const across = minutesAcross(value, property.lat === null ? (property.about_radius_m ?? 0) : 0);
  const isYours = assumed === undefined || most !== LONGEST_WAY;
  const slowest = { low: minutes.low, high: rangeOf(figure + across).high };
  return {
    id,
    minutes,
    who,
    place: placeName(place, names),
    against: againstMinutes(slowest, { most, isYours }, isKept),
  };
}

/** Each as short as it can be told from the others: by whose it is, else by where it leads. */
export function presentWays(ways: readonly WayTold[]): MatchWay[] {
  const people = new Set(ways.map(({ who }) => who));
  const isByPerson = ways.length > 1 && people.size === ways.length && !people.has(undefined);
  return ways.map(({ id, minutes, who, place, against: { standing, text } }) => {
    const whose = who === undefined || ways.length === 1 ? '' : WHOSE_NAMES[who];
    const said = minutesText(minutes);
    const way = isByPerson ? `${whose} ${said}` : `${whose && `${whose}: `}${said} to ${place}`;
    return { id, minutes, standing, text: `${way}${text}` };
  });
}
