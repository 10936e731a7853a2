import type { Read } from './cell.ts';
import { readHomes } from './homes.ts';
import { isPerArea } from './ranges.ts';
import type { HomeDefaults, UnitCells } from './units-notation.ts';

/** The columns of the import that tell one home of a project: which one, the file's heading says (`2 BHK Price`). */
const HOME_COLUMNS = ['home_price', 'home_area', 'home_carpet_area', 'home_count'] as const;
export type HomeColumn = (typeof HOME_COLUMNS)[number];

/** Words of a heading by the column that they mean; the first match counts. */
const MEASURES: readonly (readonly [HomeColumn, RegExp])[] = [
  ['home_carpet_area', /\bcarpet(?:\s*area)?\b/gi],
  [
    'home_area',
    /\b(?:super|built[\s-]*up|saleable|sba|sbua|sizes?|areas?|sq\.?\s*(?:ft|feet|m(?:trs?)?)|sft)(?![a-z])/gi,
  ],
  [
    'home_price',
    /₹|\b(?:prices?|pricing|cost|budget|value|amount|rates?|rs|inr|cr|crores?|lakhs?|lacs?)\b/gi,
  ],
  ['home_count', /\b(?:no\.?\s*of|number\s*of|total|count|inventory|units?|flats?|nos?)\b/gi],
];
/** Words that say which figure of a range it is, or nothing at all. */
const FILLERS =
  /\b(?:range|from|starting|onwards|in|the|of|all|inclusive|incl|base|basic|approx|tentative)\b|[()[\]{}:/.,_-]/gi;
const ALL_INCLUSIVE = /\ball[\s-]*in(?:cl(?:usive)?)?\b/i;
const ONE_HOME =
  /^\d(?:\.5)?\s*(?:b\s?h\s?k|bed(?:room)?s?)(?:\s*\+?\s*\d\s*t)?(?:\s+[a-z]+)?$|^(?:studio|1\s*rk)$/i;

interface HomeHeading {
  /** The home as the heading names it, without case: `2 bhk`. */
  home: string;
  /** `null`: a person must say it. What is all inclusive is more than the price that the import takes. */
  as: HomeColumn | null;
}

/**
 * The home that a heading names, and what its column gives of it: `2 BHK Size (sft)`, `3BHK - Price (Cr)`; undefined for
 * other headings.
 */
export function homeHeading(heading: string): HomeHeading | undefined {
  if (isPerArea(heading)) return undefined;
  // The second column of the same name.
  const text = heading.replace(/\(\d+\)$/, '');
  const [as] = MEASURES.find(([, words]) => text.search(words) !== -1) ?? [];
  const home = homeNamed(text);
  if (as === undefined || home === undefined) return undefined;
  return { home, as: ALL_INCLUSIVE.test(text) ? null : as };
}

/** The home that a heading names, whatever else it says; undefined where it names none, or several. */
export function homeNamed(heading: string): string | undefined {
  const bare = MEASURES.reduce((text, [, words]) => text.replace(words, ' '), heading)
    .replace(FILLERS, (sign) => (sign === '.' ? sign : ' '))
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return ONE_HOME.test(bare) ? bare : undefined;
}

/** The homes of a row that its columns tell one fact each of. */
export function homesOfRow(defaults: HomeDefaults) {
  const homes = new Map<string, UnitCells>();
  return {
    add(heading: string, facts: UnitCells): string | undefined {
      const name = homeNamed(heading);
      const read: Read<UnitCells[]> =
        name === undefined
          ? { reason: `"${heading}" names no home.` }
          : readHomes(asWritten(name), defaults);
      if ('reason' in read) return read.reason;
      homes.set(name ?? '', { ...read.value[0], ...homes.get(name ?? ''), ...facts });
      return undefined;
    },
    /** With those that a column of homes lists: a home of the same name and kind is one. */
    besides(listed: readonly UnitCells[]): UnitCells[] {
      const rest = [...homes.values()];
      const all = listed.map((unit) => {
        const at = rest.findIndex(({ label, type }) => label === unit.label && type === unit.type);
        return at === -1 ? unit : { ...unit, ...rest.splice(at, 1)[0] };
      });
      return [...all, ...rest];
    },
  };
}

/** `2 bhk large` as people write it: `2 BHK large`. */
const asWritten = (name: string): string =>
  name.replace(/(?<![a-z])(?:bhk|rk)(?![a-z])|^s/g, (letters) => letters.toUpperCase());
