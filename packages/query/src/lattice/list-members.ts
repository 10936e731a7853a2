import type { Field } from '../criteria.ts';
import type { Edge } from './edges.ts';

/** What has members that are listed by name. */
const LISTED: ReadonlySet<Field> = new Set<Field>([
  'locality',
  'near',
  'promoter',
  'propertyType',
  'amenity',
  'facing',
  'approver',
  'water',
]);

/** A member of a list, written as one says it. */
export const isNamedMember = ({ field, seen, variant }: Edge): boolean =>
  LISTED.has(field) && seen === 'plain' && variant === 'read';

/** A place is lived in or near to. */
export const kindOfMember = (field: Field): Field => (field === 'near' ? 'locality' : field);
