import { phraseAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { saysOfficeMoved } from '../refine-office.ts';
import { isNearOwn } from '../unsaid-place.ts';
import { becauseWords, formerWords, hencePhrases, stayingHome } from '../words/told-point-words.ts';
import { dailyWords, peopleWords } from '../words/people-words.ts';
import { advisers } from '../words/telling-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { MUST } from './roles.ts';

/**
 * "I work at Global Village, so Kengeri or RR Nagar", "nanna office Manyata alli, adakke …": where one of the home goes every day, said as
 * the reason of the search. It is wished for, unless somebody works from home or did so before.
 */
export function pointsTold(
  { edges, before }: Lattice,
  row: readonly Choice[],
  sentence: Sentence,
): Choice[] {
  const { tokens } = sentence;
  if (!tokens.some((_, at) => phraseAt(dailyWords, tokens, at) !== undefined)) return [];
  if (tokens.some((_, at) => STOPS.some((words) => phraseAt(words, tokens, at) !== undefined)))
    return [];
  const chosen = row.flatMap(({ edge }) => edges[edge] ?? []);
  // "Change the office, I am in Whitefield now" after a place to be near to.
  const isMoved = before?.fields.has('near') === true && saysOfficeMoved(sentence);
  return edges.flatMap((edge, at): Choice[] => {
    if (!saysDaily(edge, sentence) || !isOfTheHome(edge, sentence)) return [];
    if (isMoved) return [{ edge: at, role: MUST }];
    const isSaid = chosen.some(({ field }) => field === 'near');
    if (!isSaid && isAskedFor(edge, sentence)) return [{ edge: at, role: MUST }];
    const isTaken = chosen.some((one) => isBeside(one, edge) || isAreaOf(one, edge, sentence));
    return isTaken || !isReason(edge, sentence) ? [] : [{ edge: at, role: MUST }];
  });
}

const STOPS = [stayingHome, formerWords];

/** A place to be near to, told by the words of work or study that stand with it. */
function saysDaily(edge: Edge, { tokens }: Sentence): boolean {
  if (edge.field !== 'near' || edge.seen !== 'plain' || edge.variant !== 'read') return false;
  for (let at = edge.from; at < edge.to; at++)
    if (phraseAt(dailyWords, tokens, at) !== undefined) return true;
  return false;
}

/** So far back it is said whose work it is. */
const OPENING = 4;

/** A friend's office is no reason to live near it. */
function isOfTheHome({ from }: Edge, { tokens }: Sentence): boolean {
  for (let at = Math.max(0, from - OPENING); at < from; at++) {
    const whose = phraseAt(peopleWords, tokens, at)?.value;
    if (advisers.has(tokens[at]?.text ?? '') || whose === 'other') return false;
  }
  return true;
}

/** So far behind the place the word that concludes from it may stand: "Manyata nalli ide, adakke". */
const CLOSING = 4;

/** Whether what is asked for is said to follow from it. */
function isReason({ from, to }: Edge, { tokens }: Sentence): boolean {
  for (let at = to; at < to + CLOSING; at++)
    if (phraseAt(hencePhrases, tokens, at) !== undefined) return true;
  return [1, 2, 3].some((back) => becauseWords.has(tokens[from - back]?.text ?? ''));
}

/** "I work in Ecity. 2 BHK near the office": a place of one's own, named elsewhere, to which the home is to be near. */
const isAskedFor = ({ from, to }: Edge, { tokens }: Sentence): boolean =>
  tokens.some((_, at) => (at < from || at >= to) && isNearOwn(tokens, at));

/** "Office in Bagmane CV Raman Nagar, so Domlur or CV Raman Nagar": the areas that are asked for answer it already. */
function isAreaOf(area: Edge, { from, to }: Edge, { tokens }: Sentence): boolean {
  if (area.field !== 'locality') return false;
  const words = (start: number, end: number) =>
    ` ${tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ')} `;
  return words(from, to).includes(words(area.from, area.to));
}

const isBeside = (one: Edge, other: Edge) => one.from < other.to && other.from < one.to;
