import { FACINGS, PROPERTY_TYPES } from '@manemitra/query/criteria';
import type { Facing, PropertyType } from '@manemitra/query/criteria';
import type { PlanFacts } from './plan-facts.ts';

/**
 * The address of a plan holds all that it is drawn from, so that what lies there never changes. Another
 * way of drawing is another version: raise it with every change of a drawing (plan-svg.test.ts tells).
 */
export const PLAN_VERSION = 2;

export interface PlanAddress {
  facts: PlanFacts;
  /** From the ground up, 0 is the lowest. */
  storey: number;
  seed: string;
}

const SEED = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** `/plans/v2/villa-4bhk-c2600-s3380-b4-y3-east-floor0/demo-1-37-0.svg`; what is not known is left out. */
export function planPath({ facts, storey, seed }: PlanAddress): string {
  if (!SEED.test(seed)) throw new Error(`"${seed}" cannot be a plan's seed.`);
  const known = (letter: string, value: number | undefined) =>
    value === undefined ? [] : [`${letter}${value}`];
  const parts =
    facts.type === 'plot'
      ? known('p', facts.plotSqft)
      : [
          `${facts.bhk}bhk`,
          ...known('c', facts.carpetSqft),
          ...known('s', facts.superBuiltUpSqft),
          ...known('p', facts.plotSqft),
          ...known('b', facts.bathrooms),
          ...known('y', facts.balconies),
        ];
  const facing = facts.facing === undefined ? [] : [SHORT[facts.facing]];
  const floor = storey === 0 ? [] : [`floor${storey}`];
  const type = facts.type.replaceAll('-', '_');
  return `/plans/v${PLAN_VERSION}/${[type, ...parts, ...facing, ...floor].join('-')}/${seed}.svg`;
}

const SHORT: Readonly<Record<Facing, string>> = {
  north: 'n',
  'north-east': 'ne',
  east: 'e',
  'south-east': 'se',
  south: 's',
  'south-west': 'sw',
  west: 'w',
  'north-west': 'nw',
};

const VERSIONS: readonly string[] = Array.from({ length: PLAN_VERSION }, (_, at) => `v${at + 1}`);

const NUMBER = '(\\d{1,6}(?:\\.\\d{1,3})?)';
const PATTERN = new RegExp(
  `^([a-z_]+)(?:-(\\d{1,2}(?:\\.5)?)bhk)?(?:-c${NUMBER})?(?:-s${NUMBER})?(?:-p${NUMBER})?(?:-b(\\d{1,2}))?(?:-y(\\d{1,2}))?(?:-(n|ne|e|se|s|sw|w|nw))?(?:-floor(\\d))?$`,
);

/** What the server's route is given, checked; undefined is a plan that does not exist (404). */
export function planFromPath(version: string, told: string, file: string): PlanAddress | undefined {
  const match = PATTERN.exec(told);
  const seed = file.replace(/\.svg$/, '');
  // An address of an earlier way of drawing, which is kept with a project, leads to the plan as it is drawn now.
  const isKnown = VERSIONS.includes(version);
  if (!isKnown || match === null || !SEED.test(seed)) return undefined;
  const [, typeText = '', bhk, carpet, superArea, plot, bathrooms, balconies, short, floor] = match;
  const type = PROPERTY_TYPES.find((each) => each.replaceAll('-', '_') === typeText);
  const facing = FACINGS.find((each) => SHORT[each] === short);
  const address = { storey: Number(floor ?? 0), seed };
  if (type === undefined) return undefined;
  if (type === 'plot') {
    return plot === undefined || Number(plot) < 300
      ? undefined
      : { ...address, facts: { type, plotSqft: Number(plot), facing } };
  }
  if (bhk === undefined || carpet === undefined || bathrooms === undefined) return undefined;
  const optional = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  return {
    ...address,
    facts: {
      type: type satisfies Exclude<PropertyType, 'plot'>,
      bhk: Number(bhk),
      carpetSqft: Number(carpet),
      superBuiltUpSqft: optional(superArea),
      plotSqft: optional(plot),
      bathrooms: Number(bathrooms),
      balconies: optional(balconies),
      facing,
    },
  };
}
