import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';

/** "Min 1500 sq ft" after "plots in Devanahalli": where only plots are looked for, a size that says no basis is of the plot. */
export function withAreasOfPlots(lattice: Lattice, row: readonly Choice[]): Choice[] {
  const { edges, before } = lattice;
  const types = before?.wanted.flatMap((one) => (one.field === 'propertyType' ? one.value.in : []));
  const saysType = row.some(({ edge }) => edges[edge]?.field === 'propertyType');
  if (saysType || types?.join() !== 'plot') return [...row];
  return row.map((choice) => {
    const size = edges[choice.edge];
    const other = size === undefined ? -1 : edges.findIndex((one) => isOfPlot(one, size));
    return other < 0 ? choice : { ...choice, edge: other };
  });
}

/** The same words and bounds, read as the plot's. */
function isOfPlot(one: Edge, size: Edge): boolean {
  const [plot, built] = [one.wishes[0], size.wishes[0]];
  if (plot?.field !== 'area' || built?.field !== 'area') return false;
  return (
    one.from === size.from &&
    one.to === size.to &&
    (built.basisUnsaid === true || built.assumed !== undefined) &&
    built.value.basis === 'super-built-up' &&
    plot.value.basis === 'plot' &&
    plot.value.min === built.value.min &&
    plot.value.max === built.value.max
  );
}
