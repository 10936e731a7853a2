import { lastUsed } from '@manemitra/domain/last-used';
import {
  loadDemonstration,
  type PlanImage,
  type PlannedUnit,
} from '#server/features/demonstration/public.ts';

/** Laying a home out takes milliseconds and always ends the same: the last thousands are remembered. */
const REMEMBERED = 4000;
const known = lastUsed<PlanImage[]>(REMEMBERED);

/** The plans of a demonstration project's unit types, in their order; `unit` is the place of the one that is drawn. */
export async function planImages(
  units: readonly PlannedUnit[],
  importKey: string,
): Promise<(PlanImage & { unit: number })[]> {
  const { unitPlans } = await loadDemonstration();
  return units.flatMap((unit, position) => {
    const seed = `${importKey
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, 50)}-${position}`;
    const { type, bhk, carpetSqft, superBuiltUpSqft, plotSqft, bathrooms, balconies, facings } =
      unit;
    const facts = {
      type,
      bhk,
      carpetSqft,
      superBuiltUpSqft,
      plotSqft,
      bathrooms,
      balconies,
      facings,
    };
    const key = JSON.stringify([seed, facts]);
    const images = known.get(key) ?? unitPlans(facts, seed);
    known.put(key, images);
    return images.map((image) => ({ ...image, unit: position }));
  });
}
