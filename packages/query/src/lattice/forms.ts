import type { Field } from '../criteria.ts';
import type { Wish } from '../reading.ts';
import type { Edge } from './edges.ts';
import { makePart, partOf } from './parts.ts';
import type { Part } from './parts.ts';

/** An edge apart from where it stands: what it speaks of and in which form, as parts of features. */
export interface Form {
  edge: Edge;
  field: Part;
  /** Fields of which one speaks alike. */
  group: Part;
  /** The form of what is said: "max listed", "min max plot", "in", "min": apart from how much or which. */
  shape: Part;
  /** The field and the shape. */
  label: Part;
  /** What an amount bounds, whatever it counts: "min", "max", "about", "range", "in". */
  bound: Part;
}

export function formOf(edge: Edge): Form {
  const { field, group } = FIELD_PARTS[edge.field];
  const shape = partOf(edge.wishes.map(shapeOfWish).join(' & '));
  const label = partOf(`${edge.field} ${shape.text}`);
  const last = edge.wishes.at(-1);
  return {
    edge,
    field,
    group,
    shape,
    label,
    bound: partOf(last === undefined ? '' : boundOfWish(last)),
  };
}

function shapeOfWish(wish: Wish): string {
  if (NAMES.has(wish.field)) return wish.field === 'near' && wish.limitUnsaid !== true ? 'far' : '';
  const value = wish.value as Partial<Record<string, unknown>>;
  const keys = Object.keys(value).filter((key) => key !== 'basis');
  const basis = value['basis'];
  return typeof basis === 'string' ? `${keys.join(' ')} ${basis}` : keys.join(' ');
}

function boundOfWish(wish: Wish): string {
  const value = wish.value as Partial<Record<string, unknown>>;
  const { min, max } = value;
  if (typeof min === 'number' && typeof max === 'number') {
    return Math.abs(max / min - ABOUT) < ROUNDING ? 'about' : 'range';
  }
  return Object.keys(value)
    .filter((key) => key !== 'basis')
    .join(' ');
}

/** A tenth to either side: 1.1 / 0.9. */
const ABOUT = 1.222;
const ROUNDING = 0.01;

/** How a reader read it: with a word that bounds, or as a mere number. */
export function saidHow(wish: Wish): string {
  const flags = FLAGS.filter((flag) => wish[flag] !== undefined);
  return [boundOfWish(wish), ...flags].join(' ');
}

export const FLAGS = [
  'lone',
  'isLimit',
  'isBound',
  'limitUnsaid',
  'isAlternative',
  'isStretch',
  'bareNumber',
  'basisUnsaid',
] as const;

export const NAMES: ReadonlySet<Field> = new Set(['locality', 'near', 'project', 'promoter']);
export const NUMBERS: ReadonlySet<Field> = new Set([
  'price',
  'area',
  'bhk',
  'totalUnits',
  'openSpacePercent',
  'maintenancePerSqft',
  'loadingPercent',
  'towers',
  'possession',
  'near',
]);

/** Fields of which one speaks alike. */
const GROUPS: Readonly<Record<Field, string>> = {
  bhk: 'home',
  propertyType: 'home',
  price: 'money',
  area: 'size',
  locality: 'place',
  zone: 'place',
  region: 'place',
  near: 'place',
  nearWater: 'thing',
  metroLine: 'place',
  possession: 'date',
  khatha: 'document',
  approver: 'document',
  amenity: 'thing',
  facing: 'thing',
  water: 'thing',
  promoter: 'name',
  project: 'name',
  rera: 'document',
  litigation: 'document',
  occupancyCertificate: 'document',
  totalUnits: 'count',
  openSpacePercent: 'count',
  maintenancePerSqft: 'count',
  loadingPercent: 'count',
  towers: 'count',
};

const FIELD_PARTS = Object.fromEntries(
  Object.entries(GROUPS).map(([field, group]) => [
    field,
    { field: makePart(field), group: makePart(group) },
  ]),
) as Readonly<Record<Field, { field: Part; group: Part }>>;
