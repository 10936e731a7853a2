/*
 * How names are compared. A key is the letters of a name without spaces, so "white field" and
 * "whitefield" are one; a sound is a key without the letters that people write differently
 * ("Bellandur", "Belandoor"); the cost of a misspelling counts slips of the finger and the ear.
 */

const WORDS = new Map<string, string>([
  ['rd', 'road'],
  ['raod', 'road'],
  ['rode', 'road'],
  ['layot', 'layout'],
  ['lyout', 'layout'],
  ['layut', 'layout'],
  ['laout', 'layout'],
  ['lyt', 'layout'],
  ['ngr', 'nagar'],
  ['nagr', 'nagar'],
  ['nager', 'nagar'],
  ['nagara', 'nagar'],
  ['hally', 'halli'],
  ['mn', 'main'],
  ['stn', 'station'],
  ['jn', 'junction'],
  ['raste', 'road'],
  ['rasthe', 'road'],
  ...[
    'rasteli',
    'rastelli',
    'rastealli',
    'rasteyalli',
    'rastenalli',
    'rastege',
    'rastheli',
    'rodalli',
    'roadalli',
  ].map((word) => [word, 'road'] as const),
  ['ರಸ್ತೆ', 'road'],
  ['ರೋಡ್', 'road'],
  ['ಲೇಔಟ್', 'layout'],
  ['ಬಡಾವಣೆ', 'layout'],
  ['ಮೆಟ್ರೋ', 'metro'],
  ['ಮೆಟ್ರೊ', 'metro'],
  ['ನಿಲ್ದಾಣ', 'station'],
  ['ಕೆರೆ', 'lake'],
  ['रोड', 'road'],
  ['वाइटफील्ड', 'whitefield'],
  ['वाईटफील्ड', 'whitefield'],
  ['वाइटफिल्ड', 'whitefield'],
  ['ವೈಟ್‌ಫಿಲ್ಡ್', 'whitefield'],
  ['टाउन', 'town'],
  ['ಟೌನ್', 'town'],
  ['टेक', 'tech'],
  ['पार्क', 'park'],
  ['मॉल', 'mall'],
  ['माल', 'mall'],
  ['सिटी', 'city'],
  ['मार्केट', 'market'],
  ['ब्लॉक', 'block'],
  ['स्टेज', 'stage'],
  ['फेज', 'phase'],
  ['फेज़', 'phase'],
  ['क्रॉस', 'cross'],
  ['सर्कल', 'circle'],
  ['विलेज', 'village'],
  ['ग्लोबल', 'global'],
  ['बिज़नेस', 'business'],
  ['बिजनेस', 'business'],
  ['वर्ल्ड', 'world'],
  ['ईकोवर्ल्ड', 'ecoworld'],
  ['इकोवर्ल्ड', 'ecoworld'],
  ['इकोस्पेस', 'ecospace'],
  ['ईकोस्पेस', 'ecospace'],
  ['फीनिक्स', 'phoenix'],
  ['फिनिक्स', 'phoenix'],
  ['ओरायन', 'orion'],
  ['ओरियन', 'orion'],
  ['ನಾರ್ತ್', 'north'],
  ['ಟೆಕ್', 'tech'],
  ['ಪಾರ್ಕ್', 'park'],
  ['ಮಾಲ್', 'mall'],
  ['ಸಿಟಿ', 'city'],
  ['ಮಾರ್ಕೆಟ್', 'market'],
  ['ಬ್ಲಾಕ್', 'block'],
  ['ಸ್ಟೇಜ್', 'stage'],
  ['ಫೇಸ್', 'phase'],
  ['ಫೇಜ್', 'phase'],
  ['ಹಂತ', 'stage'],
  ['ಕ್ರಾಸ್', 'cross'],
  ['ಸರ್ಕಲ್', 'circle'],
  ['ವೃತ್ತ', 'circle'],
  ['ವಿಲೇಜ್', 'village'],
  ['ಗ್ಲೋಬಲ್', 'global'],
  ['ಬಿಸಿನೆಸ್', 'business'],
  ['ಬ್ಯುಸಿನೆಸ್', 'business'],
  ['ವರ್ಲ್ಡ್', 'world'],
  ['ಇಕೋವರ್ಲ್ಡ್', 'ecoworld'],
  ['ಎಕೋವರ್ಲ್ಡ್', 'ecoworld'],
  ['ಇಕೋಸ್ಪೇಸ್', 'ecospace'],
  ['ಎಕೋಸ್ಪೇಸ್', 'ecospace'],
  ['ಫೀನಿಕ್ಸ್', 'phoenix'],
  ['ಒರಾಯನ್', 'orion'],
  ['ಓರಿಯನ್', 'orion'],
  ['ಒರಿಯನ್', 'orion'],
  ['ವಿಶ್ವವಿದ್ಯಾಲಯ', 'university'],
  ['ವಿಶ್ವವಿದ್ಯಾನಿಲಯ', 'university'],
  ['ಯೂನಿವರ್ಸಿಟಿ', 'university'],
  ['ಯುನಿವರ್ಸಿಟಿ', 'university'],
  ['विश्वविद्यालय', 'university'],
  ['यूनिवर्सिटी', 'university'],
  ['ಕಾಲೇಜು', 'college'],
  ['ಕಾಲೇಜ್', 'college'],
  ['कॉलेज', 'college'],
  ['ಆಸ್ಪತ್ರೆ', 'hospital'],
  ['ಹಾಸ್ಪಿಟಲ್', 'hospital'],
  ['अस्पताल', 'hospital'],
  ['हॉस्पिटल', 'hospital'],
  ['ಕ್ರೈಸ್ಟ್', 'christ'],
  ['क्राइस्ट', 'christ'],
  ['सड़क', 'road'],
  ['लेआउट', 'layout'],
  ['मेट्रो', 'metro'],
  ['स्टेशन', 'station'],
  ['झील', 'lake'],
]);

