import type { Piece, Sentence } from '../reading.ts';
import { denialsBehind, denyingVerb } from '../words/denial-words.ts';
import { deniedLimits } from '../words/limit-words.ts';
import type { Variant } from './variants.ts';

/** Whether a word of the sentence can turn "above 2 crore" into at most so much: "above 2 crore beda", "no, more than 3 towers". */
export function turnsBounds({ tokens }: Sentence, pieces: readonly Piece[]): boolean {
  return (
    tokens.some(
      ({ text }) => deniedLimits.has(text) || denialsBehind.has(text) || denyingVerb.test(text),
    ) || pieces.some((piece) => piece.kind === 'marker' && TURNING.has(piece.marker.role))
  );
}

/** Whether a variant makes the most of what was read as the least. */
export function isTurned({ wishes: [wish], said }: Variant): boolean {
  return (
    said !== undefined &&
    wish?.field === said.field &&
    bounds(said) === 'min' &&
    bounds(wish) === 'max'
  );
}

function bounds({ value }: Variant['wishes'][number]): string {
  return ['min', 'max'].filter((end) => end in value).join(' ');
}

const TURNING: ReadonlySet<string> = new Set(['not', 'drop']);
