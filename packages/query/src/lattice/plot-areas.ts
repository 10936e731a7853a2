import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { AVOID, DROP } from './roles.ts';

/**
 * A size that says no basis is of what is looked for: "plots in Devanahalli, min 1500 sq ft" is the plot's, "no plots, only flats, min 1200
 * sq ft" the home's. Where both kinds are looked for, or none is named, the weights have chosen.
 */
export function withAreasOfPlots(lattice: Lattice, row: readonly Choice[]): Choice[] {
  const isOfPlots = looksForPlots(lattice, row);
  if (isOfPlots === undefined) return [...row];
  return row.map((choice) => {
    const size = lattice.edges[choice.edge];
    const other =
      size === undefined ? -1 : lattice.edges.findIndex((one) => isOther(one, size, isOfPlots));
    return other < 0 || !isUnsaid(lattice, size) ? choice : { ...choice, edge: other };
  });
}

/** Whether another row only takes a size for that of the kind which is not looked for. */
export function isSameButForPlots(
  lattice: Lattice,
  other: readonly Choice[],
  row: readonly Choice[],
): boolean {
  const mended = withAreasOfPlots(lattice, other);
  return (
    mended.length === row.length &&
    mended.every(({ edge, role }, at) => edge === row[at]?.edge && role === row[at]?.role)
  );
}

/** Whether plots alone are looked for, or none of them; of neither it says nothing. */
function looksForPlots({ edges, before }: Lattice, row: readonly Choice[]): boolean | undefined {
  const kinds = ({ edge }: Choice) =>
    (edges[edge]?.wishes ?? []).flatMap((one) =>
      one.field === 'propertyType' ? one.value.in : [],
    );
  const wanted = row.filter(({ role }) => role !== AVOID && role !== DROP).flatMap(kinds);
  const said =
    wanted.length > 0
      ? wanted
      : (before?.wanted ?? []).flatMap((one) => (one.field === 'propertyType' ? one.value.in : []));
  if (said.length > 0 && said.every((kind) => kind === 'plot')) return true;
  const refused = row.filter(({ role }) => role === AVOID).flatMap(kinds);
  const isLeftOut = refused.includes('plot') || (said.length > 0 && !said.some(isOnLand));
  return isLeftOut ? false : undefined;
}

/** Kinds whose own ground may be what a size is of. */
const isOnLand = (kind: string): boolean => kind !== 'apartment' && kind !== 'studio';

const isUnsaid = ({ edges }: Lattice, size: Edge | undefined): boolean =>
  edges.some(
    ({ from, to, wishes: [wish] }) =>
      wish?.field === 'area' && wish.basisUnsaid === true && from === size?.from && to === size.to,
  );

/** The same words and bounds, of the plot or of the home. */
function isOther(one: Edge, size: Edge, isOfPlots: boolean): boolean {
  const [other, own] = [one.wishes[0], size.wishes[0]];
  if (other?.field !== 'area' || own?.field !== 'area') return false;
  const [wanted, unwanted] = isOfPlots
    ? (['plot', 'super-built-up'] as const)
    : (['super-built-up', 'plot'] as const);
  return (
    one.from === size.from &&
    one.to === size.to &&
    own.value.basis === unwanted &&
    other.value.basis === wanted &&
    other.value.min === own.value.min &&
    other.value.max === own.value.max
  );
}