const plainWords = new Map([...WORDS].map(([word, plain]) => [word.normalize('NFKC'), plain]));

/** One word as it stands in a key: lower case, no punctuation inside, common short forms written out. */
export function plainWord(text: string): string {
  if (/^[a-z]+$/.test(text)) return plainWords.get(text) ?? text;
  const word = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200d\-.'’()]/g, '');
  return plainWords.get(word) ?? word;
}

export function keyOf(words: readonly string[]): string {
  const letters = words.join('');
  return letters.endsWith('nagara') ? letters.slice(0, -1) : letters;
}

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/c(?=[eiy])/g, 's'],
  [/nagara/g, 'nagar'],
  [/pura(?:m|)$|pore$/, 'pur'],
  [/palaya$/, 'palya'],
  [/ai/g, 'y'],
  [/wh/g, 'v'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/q/g, 'k'],
  // Aspirated and plain consonants are heard alike: Hebbal, Yeshwanthpur, Thanisandra.
  [/([tdbgkjsc])h/g, '$1'],
  [/ee|ey$|y$/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/ru$/, 'r'],
  [/vu$/, 'v'],
];

/** What a key sounds like. */
export function soundOf(key: string): string {
  return FOLDS.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), key);
}

// Endings that many names share say little about which name was meant.
const SHARED_ENDING =
  /(?:techpark|businesspark|shoppingcomplex|railwaystation|hospital|mainroad|metrostation|metro|nagar|layout|road|town|palya|palaya|halli|sandra|agrahara|mangala|pura?m?|lake|mall|city)$/;

/** The dearest misspelling that is still taken for a name; short names must be exact. */
export function allowedCost(key: string): number {
  const stem = soundOf(key.replace(SHARED_ENDING, ''));
  const distinctive = stem.length;
  if (distinctive < 4) return 0;
  // "jayangar" is Jayanagar, but "BM Layout" is not BEML Layout: letters spoken one by one must be right.
  const isSpoken = (stem.match(/[aeiou]/g) ?? []).length >= 2;
  if (distinctive === 4) return isSpoken && soundOf(key).length >= 7 ? 0.8 : 0;
  if (distinctive === 5) return 1;
  if (distinctive <= 7) return 1.1;
  return distinctive <= 10 ? 1.8 : 2;
}

export const CHEAPEST_SLIP = 0.7;

const VOWELS = new Set('aeiou');
const LIGHT_LETTERS = new Set('aeiouyh');
// "ai" is heard as "y"; Hindi writes the a of Manyata with it.
const SOUNDS_OF_Y = new Set(['yi', 'ye', 'iy', 'ey', 'ya', 'ay']);

// Heard alike or neighbours on the keyboard.
const NEAR_CONSONANTS = new Set('td kg pb bv mn lr sj sd df fg gh cv vb nm kl rt nl'.split(' '));

