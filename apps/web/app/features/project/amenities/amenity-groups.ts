import type { PropertyDetail } from '@manemitra/contract/properties';

type Amenity = NonNullable<PropertyDetail['project']['amenities']>[number];

/** The types of spec 3, in the order in which buyers look. */
const GROUPS: readonly (readonly [type: string, title: string])[] = [
  ['Popular', 'For leisure'],
  ['standard', 'For every day'],
];
const OTHERS = 'Also here';

/** Groups with something in them; a type that is none of ours counts as another. */
export function amenityGroups(
  amenities: readonly Amenity[],
): { title: string; members: Amenity[] }[] {
  const known = GROUPS.map(([type, title]) => ({
    title,
    members: amenities.filter((amenity) => amenity.type === type),
  }));
  const others = amenities.filter(({ type }) => !GROUPS.some(([own]) => own === type));
  return [...known, { title: OTHERS, members: others }].filter(({ members }) => members.length > 0);
}
