import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { betweenWords } from '../words/comparison-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { barePlaces, bareRooms } from '../words/home-words.ts';
import { partingStrays, strayJoints } from '../words/joint-words.ts';
import { numberWords } from '../words/number-words.ts';
import type { Edge } from './edges.ts';
import { withoutHeardStrays } from './heard-strays.ts';
import {
  withoutCountsOfHomes,
  withoutOtherEnds,
  withoutOtherSizes,
  withoutPartsOfNames,
} from './stray-counts.ts';

/**
 * The edges without what only looks like a wish beside another that says it clearly: in "3 bhk because one room becomes my office" nobody
 * asks for one room, and in "olle jaga, 3bhk" a place is no plot, for a plot has no rooms.
 */
export function withoutStrays(edges: readonly Edge[], { tokens }: Sentence): Edge[] {
  const heard = withoutHeardStrays(edges, tokens);
  const ends = withoutEndsOfRanges(withoutCutNumbers(withoutOtherEnds(heard), tokens), tokens);
  const counted = withoutPartsOfNames(
    withoutOtherSizes(withoutCountsOfHomes(ends, tokens), tokens),
    tokens,
  );
  const named = withoutArticles(withoutDeniedSums(counted, tokens), tokens);
  const asked = withoutLandOfHouses(withoutHalfRanges(withoutMoneyParked(named, tokens)), tokens);
  const clear = edges.filter((edge) => edge.field === 'bhk' && isClear(edge, tokens));
  if (clear.length === 0) return [...asked];
  return asked.filter((edge) => {
    if (edge.field === 'bhk')
      return (
        isClear(edge, tokens) ||
        !isWord(edge, tokens) ||
        clear.some((one) => isJoined(one, edge, tokens))
      );
    return edge.field !== 'propertyType' || !barePlaces.has(tokens[edge.from]?.text ?? '');
  });
}

/** "Three and a half crores" is no half a crore. */
function withoutCutNumbers(edges: readonly Edge[], tokens: readonly Token[]): readonly Edge[] {
  const isCut = (from: number) =>
    [1, 2, 3].some((back) => lengthAt(numberWords, tokens, from - back) > back);
  return edges.filter(({ field, from }) => !COUNTED.has(field) || !isCut(from));
}

const COUNTED: ReadonlySet<Edge['field']> = new Set<Edge['field']>(['price', 'area']);

/** "A plot, A khata": beside a khata that is named, the article is none. */
function withoutArticles(edges: readonly Edge[], tokens: readonly Token[]): readonly Edge[] {
  const isLetter = ({ field, from, to }: Edge) =>
    field === 'khatha' && to === from + 1 && tokens[from]?.text === 'a';
  const isNamed = (letter: Edge) => (edge: Edge) =>
    edge.meaning === letter.meaning && edge.to > edge.from + 1 && edge.from > letter.to;
  return edges.filter((edge) => !isLetter(edge) || !edges.some(isNamed(edge)));
}

/** "To park around 2.5 cr in a villa": money is put there, and no lawn is wished for. */
function withoutMoneyParked(edges: readonly Edge[], tokens: readonly Token[]): readonly Edge[] {
  const sums = edges.filter(({ field, seen }) => field === 'price' && seen === 'plain');
  return edges.filter(
    ({ field, from, to }) =>
      field !== 'amenity' ||
      tokens[from - 1]?.text !== 'to' ||
      !sums.some((sum) => sum.from === to || sum.from === to + 1),
  );
}

/** "Between 70 and 85 lakhs all in" names both ends, so none of them stands for itself. */
function withoutEndsOfRanges(edges: readonly Edge[], tokens: readonly Token[]): Edge[] {
  const ranges = edges.filter(
    ({ field, seen, variant, from, wishes: [wish] }) =>
      field === 'price' &&
      seen === 'plain' &&
      variant === 'read' &&
      wish?.field === 'price' &&
      wish.value.min !== undefined &&
      wish.value.max !== undefined &&
      betweenWords.has(tokens[from]?.text ?? ''),
  );
  return edges.filter(
    ({ field, from, to }) =>
      field !== 'price' || !ranges.some((range) => range.from < from && to <= range.to),
  );
}

