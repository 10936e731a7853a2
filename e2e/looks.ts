/** A theme and a width (px) in which a page is looked at. */
interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const BOTH_OF_EACH: Look[] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
];
const THE_OTHER_PAIRS: Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
];

/** Every theme and every width once; with `EVERY_LOOK=1` each theme at each width, which takes twice as long. */
export const LOOKS = process.env.EVERY_LOOK ? [...BOTH_OF_EACH, ...THE_OTHER_PAIRS] : BOTH_OF_EACH;
