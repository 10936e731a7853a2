export interface NumberClaim {
  /** The digits without grouping: `1850000`, `1.42`. */
  value: string;
  /** The unit of a number, in one spelling; undefined if the next word is no unit. */
  unit: string | undefined;
}

const UNITS: Record<string, string> = {
  cr: 'crore',
  crore: 'crore',
  crores: 'crore',
  l: 'lakh',
  lakh: 'lakh',
  lakhs: 'lakh',
  lac: 'lakh',
  thousand: 'thousand',
  million: 'million',
  billion: 'billion',
  '%': 'percent',
  percent: 'percent',
  km: 'km',
  kilometres: 'km',
  m: 'm',
  metres: 'm',
  sqft: 'sqft',
  sft: 'sqft',
  sqm: 'sqm',
  acres: 'acre',
  acre: 'acre',
  bhk: 'bhk',
  minutes: 'minute',
  min: 'minute',
  months: 'month',
  years: 'year',
  floors: 'floor',
  towers: 'tower',
};

const SPELLED =
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh lakhs crore crores million billion dozen half double twice';
const SPELLED_WORDS = new RegExp(`\\b(${SPELLED.replaceAll(' ', '|')})\\b`, 'gi');
const WRITTEN = /(\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?)[\s-]*(%|[a-z]+(?:\.?\s?ft)?)?/giu;

/** Every number a text states, in digits of any script or in words. */
export function numbersIn(text: string): NumberClaim[] {
  const written = [...text.matchAll(WRITTEN)].map(([, digits = '', word = '']) => ({
    value: plainDigits(digits),
    unit: UNITS[word.toLowerCase().replaceAll(/[.\s]/g, '')],
  }));
  const spelled = [...text.matchAll(SPELLED_WORDS)].map(([word]) => ({
    value: UNITS[word.toLowerCase()] ?? word.toLowerCase(),
    unit: undefined,
  }));
  return [...written, ...spelled, ...written.flatMap(asWord)];
}

/** The written numbers of a text in their order, without their units. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(WRITTEN)].map(([, digits = '']) => plainDigits(digits));
}

/** "1.42 Cr" may be said as "1.42 crore": the unit is stated by itself too. */
function asWord({ unit }: NumberClaim): NumberClaim[] {
  return unit === undefined ? [] : [{ value: unit, unit: undefined }];
}

/** Western digits without commas and without zeros that say nothing: `1,50.50` is `150.5`. */
function plainDigits(digits: string): string {
  const western = digits.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return String(Number(western.replaceAll(',', '')));
}

/** Decimal digits come in runs of ten, each beginning at a multiple of 16 or six after it. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return code < 0x80 ? code - 0x30 : (code & 0xf) - 6;
}

export interface WordClaim {
  word: string;
  opensSentence: boolean;
}

/** The words of a text; letters with combining signs stay together. */
export function wordsIn(text: string): WordClaim[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map((found) => ({
    word: found[0].replace(/['’]s?$/, ''),
    opensSentence: /(^|[.!?\n])[\s"“(*-]*$/.test(text.slice(0, found.index)),
  }));
}
