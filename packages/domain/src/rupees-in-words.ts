import { CRORE, LAKH } from './money.ts';

const ONES = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** `43391` -> `forty-three thousand three hundred and ninety-one rupees`: whole rupees, not negative, the Indian way. */
export function rupeesInWords(rupees: number): string {
  const whole = Math.round(rupees);
  return `${numberInWords(whole)} ${whole === 1 ? 'rupee' : 'rupees'}`;
}

function numberInWords(value: number): string {
  if (value < 100) return belowHundred(value);
  const parts: string[] = [];
  let left = value;
  for (const [size, name] of SIZES) {
    const count = Math.floor(left / size);
    if (count > 0) parts.push(`${numberInWords(count)} ${name}`);
    left %= size;
  }
  if (left > 0) parts.push(`and ${belowHundred(left)}`);
  return parts.join(' ');
}

const SIZES: readonly [number, string][] = [
  [CRORE, 'crore'],
  [LAKH, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${ONES[value % 10] ?? ''}`;
}
