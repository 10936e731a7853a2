/** A theme and a width (px) in which a page is looked at. */
interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const WIDE: Look = { colorScheme: 'light', width: 1440 };
const NARROW: Look = { colorScheme: 'dark', width: 390 };
const THE_OTHER_PAIRS: Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
];

/**
 * How a page is looked at: `one` (what a change must pass to land), `both` (every theme and every width once, the
 * default) or `every` theme at every width. Each takes twice as long as the one before.
 */
const SETS: Record<string, Look[]> = {
  one: [NARROW],
  both: [WIDE, NARROW],
  every: [WIDE, NARROW, ...THE_OTHER_PAIRS],
};

export const LOOKS = SETS[process.env.LOOKS ?? 'both'] ?? [WIDE, NARROW];
