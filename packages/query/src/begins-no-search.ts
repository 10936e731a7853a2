import { everyConstraint, type Constraint, type Interpretation } from './interpretation.ts';

/**
 * "Maintenance should not be above 4 rs": nobody begins a search with what neither says which home nor where nor at what price. By a
 * price alone somebody begins who has said nothing of a home before.
 */
export function saysNoHome(
  { intent, constraints, alternatives, sort }: Interpretation,
  previous: Interpretation,
): boolean {
  const isBeside = ({ field }: Constraint) =>
    BESIDE_A_HOME.has(field) || (field === 'price' && everyConstraint(previous).some(saysHome));
  return (
    intent === 'search' &&
    constraints.length > 0 &&
    alternatives === undefined &&
    sort === undefined &&
    constraints.every(isBeside)
  );
}

const saysHome = ({ field }: Constraint): boolean => HOME.has(field);
const HOME: ReadonlySet<Constraint['field']> = new Set([
  'bhk',
  'propertyType',
  'locality',
  'zone',
  'near',
]);

/** What a home may have, once it is said which homes are meant. */
const BESIDE_A_HOME: ReadonlySet<Constraint['field']> = new Set([
  'maintenancePerSqft',
  'loadingPercent',
  'openSpacePercent',
  'totalUnits',
  'towers',
  'facing',
  'amenity',
  'water',
  'nearWater',
  'khatha',
  'approver',
  'rera',
  'litigation',
  'occupancyCertificate',
]);
