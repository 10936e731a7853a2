import type { Criterion, Field, FieldValues } from '@manemitra/query/criteria';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { Measures } from './measures.ts';
import { locality, metroLine, near } from './place-measures.ts';
import {
  amenity,
  approver,
  figureWithin,
  khatha,
  litigation,
  occupancyCertificate,
  possession,
  project,
  promoter,
  rera,
  water,
  zone,
} from './project-measures.ts';
import { area, bhk, facing, loadingPercent, price, propertyType } from './unit-measures.ts';

type FieldMeasures = {
  [F in Field]: (value: FieldValues[F], columns: CatalogueColumns) => Measures;
};

/** Every field of the query language over columns. A field that is new in `fields.ts` needs its entry here. */
const fieldMeasures: FieldMeasures = {
  bhk,
  propertyType,
  price,
  area,
  locality,
  zone,
  near,
  metroLine,
  possession,
  khatha,
  approver,
  amenity,
  facing,
  water,
  promoter,
  project,
  rera,
  litigation,
  occupancyCertificate,
  totalUnits: figureWithin(({ project: { totalUnits } }) => totalUnits),
  openSpacePercent: figureWithin(({ project: { openSpacePercent } }) => openSpacePercent),
  maintenancePerSqft: figureWithin(({ project: { maintenancePerSqft } }) => maintenancePerSqft),
  loadingPercent,
  towers: figureWithin(({ project: { towers } }) => towers),
};

export function measuresOf(criterion: Criterion, columns: CatalogueColumns): Measures {
  const measure = fieldMeasures[criterion.field] as (
    value: Criterion['value'],
    columns: CatalogueColumns,
  ) => Measures;
  return measure(criterion.value, columns);
}
