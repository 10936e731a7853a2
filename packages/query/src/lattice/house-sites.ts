import type { Sentence } from '../reading.ts';
import { alternativeJoints } from '../words/joint-words.ts';
import type { Edge } from './edges.ts';

/**
 * "Independent house on a 30x40 site": where a house is asked for, its site is the land it stands on and no plot. In "house or a 30x40
 * plot" both are asked for.
 */
export function withoutHouseSites(edges: readonly Edge[], { tokens }: Sentence): Edge[] {
  const isHouse = edges.some(({ seen, wishes: [one] }) => {
    return (
      seen === 'plain' &&
      one?.field === 'propertyType' &&
      one.value.in.some((type) => HOUSES.has(type))
    );
  });
  const sizes = edges.filter(({ wishes }) => wishes.some(isPlotSize));
  if (!isHouse || sizes.length === 0) return [...edges];
  return edges.filter((edge) => {
    const isPlot = edge.wishes.some(
      (one) => one.field === 'propertyType' && one.value.in.join() === 'plot',
    );
    if (!isPlot || isEither(edge.from)) return true;
    return !sizes.some(
      (size) => size.from <= edge.to && edge.from <= size.to && !isEither(size.from),
    );
  });

  /** Right behind an "or", an article between them allowed. */
  function isEither(from: number): boolean {
    return [1, 2].some((back) => alternativeJoints.has(tokens[from - back]?.text ?? ''));
  }
}

/** Kinds of home that stand on land of their own. */
const HOUSES: ReadonlySet<string> = new Set(['independent-house', 'villa', 'duplex', 'row-house']);

const isPlotSize = (one: Edge['wishes'][number]): boolean =>
  one.field === 'area' && one.value.basis === 'plot';
