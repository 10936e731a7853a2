import type { Place } from '../place.ts';
import { areasNamed } from './area-names.ts';

/** What is beside a place is not in it. */
const BESIDE =
  /^(?:near|opp|opposite|behind|beside|next|adjacent|close|before|after|off|towards)\b/i;
/** Words that an address begins a place with, and that are no part of its name. */
const OPENING = /^(?:at|in|of|on|the|no\.?\s*[\d/-]+|sy\.?\s*no\.?\s*[\d/,-]+)\s+/i;
const CLOSING = /\s+village$/i;
/** What stands between a place and one beside it or around it: "Avalahalli off Sarjapur Road", "Chikkagubbi on Hennur Main Road". */
const BETWEEN = /\s+(on|at|in|off|near|opp\.?|opposite|behind|beside)\s+/i;
const HOLDS = /^(?:on|at|in)$/i;
const PARTS_AT_MOST = 20;

/** The areas and roads that the parts of an address name, part by part. */
export function addressAreas(address: string | undefined): (readonly Place[])[] {
  return addressParts(address)
    .filter((part) => !BESIDE.test(part))
    .map(areasOfPart)
    .filter((areas) => areas.length > 0);
}

/** The areas of a whole part, or else of the place that stands first in it, or else of the one that this is on or in. */
function areasOfPart(part: string): readonly Place[] {
  const [first = '', joint = '', ...rest] = part.replace(OPENING, '').split(BETWEEN);
  const around = HOLDS.test(joint) && rest.length === 1 ? (rest[0] ?? '') : '';
  const tried = [part.replace(OPENING, ''), first, around];
  return (
    tried.map((name) => areasNamed(name.replace(CLOSING, ''))).find((areas) => areas.length > 0) ??
    []
  );
}

/** An address between its commas, without pincodes. */
export function addressParts(address: string | undefined): string[] {
  if (address === undefined) return [];
  return address
    .split(/[,;\n]/, PARTS_AT_MOST)
    .map((part) => part.replace(/[-–\s]*\b\d{3}\s?\d{3}\b/g, ' ').trim())
    .filter((part) => part !== '');
}
