import { rangeOf, walkMinutes } from '@manemitra/city/routing/journeys';
import type { MatchWay } from '@manemitra/contract/found-property';
import { againstMinutes, minutesText } from '@manemitra/domain/estimated-minutes';
import { formatDistance } from '@manemitra/domain/geography';
import type { Whose } from '@manemitra/query/criteria';
import { WHOSE_NAMES } from '@manemitra/query/fields/near-said';
import type { Constraint } from '@manemitra/query/interpretation';
import { LONGEST_WAY } from '@manemitra/query/people-ways';
import { walkText } from './fields/walk-text.ts';
import { placeName } from './fields/words.ts';
import { minutesAcross, type Journey } from './index/journey.ts';
import { longestWay, usualWay } from './index/station-walks.ts';
import type { StationWalk } from './index/measures.ts';
import type { Seen } from './search-field.ts';

/** A way to a place of the sentence, from one project. */
export interface WayTold extends Pick<MatchWay, 'id' | 'minutes'> {
  who: Whose | undefined;
  /** How long it is, and the same with where it leads. */
  short: string;
  whole: string;
  against: Pick<MatchWay, 'standing' | 'text'>;
}

/** How the way stands that a wish is about, in minutes or on foot to a station; undefined for all other wishes, and where it is not known. */
export function wayOf(constraint: Constraint, seen: Seen, isKept: boolean): WayTold | undefined {
  const { field, value, strength } = constraint;
  if (strength === 'avoid') return undefined;
  if (field === 'near' && 'withinMinutes' in value)
    return inMinutes(constraint, value, { seen, isKept });
  if (field !== 'near' && field !== 'metroLine') return undefined;
  return 'withinMeters' in value && seen.walk !== undefined
    ? onFoot(constraint, { ...value, walk: seen.walk, isKept, about: aboutOf(seen) })
    : undefined;
}

/** How far the place may be off. Metres. */
const aboutOf = ({ property: { property } }: Seen): number =>
  property.lat === null ? (property.about_radius_m ?? 0) : 0;

function inMinutes(
  { id, assumed }: Pick<Constraint, 'id' | 'assumed'>,
  value: Journey,
  { seen, isKept }: { seen: Seen; isKept: boolean },
): WayTold | undefined {
  const { figure, names } = seen;
  if (figure === null) return undefined;
  const { withinMinutes: most, who, place } = value;
  const minutes = rangeOf(figure);
  // From somewhere in a circle it may take as much longer as the circle is wide.
  const across = minutesAcross(value, aboutOf(seen));
  const isYours = assumed === undefined || most !== LONGEST_WAY;
  const slowest = { low: minutes.low, high: rangeOf(figure + across).high };
  const short = minutesText(minutes);
  return {
    id,
    minutes,
    who,
    short,
    whole: `${short} to ${placeName(place, names)}`,
    against: againstMinutes(slowest, { most, isYours }, isKept),
  };
}

interface Walked {
  withinMeters: number;
  who?: Whose;
  walk: StationWalk;
  isKept: boolean;
  about: number;
}

function onFoot(
  { id, assumed }: Pick<Constraint, 'id' | 'assumed'>,
  { withinMeters, who, walk, isKept, about }: Walked,
): WayTold {
  const limit = `${assumed === undefined ? 'your ' : ''}${formatDistance(withinMeters)}`;
  const { straight, meters } = walk;
  const isSure = straight === null || longestWay(straight + about) <= withinMeters;
  const isLikely = isSure || usualWay(straight + about) <= withinMeters;
  return {
    id,
    minutes: walkMinutes(meters),
    who,
    short: `${formatDistance(meters)} on foot`,
    whole: walkText(walk, { link: 'to', isExact: about === 0 }),
    against: !isKept
      ? { standing: 'over', text: `: over ${limit}` }
      : isLikely
        ? { standing: isSure ? 'within' : 'likely', text: '' }
        : { standing: 'may-be-over', text: `: may be over ${limit}` },
  };
}

/** Each as short as it can be told from the others: by whose it is, else by where it leads. */
export function presentWays(ways: readonly WayTold[]): MatchWay[] {
  const people = new Set(ways.map(({ who }) => who));
  const isByPerson = ways.length > 1 && people.size === ways.length && !people.has(undefined);
  return ways.map(({ id, minutes, who, short, whole, against: { standing, text } }) => {
    const whose = who === undefined || ways.length === 1 ? '' : WHOSE_NAMES[who];
    const way = isByPerson ? `${whose} ${short}` : `${whose && `${whose}: `}${whole}`;
    return { id, minutes, standing, text: `${way}${text}` };
  });
}
