import { upperFirst } from '@manemitra/domain/first-letter';
import { ON_FOOT_MINUTES } from '../limits.ts';
import type { OnFoot, Walk } from '../on-foot.ts';
import { formatDate, formatMonthYear } from '@manemitra/domain/dates';
import { againstMinutes, minutesText } from '@manemitra/domain/estimated-minutes';
import { formatDistance } from '@manemitra/domain/geography';

/** What is said of the ways on foot, on pages and in answers. */

/** `1.4 km on foot, 17 to 24 min (estimated)` */
export const walkText = ({ meters, minutes }: Walk): string =>
  `${formatDistance(meters)} on foot, ${minutesText(minutes)} (estimated)`;

type Station = OnFoot['metro'];
type Metro = Pick<OnFoot, 'metro' | 'metroBeingBuilt'>;

/** `Kadugodi Tree Park (Purple line), 1.4 km on foot, 17 to 24 min (estimated)` */
export const stationText = (of: Station): string => `${of.station} (${linesText(of)}), ${far(of)}`;

/** `Agara Metro (Blue line), 900 m on foot, 11 to 16 min (estimated); promised by Dec 2026` */
export function beingBuiltText(of: NonNullable<OnFoot['metroBeingBuilt']>): string {
  return `${stationText(of)}; ${promiseText(of.promised)}`;
}

/** `Cubbon Park, 4.8 km as the crow flies; being built: Hebbala Metro, 1.9 km on foot`: the latter only where it is nearer. */
export function metroInBrief({ metro, metroBeingBuilt: next }: Metro): string {
  const brief = ({ station, walk, meters }: Station) =>
    `${station}, ${formatDistance(walk?.meters ?? meters)} ${walk === null ? 'as the crow flies' : 'on foot'}`;
  return next === null || next.meters > metro.meters
    ? brief(metro)
    : `${brief(metro)}; being built: ${brief(next)}`;
}

function promiseText(promised: NonNullable<OnFoot['metroBeingBuilt']>['promised']): string {
  if (promised === null) return 'we know of no promised date';
  const { by, isPast, source, reportedOn } = promised;
  const said = `promised by ${formatMonthYear(`${by}-01`)} (${source.name}, ${formatDate(reportedOn)})`;
  return isPast ? `${said}; that is past, and whether it opened is not known to us` : said;
}

/** `Hebbal, 350 m: 290-E, 500-D and 14 more` for each stop. */
export function stopsText({ stops }: NonNullable<OnFoot['buses']>, linesMost: number): string {
  return stops
    .map(
      (stop) =>
        `${stop.name}, ${formatDistance(stop.walk.meters)}: ${busLinesText(stop, linesMost)}`,
    )
    .join('; ');
}

/** `290-E, 500-D and 14 more` */
export function busLinesText(
  { lines, lineCount }: Pick<NonNullable<OnFoot['buses']>['stops'][number], 'lines' | 'lineCount'>,
  most: number,
): string {
  const named = lines.slice(0, most);
  const others = lineCount - named.length;
  return others === 0 ? named.join(', ') : `${named.join(', ')} and ${others} more`;
}

/** Whether also a slow walk takes no longer than what counts as near. */
export const isSurelyNear = ({ minutes }: Walk): boolean =>
  againstNear(minutes).standing === 'within';

const againstNear = (minutes: Walk['minutes']) =>
  againstMinutes(minutes, { most: ON_FOOT_MINUTES, isYours: false });

/** `within 15 minutes Lalbagh (park) 400 m, Forum Mall 750 m; may be over 15: Cubbon Park 950 m` */
export function placesText(places: OnFoot['places']): string {
  const listed = (standing: 'within' | 'may-be-over', heading: string) => {
    const those = places.filter(({ walk }) => againstNear(walk.minutes).standing === standing);
    const named = those.map((one) => `${namedWithKind(one)} ${formatDistance(one.walk.meters)}`);
    return those.length === 0 ? [] : [`${heading} ${named.join(', ')}`];
  };
  return [
    ...listed('within', `within ${ON_FOOT_MINUTES} minutes`),
    ...listed('may-be-over', `may be over ${ON_FOOT_MINUTES}:`),
  ].join('; ');
}

/** `Nov 2025`, or as its maker wrote it. */
export const asOfText = (asOf: string): string =>
  /^\d{4}-\d{2}/.test(asOf) ? formatMonthYear(`${asOf.slice(0, 7)}-01`) : asOf;

/** The kind of a place, unless its name says it: null for "Defence Colony Park". What stands in brackets behind a kind is always said. */
export function kindBeside({ name, kind }: OnFoot['places'][number]): string | null {
  const [what = '', note] = kind.toLowerCase().split(/ \((.*)\)$/);
  const isSaid = name.toLowerCase().includes(what.split(' ').at(-1) ?? what);
  return isSaid ? (note ?? null) : kind.toLowerCase();
}

function namedWithKind(place: OnFoot['places'][number]): string {
  const kind = kindBeside(place);
  return kind === null ? place.name : `${place.name} (${kind})`;
}

const linesText = ({ lines }: Station): string =>
  `${lines.map((line) => upperFirst(line)).join(' and ')} line${lines.length === 1 ? '' : 's'}`;

const far = ({ walk, meters }: Station): string =>
  walk === null ? `${formatDistance(meters)} as the crow flies` : walkText(walk);
