import type { CriterionOf, Field, FieldValues } from '@manemitra/query/criteria';
import { metroLine } from './fields/metro-line.ts';
import { locality, near, zone } from './fields/place-fields.ts';
import { price } from './fields/price.ts';
import {
  amenity,
  approver,
  khatha,
  litigation,
  occupancyCertificate,
  possession,
  project,
  promoter,
  rera,
  water,
} from './fields/project-fields.ts';
import { nearWater } from './fields/near-water.ts';
import { region } from './fields/region.ts';
import {
  maintenancePerSqft,
  openSpacePercent,
  totalUnits,
  towers,
} from './fields/project-numbers.ts';
import { area, bhk, facing, loadingPercent, propertyType } from './fields/unit-fields.ts';
import type { SearchField, SearchFields } from './search-field.ts';

/** Every field of the query language as the search knows it. A new field is one entry here. */
const searchFields: SearchFields = {
  bhk,
  propertyType,
  price,
  area,
  locality,
  zone,
  region,
  near,
  nearWater,
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
  totalUnits,
  openSpacePercent,
  maintenancePerSqft,
  loadingPercent,
  towers,
};

/** A criterion's field and value with types that belong together. */
export function fieldOf<F extends Field>({
  field,
  value,
}: CriterionOf<F>): { field: SearchField<F>; value: FieldValues[F] } {
  return { field: searchFields[field], value };
}
