import { FACINGS } from '@manemitra/query/criteria';
import { planFloors } from './home-plan.ts';
import type { HomeFacts, PlanFacts } from './plan-facts.ts';
import { planSvg } from './plan-svg.ts';

type Sample = readonly [
  type: HomeFacts['type'],
  bhk: number,
  bathrooms: number,
  balconies: number,
  carpet: number,
];

const SAMPLES: readonly Sample[] = [
  ['studio', 0, 1, 0, 288],
  ['apartment', 1, 1, 1, 450],
  ['apartment', 1.5, 1, 1, 580],
  ['apartment', 2, 1, 1, 690],
  ['apartment', 2, 2, 1, 750],
  ['apartment', 2, 2, 2, 840],
  ['apartment', 2.5, 2, 2, 1000],
  ['apartment', 3, 2, 2, 1100],
  ['apartment', 3, 3, 2, 1150],
  ['apartment', 3, 3, 3, 1400],
  ['apartment', 3, 3, 2, 1700],
  ['apartment', 3.5, 3, 2, 1550],
  ['apartment', 4, 4, 3, 1850],
  ['apartment', 4, 4, 4, 2300],
  ['apartment', 4.5, 4, 3, 2250],
  ['duplex', 4, 4, 3, 2050],
  ['penthouse', 4, 5, 3, 2700],
  ['row-house', 3, 3, 1, 1530],
  ['row-house', 4, 4, 2, 2600],
  ['villa', 3, 3, 2, 1950],
  ['villa', 4, 4, 3, 2600],
  ['villa', 5, 5, 3, 3250],
  ['independent-house', 3, 3, 2, 1450],
];

/**
 * Plans for people to look at: every kind of home with all its floors, and sites.
 * @public for scripts/contact-sheets.mjs, which knip does not follow.
 */
export function planContactSheet(): { name: string; svg: string }[] {
  const homes = SAMPLES.flatMap(([type, bhk, bathrooms, balconies, carpetSqft], i) => {
    const facing = FACINGS[i % FACINGS.length];
    const superBuiltUpSqft = Math.round(carpetSqft * 1.3);
    const facts = { type, bhk, bathrooms, balconies, carpetSqft, superBuiltUpSqft, facing };
    const floors = planFloors(facts, `sample-${i}`) ?? [];
    return floors.map((_, storey) => ({ facts, storey, seed: `sample-${i}` }));
  });
  const sites = [600, 1200, 1500, 2400, 4000].map((plotSqft, i) => {
    const facts: PlanFacts = { type: 'plot', plotSqft, facing: FACINGS[i] };
    return { facts, storey: 0, seed: `sample-${i}` };
  });
  return [...homes, ...sites].flatMap((address) => {
    const svg = planSvg(address);
    const { type } = address.facts;
    return svg === undefined ? [] : [{ name: `${type}-${address.seed}-${address.storey}`, svg }];
  });
}
