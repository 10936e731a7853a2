import { upperFirst } from '@manemitra/domain/first-letter';
import { AMENITIES, amenityName } from '@manemitra/domain/amenities';
import { khathaLabel } from '@manemitra/domain/khatha';
import { bhkLabel, propertyTypeLabel } from '@manemitra/domain/labels';
import { KHATHAS } from '@manemitra/domain/khatha';
import {
  APPROVERS,
  FACINGS,
  PROPERTY_TYPES,
  WATER_SOURCES,
  ZONES,
} from '@manemitra/query/criteria';

/** The fields whose wish is a choice of several. */
export type ChoiceField =
  | 'bhk'
  | 'propertyType'
  | 'zone'
  | 'khatha'
  | 'approver'
  | 'amenity'
  | 'facing'
  | 'water';

/** The sizes on offer; a sentence may hold others, which are then added to them. */
const BHKS = [1, 2, 3, 4, 5, 6] as const;

/** What stands before the least size in "3 BHK or more". */
const AT_LEAST = 'min:';

const KNOWN: Record<ChoiceField, readonly string[]> = {
  bhk: BHKS.map(String),
  propertyType: PROPERTY_TYPES,
  zone: ZONES,
  khatha: KHATHAS,
  approver: APPROVERS,
  amenity: AMENITIES.map(({ id }) => id),
  facing: FACINGS,
  water: WATER_SOURCES,
};

/** Every option of a field, with those that are chosen and not among the usual. */
export function optionsOf(field: ChoiceField, chosen: readonly string[]): string[] {
  return [...new Set([...KNOWN[field], ...chosen])];
}

/** Whether an option that came in an address exists. */
export function isOption(field: ChoiceField, option: string): boolean {
  if (field === 'bhk') return sizeIn(option) !== undefined;
  // Ids of amenities that only a record has are words of the same shape.
  if (field === 'amenity') return /^[a-z0-9][a-z0-9-]{0,119}$/.test(option);
  return KNOWN[field].includes(option);
}

/** `3`, or `min:3` for three and more. */
export function sizeIn(option: string): { bhk: number; isLeast: boolean } | undefined {
  const isLeast = option.startsWith(AT_LEAST);
  const text = isLeast ? option.slice(AT_LEAST.length) : option;
  const bhk = Number(text);
  return text !== '' && bhk >= 0 && bhk <= 1000 ? { bhk, isLeast } : undefined;
}

export function leastOption(bhk: number): string {
  return `${AT_LEAST}${bhk}`;
}

export function optionLabel(field: ChoiceField, option: string): string {
  switch (field) {
    case 'bhk': {
      const size = sizeIn(option);
      if (size === undefined) return option;
      return size.isLeast ? `${bhkLabel(size.bhk)} or more` : bhkLabel(size.bhk);
    }
    case 'propertyType':
      return propertyTypeLabel(option);
    case 'khatha':
      return option === 'E' ? 'Form: e-Khata' : `Class: ${khathaLabel(option)}`;
    case 'amenity':
      return amenityName(option);
    default:
      return option === option.toUpperCase() ? option : sentenceCase(option);
  }
}

/** `north-east` -> `North-east`, `local-planning-authority` -> `Local planning authority`. */
function sentenceCase(code: string): string {
  const words = code.split('-').length > 2 ? code.replaceAll('-', ' ') : code;
  return upperFirst(words);
}
