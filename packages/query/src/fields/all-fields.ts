import type { Field } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import { amenity } from './amenity.ts';
import { approver } from './approver.ts';
import { area } from './area.ts';
import { bhk } from './bhk.ts';
import {
  loadingPercent,
  maintenancePerSqft,
  openSpacePercent,
  totalUnits,
  towers,
} from './counts.ts';
import { facing } from './facing.ts';
import { khatha } from './khatha.ts';
import { litigation, occupancyCertificate, rera } from './legal.ts';
import { locality } from './locality.ts';
import { metroLine } from './metro-line.ts';
import { near } from './near.ts';
import { nearWater } from './near-water.ts';
import { possession } from './possession.ts';
import { price } from './price.ts';
import { project } from './project.ts';
import { promoter } from './promoter.ts';
import { propertyType } from './property-type.ts';
import { region } from './region.ts';
import { water } from './water.ts';
import { zone } from './zone.ts';

/**
 * Every field of the language, in the order in which its wishes are said and in which readers are
 * preferred when two read the same number of words. A new field is one file and one line here.
 */
export const allFields: { readonly [F in Field]: FieldLanguage<F> } = {
  project,
  bhk,
  propertyType,
  locality,
  zone,
  region,
  near,
  nearWater,
  metroLine,
  price,
  promoter,
  area,
  possession,
  khatha,
  approver,
  rera,
  litigation,
  occupancyCertificate,
  facing,
  water,
  amenity,
  totalUnits,
  towers,
  openSpacePercent,
  loadingPercent,
  maintenancePerSqft,
};

export const FIELD_ORDER = Object.keys(allFields) as Field[];
