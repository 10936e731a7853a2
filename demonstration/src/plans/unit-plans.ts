import { formatSquareFeet } from '@manemitra/domain/area';
import type { Facing, PropertyType } from '@manemitra/query/criteria';
import { isCertainFlat } from './certain-flats.ts';
import { planFloors } from './home-plan.ts';
import type { HomeFacts, PlanFacts } from './plan-facts.ts';
import { planPath } from './plan-path.ts';
import { homeName, storeyNames } from './plan-svg.ts';
import { SHEET } from './sheet.ts';

/** What a project tells of a unit type; null is not known. Areas are square feet. */
export interface PlannedUnit {
  type: PropertyType;
  bhk: number | null;
  carpetSqft: number | null;
  superBuiltUpSqft: number | null;
  plotSqft: number | null;
  bathrooms: number | null;
  balconies: number | null;
  facings: readonly Facing[] | null;
}

export interface PlanImage {
  url: string;
  caption: string;
  width: number;
  height: number;
}

/** Flats of one type face two ways at most on paper; houses and sites are shown once. */
const FACINGS_SHOWN = 2;

/**
 * The plans of a demonstration project's unit type, one image a floor and facing. None when what a plan
 * stands on is not known: the carpet area and the bathrooms of a home, the area of a site.
 */
export function unitPlans(unit: PlannedUnit, seed: string): PlanImage[] {
  const facings = unit.facings?.length ? unit.facings.slice(0, FACINGS_SHOWN) : [undefined];
  return facings.flatMap((facing, i): PlanImage[] => {
    const facts = factsOf(unit, facing);
    if (facts === undefined) return [];
    const own = `${seed}-${i}`;
    if (facts.type === 'plot') {
      return i > 0 ? [] : [image(facts, 0, own, `${formatSquareFeet(facts.plotSqft)} site`)];
    }
    const storeys = isCertainFlat(facts) ? 1 : planFloors(facts, own)?.length;
    if (storeys === undefined || (i > 0 && storeys > 1)) return [];
    return storeyNames(facts, storeys).map((storey, index) =>
      image(
        facts,
        index,
        own,
        [homeName(facts), storey, `${formatSquareFeet(facts.carpetSqft)} carpet`]
          .filter(Boolean)
          .join(', '),
      ),
    );
  });
}

function factsOf(unit: PlannedUnit, facing: Facing | undefined): PlanFacts | undefined {
  const { type, plotSqft, carpetSqft, bathrooms, superBuiltUpSqft, balconies } = unit;
  if (type === 'plot') return plotSqft === null ? undefined : { type, plotSqft, facing };
  const bhk = unit.bhk ?? (type === 'studio' ? 0 : null);
  if (bhk === null || carpetSqft === null || bathrooms === null) return undefined;
  const facts: HomeFacts = {
    type,
    bhk,
    carpetSqft,
    bathrooms,
    superBuiltUpSqft: superBuiltUpSqft ?? undefined,
    plotSqft: plotSqft ?? undefined,
    balconies: balconies ?? undefined,
    facing,
  };
  return facts;
}

function image(facts: PlanFacts, storey: number, seed: string, what: string): PlanImage {
  const way = facts.facing === undefined ? '' : `, ${facts.facing} facing`;
  return {
    url: planPath({ facts, storey, seed }),
    caption: `${what}${way}. Illustration, demonstration project`,
    width: SHEET.width,
    height: SHEET.height,
  };
}
