import type { Sentence } from '../reading.ts';
import { lackingAhead } from '../words/double-denial-words.ts';
import { homeNouns } from '../words/possession-words.ts';
import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';
import { AVOID, MUST } from './roles.ts';

const MOST_NOUNS = 3;

/**
 * "Construction aagta iro flat beda", "bina lift wala mat dikhana": what is refused behind a state, or behind what a home lacks, and only words for a
 * home is the home in that state, and no kind of home.
 */
export function statesRefused(
  { edges, context: { kinds } }: Lattice,
  { tokens }: Sentence,
): Choice[] {
  const text = (at: number) => tokens[at]?.text ?? '';
  return edges.flatMap(({ seen, variant, wishes: [wish], from, to }, edge): Choice[] => {
    const isState = wish?.field === 'possession' && wish.value.by === undefined;
    const isLacking = wish?.field === 'amenity' && lackingAhead.has(text(from - 1));
    let end = to;
    while (end - to < MOST_NOUNS && homeNouns.has(text(end))) end++;
    const isRefused = kinds[end]?.text === 'not<' && kinds[end + 1]?.text !== 'need<';
    if (seen !== 'plain' || variant !== 'read' || end === to || !isRefused) return [];
    return isState || isLacking ? [{ edge, role: isState ? AVOID : MUST }] : [];
  });
}
