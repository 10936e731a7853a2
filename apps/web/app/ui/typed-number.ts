import { formatIndianNumber } from '@manemitra/domain/indian-number';

const SCALES: readonly [pattern: RegExp, factor: number][] = [
  [/^(k|thousand|ಸಾವಿರ|हज़ार|हजार)$/, 1e3],
  [/^(l|lac|lacs|lakh|lakhs|ಲಕ್ಷ|लाख)$/, 1e5],
  [/^(cr|crore|crores|ಕೋಟಿ|करोड़|करोड)$/, 1e7],
];

/**
 * A number as people in India type it: `50,00,000`, `50 lakh`, `₹1.2 cr`, `8.5 %`, `೨೦ years`; undefined
 * when there is no number to be read.
 */
export function readNumber(text: string): number | undefined {
  const plain = latinDigits(text.toLowerCase()).replaceAll(/[₹,\s]/g, '');
  const [, digits = '', word = ''] = /^(-?\d*\.?\d+|-?\d+\.)(\D*)$/.exec(plain) ?? [];
  if (digits === '') return undefined;
  const factor = SCALES.find(([pattern]) => pattern.test(word))?.[1];
  if (factor === undefined && !/^(%|per ?cent|years?|yrs?|ವರ್ಷ|साल|\/-)?$/.test(word)) {
    return undefined;
  }
  // Twelve digits are more than any amount here has, and hide what 1.1 × 100,000 leaves over.
  return Number((Number(digits) * (factor ?? 1)).toPrecision(12));
}

/** Kannada and Devanagari digits as the ones a computer reads. */
function latinDigits(text: string): string {
  return text.replaceAll(/[೦-೯०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code >= 0x0ce6 ? code - 0x0ce6 : code - 0x0966);
  });
}

/** `5000000` -> `50,00,000`, `8.5` -> `8.5`. */
export function writeNumber(value: number): string {
  return formatIndianNumber(value, 2);
}

/**
 * The value after a text was typed: itself if it is within the bounds, else the nearest bound with a sentence that says so;
 * a text without a number changes nothing.
 */
export function settleEntry(
  text: string,
  {
    value,
    min,
    max,
    write,
  }: { value: number; min: number; max: number; write: (value: number) => string },
): { value: number; sentence: string | undefined } {
  const typed = readNumber(text);
  if (typed === undefined) {
    return {
      value,
      sentence:
        text.trim() === ''
          ? `Nothing was typed, so it stays at ${write(value)}.`
          : `“${text.trim()}” is not a number, so it stays at ${write(value)}.`,
    };
  }
  if (typed > max) {
    return { value: max, sentence: `${write(typed)} is above the maximum, ${write(max)}.` };
  }
  if (typed < min) {
    return { value: min, sentence: `${write(typed)} is below the minimum, ${write(min)}.` };
  }
  return { value: typed, sentence: undefined };
}
