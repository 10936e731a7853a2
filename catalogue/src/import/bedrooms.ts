/* Numbers of bedrooms as people write them, by which a home is named. */

const FIGURE = '(?<![\\d.])\\d{1,2}(?:\\.5)?';
const AND = '\\s*(?:,|&|\\/|\\+|\\band\\b|\\bto\\b|-|–)\\s*';
export const BHK = '(?:b\\.?\\s?h\\.?\\s?k\\.?|bed(?:room)?s?|bk)(?![a-z])';
/** Numbers of bedrooms, alone or several before one word: `2, 2.5 & 3 BHK`; and homes that have a name instead. */
const NAMED = `(${FIGURE}(?:\\s*-?\\s*${BHK})?(?:${AND}${FIGURE}(?:\\s*-?\\s*${BHK})?)*)\\s*-?\\s*${BHK}|\\bstudios?\\b|\\b1\\s*-?\\s*rk\\b`;
const HOMES_NAMED = new RegExp(NAMED, 'i');
/** Whether a cell names homes by their bedrooms, whatever else it says. */
export const namesHome = (cell: string): boolean => HOMES_NAMED.test(cell);
/** The first name of a home in a text, and the numbers of bedrooms in it. */
export const nameIn = (text: string): readonly (string | undefined)[] =>
  HOMES_NAMED.exec(text) ?? [];
/** Each name of a home in a text. */
export const homesNamed = (text: string): RegExpExecArray[] => [
  ...text.matchAll(new RegExp(NAMED, 'gi')),
];

const BEDROOMS = new RegExp(`\\d\\s*-?\\s*${BHK}`, 'i');
export const namesBedrooms = (part: string): boolean => BEDROOMS.test(part);

/** `2, 3` alone; figures of an area are none of bedrooms. */
const ONLY_BEDROOMS = new RegExp(`^\\s*${FIGURE}(?:${AND}${FIGURE})*\\s*$`, 'i');
/** `Villas 3/4`: several small numbers behind a kind of home that has bedrooms; one alone may be how many there are. */
const BEDROOMS_OF_KIND =
  /^\s*(?:villas?|(?:row|town) ?-?houses?|apartments?|apts?\.?|flats?|duplex(?:es)?)\s*[:,-]?\s*\d(?:\.5)?(?:\s*(?:,|&|\/|\band\b|\bto\b|-)\s*\d(?:\.5)?)+\s*$/i;

/** Whether a text has nothing but numbers of bedrooms, without a word for them. */
export const isBedroomsAlone = (text: string): boolean =>
  ONLY_BEDROOMS.test(text) || BEDROOMS_OF_KIND.test(text);

/** `2 to 4` is 2, 3 and 4; `2, 3.5` is 2 and 3.5. */
export function bedroomsIn(text: string): number[] {
  const figures = (text.match(/\d+(?:\.5)?/g) ?? []).map(Number);
  const [from = 0, to = 0] = figures;
  const isSpan =
    figures.length === 2 &&
    /\d\s*(?:\bto\b|-|–)\s*\d/i.test(text.replace(new RegExp(BHK, 'gi'), ''));
  if (!isSpan || !Number.isInteger(from) || to < from) return [...new Set(figures)];
  return [
    ...Array.from({ length: Math.floor(to - from) + 1 }, (_, i) => from + i),
    ...(Number.isInteger(to) ? [] : [to]),
  ];
}
