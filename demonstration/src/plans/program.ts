/** What rooms a floor has and how large each would like to be, in square metres to wall centres. */

export interface Program {
  suites: { area: number; hasToilet: boolean; hasDress: boolean }[];
  commonToilets: number;
  study?: { name: string; area: number };
  lounge?: { name: string; area: number };
  hasPooja: boolean;
  hasStore: boolean;
  living: number;
  dining: number;
  foyer: number;
  kitchen: number;
  utility: number;
  toilet: number;
}

interface Wanted {
  bhk: number;
  bathrooms: number;
  /** Square metres. */
  carpet: number;
}

/** Rooms of a home on one floor; undefined when such a home makes no sense. */
export function flatProgram({ bhk, bathrooms, carpet }: Wanted): Program | undefined {
  const beds = Math.floor(bhk);
  if (beds < 1 || bathrooms < 1 || bathrooms > beds + 1) return undefined;
  // Guests need a toilet that is not through a bedroom.
  const attached = bathrooms === 1 ? 0 : bathrooms - 1;
  const base = publicRooms(beds, carpet);
  const isLarge = carpet > 140;
  return fitted(
    {
      ...base,
      suites: suites(beds, attached, isLarge),
      commonToilets: bathrooms - attached,
      ...(bhk % 1 === 0 ? {} : { study: { name: 'Study', area: 6.6 } }),
      ...(beds >= 4 && carpet > 172 ? { lounge: { name: 'Family', area: 12 } } : {}),
    },
    carpet,
    0,
  );
}

/** Rooms of a house's ground floor of `carpet` square metres, beside the stair. */
export function groundProgram(beds: number, toilets: number, carpet: number): Program {
  const attached = Math.max(0, Math.min(beds, toilets - 1));
  return fitted(
    {
      ...publicRooms(Math.max(2, Math.min(4, Math.round(carpet / 32))), carpet * 1.25),
      suites: suites(beds, attached, false),
      commonToilets: toilets - attached,
      ...(carpet > 128 ? { lounge: { name: 'Family', area: 11 } } : {}),
    },
    carpet,
    STAIR_AREA,
  );
}

const STAIR_AREA = 9.5;

/** The areas of rooms where nobody sleeps, before they are fitted to a floor. */
function publicRooms(beds: number, carpet: number): Program {
  // Large homes have larger rooms; their wet rooms grow less.
  const wet = clamp(Math.sqrt(carpet / (USUAL_CARPET[Math.min(5, beds)] ?? 100)), 0.86, 1.5);
  return {
    suites: [],
    commonToilets: 0,
    hasPooja: beds >= 3 && carpet > 95,
    hasStore: beds >= 4 && carpet > 165,
    living: beds === 1 ? 14 : beds === 2 ? 16 : 18 + (beds - 3) * 4,
    dining: beds === 1 ? 6 : beds === 2 ? 8.5 : 10 + (beds - 3) * 2,
    foyer: beds >= 2 ? 2.8 : 2.2,
    kitchen: beds === 1 ? 5.6 : 7 + (beds - 2) * 0.9,
    utility: 2.7 * wet,
    toilet: 3.9 * wet,
  };
}

/** Square metres at which rooms have their usual size, by bedrooms. */
const USUAL_CARPET: Readonly<Record<number, number>> = { 1: 44, 2: 74, 3: 112, 4: 165, 5: 210 };

/** Bedrooms, the first ones with toilets, the very first a little larger. */
export function suites(count: number, attached: number, isLarge: boolean): Program['suites'] {
  return Array.from({ length: count }, (_, i) => ({
    area: i === 0 ? (count === 1 ? 12 : 14.5) : i === count - 1 && count > 2 ? 11.4 : 12.2,
    hasToilet: i < attached,
    hasDress: isLarge && i < attached,
  }));
}

/** Rooms grown or shrunk together until they fill the floor; wet rooms and passages stay as they are. */
function fitted(program: Program, carpet: number, stair: number): Program {
  const { suites: beds, study, lounge } = program;
  const toilets = beds.filter(({ hasToilet }) => hasToilet).length + program.commonToilets;
  const passage = stair > 0 ? 7 : beds.length <= 1 ? 3.5 : 5.5 + (beds.length - 2) * 2.2;
  const fixed = toilets * program.toilet * 1.25 + program.utility + passage + stair;
  const rest =
    program.living +
    program.dining +
    program.foyer +
    program.kitchen +
    (study?.area ?? 0) +
    (lounge?.area ?? 0) +
    beds.reduce((sum, { area }) => sum + area, 0) +
    (program.hasPooja ? 2.4 : 0) +
    (program.hasStore ? 3.5 : 0);
  const by = Math.max(0.5, (carpet - fixed) / rest);
  return {
    ...program,
    suites: beds.map((suite) => ({ ...suite, area: suite.area * by })),
    ...(study ? { study: { ...study, area: study.area * Math.min(by, 1.5) } } : {}),
    ...(lounge ? { lounge: { ...lounge, area: lounge.area * by } } : {}),
    living: program.living * by,
    dining: program.dining * by,
    foyer: program.foyer * Math.min(by, 1.6),
    kitchen: program.kitchen * Math.min(by, 1.75),
  };
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
