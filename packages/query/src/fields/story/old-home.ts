import type { Token } from '../../token.ts';
import { wordSet } from '../../tokens.ts';
import { goesOn } from './where-it-ends.ts';
import { MY } from './people.ts';

/** "our old bungalow in Cooke Town is too big": the kind of home one has is no kind that is asked for; its place may be. */
export function oldHome(tokens: readonly Token[], at: number): number {
  if (!MY.has(tokens[at]?.text ?? '') || !OLD.has(tokens[at + 1]?.text ?? '')) return 0;
  const noun = at + 2 + (ROOMY.has(tokens[at + 2]?.text ?? '') ? 1 : 0);
  if (!HOMES.has(tokens[noun]?.text ?? '')) return 0;
  return goesOn(tokens, noun + 1) ? noun + 1 - at : 0;
}

const OLD = wordSet('old existing ancestral purana purani purane haleya hale');
const ROOMY = wordSet('big small little family independent large bada badi dodda');
const HOMES = wordSet(
  'bungalow house home flat apartment villa place ghar makaan makan bangla mane',
);
