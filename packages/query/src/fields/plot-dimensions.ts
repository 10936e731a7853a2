import { formatSquareFeet } from '@manemitra/domain/area';
import { beginsNumber, numberAt } from '../numbers.ts';
import { lengthAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import { plotFeet, plotNouns, plotSizeNouns, timesWords } from '../words/plot-words.ts';

/** A plot is asked for by its usual size; real ones differ by a little. */
export function around(size: number): { min: number; max: number } {
  return { min: Math.round(size * 0.9), max: Math.round(size * 1.1) };
}

export const dimensions: Reader = { begins: beginsNumber, read: readDimensions };

/** "30x40", "30 by 40", "30*40 site": the sides of a plot in feet. */
function readDimensions({ tokens }: Sentence, at: number): Reading | undefined {
  const width = numberAt(tokens, at);
  if (width === undefined || !width.inDigits) return undefined;
  let middle = at + width.length;
  const feet = lengthAt(plotFeet, tokens, middle);
  middle += feet;
  const joint = tokens[middle]?.text ?? '';
  const isBare = joint === '/' || /^\d/.test(joint);
  const depth = numberAt(tokens, isBare && joint !== '/' ? middle : middle + 1);
  if (depth === undefined || !depth.inDigits) return undefined;
  if (!isBare && !timesWords.has(joint)) return undefined;
  if (![width.value, depth.value].every((side) => side >= 15 && side <= 500)) return undefined;
  let end = middle + (isBare && joint !== '/' ? 0 : 1) + depth.length;
  end += lengthAt(plotFeet, tokens, end);
  const noun = lengthAt(plotSizeNouns, tokens, end);
  // "30 40" and "30/40" are sides only where a plot stands behind them.
  if (isBare && noun === 0 && lengthAt(plotNouns, tokens, end) === 0) return undefined;
  end += noun;
  return wish(end - at, {
    field: 'area',
    value: { ...around(width.value * depth.value), basis: 'plot' },
    assumed: `${width.value} × ${depth.value} feet was read as ${formatSquareFeet(width.value * depth.value)}, give or take 10 %.`,
  });
}
