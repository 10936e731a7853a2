import { distanceMeters } from '../../packages/domain/src/geography.ts';
import type { ReadProject, ReadUnit } from './read-projects.ts';
import type { Wish } from './wish.ts';

/**
 * Whether a project has all that was asked: a plain filter over its rows that knows neither our query language nor our
 * search. What is not known satisfies no wish and breaks no "not". One and the same unit type must have all that is
 * asked of a home.
 */
export function satisfies(project: ReadProject, wish: Wish): boolean {
  return ofProject(project, wish) && project.units.some((unit) => ofUnit(unit, wish));
}

function ofProject(project: ReadProject, wish: Wish): boolean {
  const liesIn = (slug: string) =>
    project.localitySlug === slug || project.localitySlugs.includes(slug);
  return (
    (wish.locality === undefined || liesIn(wish.locality)) &&
    (wish.notLocality === undefined || !liesIn(wish.notLocality)) &&
    (wish.zone === undefined || (project.zones?.includes(wish.zone) ?? false)) &&
    (wish.near === undefined || isNear(project, wish.near)) &&
    (wish.metro === undefined || isByMetro(project, wish.metro)) &&
    (wish.status === undefined || project.status === wish.status) &&
    (wish.readyBy === undefined || isReadyBy(project, wish.readyBy)) &&
    (wish.amenities ?? []).every((id) => project.amenities?.includes(id) ?? false) &&
    (wish.khatha === undefined || project.khatha === wish.khatha) &&
    (wish.water === undefined || (project.waterSources?.includes(wish.water) ?? false)) &&
    (wish.notWater === undefined || !(project.waterSources?.includes(wish.notWater) ?? false)) &&
    (wish.notApprover === undefined || project.approver !== wish.notApprover) &&
    (wish.fewerUnitsThan === undefined || isBelow(project.totalUnits, wish.fewerUnitsThan)) &&
    (wish.isReraRegistered === undefined || project.reraNumbers.length > 0) &&
    (wish.isWithoutLitigation === undefined || project.isLitigated === false)
  );
}

function ofUnit(unit: ReadUnit, wish: Wish): boolean {
  return (
    (wish.bhk === undefined || (unit.bhk === wish.bhk && unit.type !== 'plot')) &&
    (wish.types === undefined || wish.types.includes(unit.type)) &&
    (wish.price === undefined || overlaps(unit.priceMin, unit.priceMax, wish.price)) &&
    (wish.allInMax === undefined ||
      (unit.allInPrice !== null && unit.allInPrice <= wish.allInMax)) &&
    (wish.carpet === undefined || overlaps(unit.carpetMin, unit.carpetMax, wish.carpet)) &&
    (wish.facing === undefined || (unit.facings?.includes(wish.facing) ?? false))
  );
}

function isNear({ lat, lng }: ReadProject, { at, meters }: NonNullable<Wish['near']>): boolean {
  return lat !== null && lng !== null && distanceMeters([lat, lng], at) <= meters;
}

function isByMetro({ metro }: ReadProject, wish: NonNullable<Wish['metro']>): boolean {
  return metro.some(
    ({ line, isOpen, meters }) =>
      meters <= wish.meters && (wish.line === 'any' ? isOpen : line === wish.line),
  );
}

function isReadyBy({ status, possessionOn }: ReadProject, day: string): boolean {
  return status === 'ready' || (possessionOn !== null && possessionOn <= day);
}

function overlaps(
  low: number | null,
  high: number | null,
  { min = 0, max }: { min?: number; max: number },
): boolean {
  return low !== null && low <= max && (high ?? low) >= min;
}

function isBelow(value: number | null, limit: number): boolean {
  return value !== null && value < limit;
}
