import { FACINGS, type Facing } from '@manemitra/query/criteria';
import { type Read, withoutDoubt } from './cell.ts';

/** Words beside a direction that add nothing to it. */
const BESIDE =
  /\b(?:facing|faces|face|faced|main|doors?|entrance|entry|flats?|homes?|plots?|villas?|side)\b/g;
const DIRECTION = /^(?:(n)(?:orth)?|(s)(?:outh)?)?[\s.-]*(?:(e)(?:ast)?|(w)(?:est)?)?\.?$/;
const BETWEEN = /[,;/&+|\n]|\band\b/;
/** `N/E` is north-east for one and north and east for another. */
const EITHER = /^[ns]\s*\/\s*[ew]$/;

/** Where doors face: `East`, `NE`, `North-East facing`, `East (12), West (8)`. */
export function readFacings(cell: string): Read<Facing[]> {
  const facings: Facing[] = [];
  const text = cell.toLowerCase();
  if (EITHER.test(text.trim()))
    return {
      reason: `"${cell.trim()}" may be one direction or two; write NE, or "N, E".`,
    };
  for (const part of text.split(BETWEEN)) {
    const bare = withoutDoubt(part)
      .replace(/\s*[-–:]?\s*\d+\s*(?:nos?\.?)?$/, '')
      .replace(BESIDE, ' ')
      .trim();
    const [, ...letters] = DIRECTION.exec(bare) ?? [];
    const named = letters.filter((letter) => letter !== undefined);
    const facing = FACINGS.find((each) => initialsOf(each) === named.join(''));
    if (facing === undefined)
      return {
        reason: `"${part.trim()}" is not one of ${FACINGS.join(', ')}.`,
      };
    if (!facings.includes(facing)) facings.push(facing);
  }
  return { value: facings };
}

/** A home as its row describes it. */
type Home = Readonly<Record<string, unknown>>;

const initialsOf = (facing: Facing): string => facing.replace(/(\w)\w*-?/g, '$1');

const told = ({ facings }: Home): readonly Facing[] => (facings ?? []) as Facing[];

/**
 * The directions that homes of a kind face, where every home states one. If some do not, nobody could say that none faces
 * north.
 */
export function facingsOf(
  homes: readonly Home[],
  label: string,
): { facings?: Facing[]; reason?: string } {
  const silent = homes.filter((home) => told(home).length === 0).length;
  if (silent === homes.length) return {};
  if (silent > 0)
    return {
      reason: `${silent} of ${homes.length} homes of "${label}" do not say which way they face, so the facing of this kind is left out.`,
    };
  return {
    facings: FACINGS.filter((facing) => homes.some((home) => told(home).includes(facing))),
  };
}

/** `facing east (12) and west (8)`. */
export function facingText(homes: readonly Home[]): string {
  const counted = FACINGS.map((facing) => ({
    facing,
    count: homes.filter((home) => told(home).includes(facing)).length,
  })).filter(({ count }) => count > 0);
  return `facing ${counted.map(({ facing, count }) => `${facing} (${count})`).join(' and ')}`;
}
