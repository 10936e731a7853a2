import { APPROVERS, STATED_STATUSES, WATER_SOURCES } from '@manemitra/query/criteria';
import type { StatedStatus, WaterSource } from '@manemitra/query/criteria';
import { readCount, readList, readWord, withoutDoubt, type Read, type ReadParts } from './cell.ts';
import { saysSoldOut } from './sold-out.ts';

/** Words of Indian sheets for how far a building is, who approved it, its floors and its water. */

/** By patterns without hyphens. */
const STATUSES: readonly (readonly [RegExp, StatedStatus | undefined])[] = [
  [
    /^(?:ready(?: (?:to (?:move|occupy)(?: in)?|for (?:possession|occupation|reg(?:n|istration)?)|possession))?|rtmi?|completed?|delivered|handed over|oc (?:received|obtained|recd)|immediate(?: possession)?|possession (?:started|given|ongoing))\.?$/,
    'ready',
  ],
  [
    /^(?:under ?(?:construction|development)|u\/?c|on ?going|in progress|partially ready|nearing (?:completion|possession))$/,
    'under-construction',
  ],
  [
    /^(?:pre ?launch(?:ed)?|launching(?: soon)?|(?:to be|not yet) launched|upcoming|coming soon|eoi(?: open)?|proposed)$/,
    'pre-launch',
  ],
  [/^(?:new(?:ly)?(?: ?launch(?:ed)?)?|soft ?launch(?:ed)?|launch(?:ed)?)$/, 'new-launch'],
  // Whether homes are left says nothing of how far the building is.
  [/^(?:available|active|open|on sale|booking (?:open|on)|selling|resale|sold|yes)$/, undefined],
];

/** `Ready to Move`, `Pre Launch`; `Available` says nothing about the building. */
export function readStatus(cell: string): Read<StatedStatus | undefined> {
  if (saysSoldOut(cell)) return { value: undefined };
  const text = withoutDoubt(cell)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const known = STATUSES.find(([pattern]) => pattern.test(text));
  return known === undefined ? readWord(STATED_STATUSES)(cell) : { value: known[1] };
}

/** `BDA`, `BDA approved`, `Panchayat`. */
export const readApprover = (cell: string): Read<string> =>
  readWord(APPROVERS)(cell.replace(/\s*[- ]?(?:approved|sanctioned|approval)$/i, ''));

const WATER: readonly (readonly [RegExp, WaterSource])[] = [
  [
    /^(?:cauvery|kaveri|kavery|bwssb)(?: water)?(?:[\s,-]*(?:ph|phase|stage|stg)[\s.-]*(?:\d|[iv]{1,3}))?$/i,
    'cauvery',
  ],
  [/^bore(?:[\s-]?wells?)?(?: water)?$/i, 'borewell'],
  [/^(?:water )?tankers?(?: water)?$/i, 'tanker'],
  [/^(?:stp|(?:recycled|treated)(?: water)?)$/i, 'recycled'],
];

/** `Cauvery + Bore`, `Borewell, STP`: each source by the name that sheets give it. */
export function readWaterSources(cell: string): ReadParts<WaterSource> {
  const read = readList((part) => {
    const known = WATER.find(([pattern]) => pattern.test(part));
    return known === undefined ? readWord(WATER_SOURCES)(part) : { value: known[1] };
  })(cell.replace(/\s*(?:[+&/]|\band\b)\s*/gi, ', '));
  return 'value' in read ? { ...read, value: [...new Set(read.value)] } : read;
}

const STOREYS =
  /^(?:(\d*)\s*(?:b|basements?|lg)\s*\+\s*)?(?:(?:g|gf|ground|s|stilt|p|podium)\s*\+\s*)*(\d+)(?:\s*[/&-]\s*(\d+))?(?:\s*(?:floors?|store?ys?|levels?|uf))?(?:\s*\+\s*(?:t|terrace))?$/i;

/** Floors above the ground floor of the highest building, and basements if given: `2B+G+29`, `G + 14`, `18 floors`. */
export function readFloors(cell: string): Read<{ floors: number; basements?: number }> {
  const text = withoutDoubt(cell);
  const [, below, low, high] = STOREYS.exec(text) ?? [];
  const plain = readCount(text);
  if (low === undefined) {
    return 'reason' in plain
      ? { reason: `"${cell.trim()}" does not say how many floors there are; write G+14 or 14.` }
      : { value: { floors: plain.value } };
  }
  return {
    value: {
      floors: Math.max(Number(low), Number(high ?? 0)),
      ...(below !== undefined && { basements: below === '' ? 1 : Number(below) }),
    },
  };
}
