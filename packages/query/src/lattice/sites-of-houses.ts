import type { Sentence } from '../reading.ts';
import type { Span } from '../token.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { groundWords, houseSites, layoutWords } from '../words/home-words.ts';
import { clauseOrs, partingHouses } from '../words/joint-words.ts';
import { wantVerbs } from '../words/telling-words.ts';
import type { Corrected } from './corrections.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';

/** So far apart a house and the site it stands on are named. */
const FURTHEST = 12;

/**
 * The edges of a plot that only say how large the site of a house is: "independent house in Banashankari, 30x40 site", "1000 sqft site mele
 * swantha mane". Where an "or" stands between the two, or a condition, either may be wanted.
 */
export function sitesOfHouses({ edges }: Lattice, { tokens }: Sentence): Corrected {
  const houses = edges.filter(
    (edge) =>
      isPlain(edge) &&
      edge.wishes.every(isHouse) &&
      !denialsBehind.has(tokens[edge.to]?.text ?? ''),
  );
  const sizes = edges.flatMap((edge, at) =>
    isSizeOfSite(edge, tokens) && houses.some((house) => isOfOne(house, edge, tokens, edges))
      ? [at]
      : [],
  );
  const plots = edges.flatMap((edge, at) =>
    isPlot(edge) && sizes.some((size) => isBeside(edges[size], edge)) ? [at] : [],
  );
  return { meant: sizes, taken: [...plots, ...layoutsOfHomes(edges, tokens)] };
}

/**
 * "A row house …, below 150 homes in the layout", "villa, no litigation on the land": where homes of another kind are asked for, the layout is
 * what they stand in, and the land what they stand on.
 */
function layoutsOfHomes(edges: readonly Edge[], tokens: Sentence['tokens']): number[] {
  const text = (at: number) => tokens[at]?.text ?? '';
  const homes = edges.filter(
    (edge) =>
      isPlain(edge) &&
      edge.field === 'propertyType' &&
      !isPlot(edge) &&
      ![edge.to, edge.to + 1].some((at) => denialsBehind.has(text(at))),
  );
  const isGround = ({ from, to }: Edge) =>
    groundWords.has(text(from)) &&
    !wantVerbs.has(text(to)) &&
    !homes.some((home) => isOrBetween(home, { from, to }, tokens));
  return edges.flatMap((edge, at) =>
    homes.length > 0 &&
    isPlot(edge) &&
    edge.to - edge.from === 1 &&
    (layoutWords.has(text(edge.from)) || isGround(edge))
      ? [at]
      : [],
  );
}

const isOrBetween = (home: Span, ground: Span, tokens: Sentence['tokens']): boolean =>
  tokens
    .slice(Math.min(home.to, ground.to), Math.max(home.from, ground.from))
    .some(({ text }) => clauseOrs.has(text));

const isPlot = ({ field, wishes }: Edge): boolean =>
  field === 'propertyType' &&
  wishes.some((one) => one.field === 'propertyType' && one.value.in.join() === 'plot');

/** "30x40 site": a size with the word for the land right beside it. */
const isSizeOfSite = (edge: Edge, tokens: Sentence['tokens']): boolean =>
  isPlain(edge) &&
  edge.wishes.every((one) => one.field === 'area' && one.value.basis === 'plot') &&
  tokens.slice(Math.max(0, edge.from - 1), edge.to + 1).some(({ text }) => houseSites.has(text));

const isBeside = (size: Edge | undefined, plot: Edge): boolean =>
  size !== undefined && (size.to === plot.from || plot.to === size.from);

const isPlain = ({ seen, variant }: Edge): boolean => seen === 'plain' && variant === 'read';

const isHouse = (wish: Edge['wishes'][number]): boolean =>
  wish.field === 'propertyType' && wish.value.in.every((type) => HOUSES.has(type));

const HOUSES: ReadonlySet<string> = new Set(['independent-house', 'row-house']);

function isOfOne(
  house: Edge,
  plot: Edge,
  tokens: Sentence['tokens'],
  edges: readonly Edge[],
): boolean {
  const [from, to] = house.to <= plot.from ? [house.to, plot.from] : [plot.to, house.from];
  if (to < from || to - from > FURTHEST) return false;
  return !tokens.some(
    ({ text }, at) => at >= from && at < to && partingHouses.has(text) && !isInList(at, edges),
  );
}

/** "East or north facing", "cauvery or borewell": the "or" is between two others, of one kind. */
function isInList(at: number, edges: readonly Edge[]): boolean {
  const others = edges.filter((edge) => isPlain(edge) && edge.field !== 'propertyType');
  if (others.some(({ from, to }) => from < at && at + 1 < to)) return true;
  return others.some(
    (one) =>
      one.to === at && others.some((other) => other.from === at + 1 && other.field === one.field),
  );
}
