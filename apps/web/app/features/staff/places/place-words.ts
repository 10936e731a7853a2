import type { PlaceToSet } from '@manemitra/contract/staff-places';
import { formatDistance } from '@manemitra/domain/geography';
import { andList } from '@manemitra/domain/list-words';

/** What the project's sources say of its place. */
export function saidOf({ address, locality, pincode }: PlaceToSet): string {
  const said = [address, locality, pincode].filter((each) => each !== null);
  return said.length === 0 ? 'Nothing' : said.join(', ');
}

/** "about here: Whitefield, within 3.1 km (from the locality)" */
export function derivedOf({ approximate, coordinates, contradictions }: PlaceToSet): string {
  if (contradictions.length > 0) return contradictions.join(' ');
  if (coordinates !== null) return 'Nothing: its point was given';
  if (approximate === null) return 'Nothing';
  const { name, radiusMeters, from } = approximate;
  return `About here: ${name}, within ${formatDistance(radiusMeters)} (from the ${from})`;
}

/** "The circles are Whitefield and the pincode 560001. The pin is the point that was given." */
export function drawnOf({ said, coordinates }: PlaceToSet): string {
  const names = andList(said.map(({ name }) => name));
  const circles = said.length === 1 ? `The circle is ${names}.` : `The circles are ${names}.`;
  return coordinates === null ? circles : `${circles} The pin is the point that was given.`;
}
