/*
 * How names are compared. A key is the letters of a name without spaces, so "white field" and
 * "whitefield" are one; a sound is a key without the letters that people write differently
 * ("Bellandur", "Belandoor"); the cost of a misspelling counts slips of the finger and the ear.
 */

/** Short forms, slips and other scripts of everyday words in names. */
const SPELLINGS: Readonly<Record<string, string>> = {
  road: 'rd raod rode raste rasthe ರಸ್ತೆ ರೋಡ್ रोड सड़क rasteli rastelli rastealli rasteyalli rastenalli rastege rastheli rodalli roadalli',
  layout: 'layot lyout layut laout lyt ಲೇಔಟ್ ಬಡಾವಣೆ लेआउट',
  nagar: 'ngr nagr nager nagara',
  halli: 'hally',
  main: 'mn',
  station: 'stn ನಿಲ್ದಾಣ स्टेशन',
  junction: 'jn',
  metro: 'ಮೆಟ್ರೋ ಮೆಟ್ರೊ मेट्रो',
  lake: 'ಕೆರೆ झील',
  whitefield: 'वाइटफील्ड वाईटफील्ड वाइटफिल्ड ವೈಟ್‌ಫಿಲ್ಡ್',
  town: 'टाउन ಟೌನ್',
  tech: 'टेक ಟೆಕ್',
  park: 'पार्क ಪಾರ್ಕ್',
  mall: 'मॉल माल ಮಾಲ್',
  city: 'सिटी ಸಿಟಿ',
  market: 'मार्केट ಮಾರ್ಕೆಟ್',
  block: 'ब्लॉक ಬ್ಲಾಕ್',
  stage: 'स्टेज ಸ್ಟೇಜ್ ಹಂತ',
  phase: 'फेज फेज़ ಫೇಸ್ ಫೇಜ್',
  cross: 'क्रॉस ಕ್ರಾಸ್',
  circle: 'सर्कल ಸರ್ಕಲ್ ವೃತ್ತ',
  village: 'विलेज ವಿಲೇಜ್',
  global: 'ग्लोबल ಗ್ಲೋಬಲ್',
  business: 'बिज़नेस बिजनेस ಬಿಸಿನೆಸ್ ಬ್ಯುಸಿನೆಸ್',
  world: 'वर्ल्ड ವರ್ಲ್ಡ್',
  ecoworld: 'ईकोवर्ल्ड इकोवर्ल्ड ಇಕೋವರ್ಲ್ಡ್ ಎಕೋವರ್ಲ್ಡ್',
  ecospace: 'इकोस्पेस ईकोस्पेस ಇಕೋಸ್ಪೇಸ್ ಎಕೋಸ್ಪೇಸ್',
  phoenix: 'फीनिक्स फिनिक्स ಫೀನಿಕ್ಸ್',
  orion: 'ओरायन ओरियन ಒರಾಯನ್ ಓರಿಯನ್ ಒರಿಯನ್',
  north: 'ನಾರ್ತ್',
  university: 'ವಿಶ್ವವಿದ್ಯಾಲಯ ವಿಶ್ವವಿದ್ಯಾನಿಲಯ ಯೂನಿವರ್ಸಿಟಿ ಯುನಿವರ್ಸಿಟಿ विश्वविद्यालय यूनिवर्सिटी',
  college: 'ಕಾಲೇಜು ಕಾಲೇಜ್ कॉलेज',
  hospital: 'ಆಸ್ಪತ್ರೆ ಹಾಸ್ಪಿಟಲ್ अस्पताल हॉस्पिटल',
  christ: 'ಕ್ರೈಸ್ಟ್ क्राइस्ट',
};

const plainWords = new Map(
  Object.entries(SPELLINGS).flatMap(([plain, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKC'), plain] as const),
  ),
);

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

/** What a slip costs: a letter more or less, one for another, and two neighbours that change places. */
export interface Slips {
  more: (letter: number) => number;
  other: (written: number, meant: number) => number;
  turned: number;
  cheapest: number;
}

/**
 * The cost of turning one sound into another: swapped neighbours 0.8; a vowel, "h" or "y" more or less and
 * another vowel 0.7; a consonant more or less 1; a consonant that sounds or lies near 1.05, any other
 * 1.5. `Infinity` as soon as it exceeds the limit. So many letters more or less than the limit pays for are not looked at.
 */
export function misspellingCost(
  written: string,
  meant: string,
  limit: number,
  { more: letterCost, other: swapCost, turned, cheapest: cheapestSlip }: Slips = OF_SOUNDS,
): number {
  const width = meant.length + 1;
  const reach = Math.floor(limit / cheapestSlip) + 1;
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
        cost = Math.min(cost, at(beforeLast, j - 2) + turned);
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

const OF_SOUNDS: Slips = {
  more: (letter) => LETTER_COSTS[placeOf(letter)] as number,
  other: (written, meant) =>
    written === meant
      ? 0
      : (SWAP_COSTS[placeOf(written) * (LETTERS + 1) + placeOf(meant)] as number),
  turned: 0.8,
  cheapest: CHEAPEST_SLIP,
};

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