/** "Budget 70 to 85 lakhs" says both ends: that nothing is too cheap is no other meaning of the same words. */
function withoutHalfRanges(edges: readonly Edge[]): readonly Edge[] {
  const isOfEnds = ({ said, wishes: [wish] }: Edge) =>
    said?.field === 'price' &&
    said.value.min !== undefined &&
    said.value.max !== undefined &&
    wish?.field === 'price' &&
    (wish.value.min === undefined || wish.value.max === undefined);
  return edges.filter((edge) => edge.seen !== 'plain' || !isOfEnds(edge));
}

/** "Independent house, 30x40 site", "villa on a 40x60 plot": the land of the house, and no plot is looked for. */
function withoutLandOfHouses(edges: readonly Edge[], tokens: readonly Token[]): readonly Edge[] {
  const isType = ({ field, seen, variant }: Edge) =>
    field === 'propertyType' && seen === 'plain' && variant === 'read';
  const isPlot = ({ wishes: [wish] }: Edge) =>
    wish?.field === 'propertyType' && wish.value.in.join() === 'plot';
  const isHouse = ({ wishes: [wish] }: Edge) =>
    wish?.field === 'propertyType' && wish.value.in.every((type) => houses.has(type));
  const isPlotSize = (wish: Edge['wishes'][number] | undefined) =>
    wish?.field === 'area' && wish.value.basis === 'plot';
  const sizes = edges.filter(({ wishes: [wish] }) => isPlotSize(wish));
  const own = edges.filter((edge) => isType(edge) && isHouse(edge));
  if (own.length === 0 || sizes.length === 0) return edges;
  return edges.filter((edge) => {
    const isWithSize = edge.wishes.some(isPlotSize);
    if (!isPlot(edge) || (!isType(edge) && !isWithSize)) return true;
    const isSized =
      isWithSize || sizes.some((size) => size.to === edge.from || size.from === edge.to);
    const house = own.find(({ to }) => to <= edge.from);
    return !isSized || house === undefined || isParted(tokens, house.from, edge.to + 1);
  });
}

const houses: ReadonlySet<string> = new Set(['independent-house', 'villa', 'row-house', 'duplex']);

/** One or the other, refused, told of others, or still to be built. */
const isParted = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => partingStrays.has(text) || denialsBehind.has(text));

/** "Budget do crore nahi hai, ek crore saath hai": where another sum is said behind it, one that is denied is no limit. */
function withoutDeniedSums(edges: readonly Edge[], tokens: readonly Token[]): Edge[] {
  const isSum = ({ field }: Edge) => field === 'price';
  return edges.filter(
    (edge) =>
      !isSum(edge) ||
      !denialsBehind.has(tokens[edge.to]?.text ?? '') ||
      !edges.some((other) => isSum(other) && other.from > edge.to),
  );
}

/** "3bhk", "teen bedroom": a number and a word that is said of nothing else. */
function isClear({ seen, to }: Edge, tokens: readonly Token[]): boolean {
  return seen === 'plain' && !bareRooms.has(tokens[to - 1]?.text ?? '');
}

/** In words and not in digits. */
const isWord = ({ from }: Edge, tokens: readonly Token[]) => !/^\d/.test(tokens[from]?.text ?? '');

/** "do ya teen bhk", "2 bhk no wait three": nothing but joints, and words that take back, between the two. */
function isJoined(one: Edge, other: Edge, tokens: readonly Token[]): boolean {
  const [from, to] = one.from < other.from ? [one.to, other.from] : [other.to, one.from];
  return tokens.slice(from, to).every(({ text }) => strayJoints.has(text));
}