/**
 * The cost of turning one sound into another: swapped neighbours 0.8; a vowel, "h" or "y" more or less and
 * another vowel 0.7; a consonant more or less 1; a consonant that sounds or lies near 1.05, any other
 * 1.5. `Infinity` as soon as it exceeds the limit. So many letters more or less than the limit pays for are not looked at.
 */
export function misspellingCost(written: string, meant: string, limit: number): number {
  const width = meant.length + 1;
  const reach = Math.floor(limit / CHEAPEST_SLIP) + 1;
  let [beforeLast, last, row] = rowsOf(width);
  let cheapestOfLast = 0;
  last[0] = 0;
  for (let j = 1; j < width; j++) last[j] = at(last, j - 1) + letterCost(meant.charCodeAt(j - 1));
  for (let i = 1; i <= written.length; i++) {
    const letter = written.charCodeAt(i - 1);
    const more = letterCost(letter);
    const first = Math.max(1, i - reach);
    const end = Math.min(width, i + reach + 1);
    row[first - 1] = first === 1 ? at(last, 0) + more : Infinity;
    let cheapest = at(row, first - 1);
    for (let j = first; j < end; j++) {
      const other = meant.charCodeAt(j - 1);
      let cost = at(last, j - 1) + swapCost(letter, other);
      cost = Math.min(cost, at(last, j) + more, at(row, j - 1) + letterCost(other));
      if (
        i > 1 &&
        j > 1 &&
        letter === meant.charCodeAt(j - 2) &&
        written.charCodeAt(i - 2) === other
      ) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 0.8);
      }
      row[j] = cost;
      cheapest = Math.min(cheapest, cost);
    }
    if (end < width) row[end] = Infinity;
    // A swap of neighbours reaches back two rows.
    if (Math.min(cheapest, cheapestOfLast) > limit) return Infinity;
    cheapestOfLast = cheapest;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const total = at(last, width - 1);
  return total <= limit ? total : Infinity;
}

type Rows = [Float64Array, Float64Array, Float64Array];
let rows: Rows = [new Float64Array(0), new Float64Array(0), new Float64Array(0)];

/** Three rows, the same for every pair of words: hundreds are compared for one sentence. */
function rowsOf(width: number): Rows {
  if (rows[0].length <= width) {
    rows = [new Float64Array(2 * width), new Float64Array(2 * width), new Float64Array(2 * width)];
  }
  return rows;
}

function at(row: Float64Array, index: number): number {
  return row[index] as number;
}

const LETTERS = 26;
const OTHER = LETTERS;
const placeOf = (code: number) => (code >= 97 && code < 97 + LETTERS ? code - 97 : OTHER);
const letterAt = (place: number) => (place < LETTERS ? String.fromCharCode(97 + place) : '');

const LETTER_COSTS = Float64Array.from({ length: LETTERS + 1 }, (_, place) =>
  LIGHT_LETTERS.has(letterAt(place)) ? CHEAPEST_SLIP : 1,
);
const SWAP_COSTS = Float64Array.from({ length: (LETTERS + 1) ** 2 }, (_, pair) =>
  costOfPair(letterAt(Math.floor(pair / (LETTERS + 1))), letterAt(pair % (LETTERS + 1))),
);

function letterCost(code: number): number {
  return LETTER_COSTS[placeOf(code)] as number;
}

function swapCost(a: number, b: number): number {
  return a === b ? 0 : (SWAP_COSTS[placeOf(a) * (LETTERS + 1) + placeOf(b)] as number);
}

function costOfPair(a: string, b: string): number {
  const pair = a + b;
  const [isVowel, isOtherVowel] = [VOWELS.has(a), VOWELS.has(b)];
  if ((isVowel && isOtherVowel) || SOUNDS_OF_Y.has(pair)) return CHEAPEST_SLIP;
  if (isVowel || isOtherVowel) return 1.3;
  return NEAR_CONSONANTS.has(pair) || NEAR_CONSONANTS.has(b + a) ? 1.05 : 1.5;
}

/** The letters of a word as bits: words whose sets lie far apart need not be compared. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) - 97;
    if (code >= 0 && code < 26) letters |= 1 << code;
  }
  return letters;
}

/** How many letters only one of two sets has. */
export function lettersApart(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count++;
  return count;
}
