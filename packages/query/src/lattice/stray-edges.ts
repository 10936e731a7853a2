import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';
import { denialsBehind } from '../words/denial-words.ts';
import type { Edge } from './edges.ts';

/**
 * The edges without what only looks like a wish beside another that says it clearly: in "3 bhk because one room becomes my office" nobody
 * asks for one room, and in "olle jaga, 3bhk" a place is no plot, for a plot has no rooms.
 */
export function withoutStrays(
  edges: readonly Edge[],
  { tokens }: Sentence,
  isFollowing: boolean,
): Edge[] {
  const asked = withoutArticles(withoutDeniedSums(edges, tokens), tokens);
  const sums = isFollowing ? [...asked] : withoutUnneeded(asked, tokens);
  const clear = edges.filter((edge) => edge.field === 'bhk' && isClear(edge, tokens));
  if (clear.length === 0) return sums;
  return sums.filter((edge) => {
    if (edge.field === 'bhk')
      return (
        isClear(edge, tokens) ||
        !isWord(edge, tokens) ||
        clear.some((one) => isJoined(one, edge, tokens))
      );
    return edge.field !== 'propertyType' || !placeWords.has(tokens[edge.from]?.text ?? '');
  });
}

/** "A plot, A khata": beside a khata that is named, the article is none. */
function withoutArticles(edges: readonly Edge[], tokens: readonly Token[]): readonly Edge[] {
  const isLetter = ({ field, from, to }: Edge) =>
    field === 'khatha' && to === from + 1 && tokens[from]?.text === 'a';
  const isNamed = (letter: Edge) => (edge: Edge) =>
    edge.meaning === letter.meaning && edge.to > edge.from + 1 && edge.from > letter.to;
  return edges.filter((edge) => !isLetter(edge) || !edges.some(isNamed(edge)));
}

/** "No swimming pool needed": what need not be there is neither wished for nor refused; in what follows it takes back what was wished. */
function withoutUnneeded(edges: readonly Edge[], tokens: readonly Token[]): Edge[] {
  const text = (at: number) => tokens[at]?.text ?? '';
  const isUnneeded = ({ field, from, to }: Edge) =>
    field === 'amenity' &&
    [from - 1, from - 2].some((at) => text(at) === 'no') &&
    [to, to + 1].some((at) => needed.has(text(at)));
  return edges.filter((edge) => !isUnneeded(edge));
}

const needed = wordSet('needed required necessary reqd');

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
  return seen === 'plain' && !roomWords.has(tokens[to - 1]?.text ?? '');
}

/** In words and not in digits. */
const isWord = ({ from }: Edge, tokens: readonly Token[]) => !/^\d/.test(tokens[from]?.text ?? '');

/** "do ya teen bhk", "2 bhk no wait three": nothing but joints, and words that take back, between the two. */
function isJoined(one: Edge, other: Edge, tokens: readonly Token[]): boolean {
  const [from, to] = one.from < other.from ? [one.to, other.from] : [other.to, one.from];
  return tokens.slice(from, to).every(({ text }) => joints.has(text));
}

const joints = wordSet(
  `or ya athava athva and aur mattu to se , - / ... nahi nahin no not nope illa alla beda sorry wait actually maybe may be even bhi also if possible या और नहीं ಅಥವಾ ಮತ್ತು ಅಲ್ಲ ಬೇಡ`,
);

const roomWords = wordSet(`room rooms kamra kamre kamron kone कमरा कमरे ಕೋಣೆ`);

/** Land, or only somewhere. */
const placeWords = wordSet(`jaga jaaga jagah jageh जगह ಜಾಗ`);
