import type { FoundMark } from '@manemitra/contract/found-on-map';
import { usualInstalment } from '@manemitra/domain/largest-loan';
import { VERDICT_LEVELS } from '@manemitra/domain/verdict/levels';
import type { Judged } from '../finder.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { at } from './measures.ts';

/** A project as a mark of a map, before its name. */
export type Mark = Omit<FoundMark, 'id' | 'name'> & { id: number };

type Found = Pick<Judged, 'id' | 'unit_id' | 'fitting_units' | 'fit'>;

/** The marks of those that were found, in their order; who has no known place has none. */
export function mapMarks(found: readonly Found[], columns: CatalogueColumns): Mark[] {
  const { project, rowOfId } = columns;
  return found.flatMap((hit): Mark[] => {
    const row = rowOfId.get(hit.id);
    if (row === undefined) return [];
    const [lat, lng] = [at(project.lat.values, row), at(project.lng.values, row)];
    if (Number.isNaN(lat)) return [];
    const radiusMeters = at(project.placeRadius.values, row);
    const verdict = VERDICT_LEVELS[at(project.severity.values, row)] ?? null;
    const { id, fit = 'sure' } = hit;
    return [{ id, at: [lat, lng], radiusMeters, fit, verdict, ...pricesOf(row, hit, columns) }];
  });
}

/** The home is that of the card: by which it was found or, where nothing is asked of homes, the cheapest that has a price. */
function pricesOf(
  row: number,
  { unit_id: askedId, fitting_units: fitting }: Found,
  { project, unit }: CatalogueColumns,
): Pick<Mark, 'home' | 'lowest' | 'range'> {
  const first = at(project.firstUnit.values, row);
  const rows = Array.from(
    { length: at(project.endOfUnits.values, row) - first },
    (_, each) => first + each,
  );
  const price = (of: number) => ownPrice(of, unit);
  const lowest = Math.min(...rows.map(price).filter((sum) => !Number.isNaN(sum)));
  const cheapest = rows.find((of) => price(of) === lowest) ?? rows[0];
  const home = fitting === null ? cheapest : rows.find((of) => at(unit.id.values, of) === askedId);
  const isOfProject = lowest === Infinity && rows[0] !== undefined;
  return {
    home: home === undefined ? null : homeAt(home, unit),
    lowest: orNull(lowest),
    range: isOfProject
      ? {
          min: orNull(at(unit.project_price_min.values, rows[0] ?? 0)),
          max: orNull(at(unit.project_price_max.values, rows[0] ?? 0)),
        }
      : null,
  };
}

function homeAt(row: number, unit: CatalogueColumns['unit']): Mark['home'] {
  const price = orNull(ownPrice(row, unit));
  return {
    price,
    allInPrice: orNull(at(unit.all_in_price.values, row)),
    atLeast: orNull(at(unit.all_in_at_least.values, row)),
    emi: price === null ? null : usualInstalment(price),
  };
}

/** A card tells its project's price as that, also where a search takes it for the price of the only home. */
function ownPrice(row: number, unit: CatalogueColumns['unit']): number {
  const isOfProject = [unit.project_price_min, unit.project_price_max].some(
    ({ values }) => !Number.isNaN(at(values, row)),
  );
  return isOfProject ? NaN : at(unit.price_min.values, row);
}

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);
