import type { FieldValues } from './criteria.ts';
import type { Wish } from './reading.ts';

/** Whether two wishes are told apart only by what they add to each other. */
export function isSameWish(a: Wish, b: Wish): boolean {
  switch (a.field) {
    case 'price':
      return b.field === 'price' && a.value.basis === b.value.basis;
    case 'area':
      return b.field === 'area' && a.value.basis === b.value.basis;
    case 'near':
      return b.field === 'near' && a.value.place === b.value.place && isOfOne(a.value, b.value);
    case 'region':
      return b.field === 'region' && Object.keys(a.value)[0] === Object.keys(b.value)[0];
    case 'nearWater':
      return b.field === 'nearWater' && a.value.of === b.value.of;
    case 'metroLine':
      return b.field === 'metroLine' && isSameLine(a.value.line, b.value.line);
    case 'amenity':
      return b.field === 'amenity' && a.value.id === b.value.id;
    case 'project':
      return b.field === 'project' && a.value.slug === b.value.slug;
    case 'possession':
      return b.field === 'possession' && isSameState(a.value, b.value);
    default:
      return a.field === b.field;
  }
}

/** A place that two people go to is two ways, unless it is said of nobody. */
function isOfOne(a: FieldValues['near'], b: FieldValues['near']): boolean {
  return a.who === undefined || b.who === undefined || a.who === b.who;
}

function isSameState(a: FieldValues['possession'], b: FieldValues['possession']): boolean {
  if (a.by === undefined) return b.by === undefined && a.status === b.status;
  return b.by !== undefined;
}

function isSameLine(a: string, b: string): boolean {
  return a === b || a === 'any' || b === 'any';
}
