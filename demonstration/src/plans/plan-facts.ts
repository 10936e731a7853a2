import type { Facing, PropertyType } from '@manemitra/query/criteria';

/** What a plan is drawn from: the facts of one unit type. Areas are square feet, as in its record. */
export interface HomeFacts {
  type: Exclude<PropertyType, 'plot'>;
  bhk: number;
  carpetSqft: number;
  superBuiltUpSqft?: number | undefined;
  plotSqft?: number | undefined;
  bathrooms: number;
  /** Undefined is not known: none is drawn, and the sheet says so. */
  balconies?: number | undefined;
  facing?: Facing | undefined;
}

export interface PlotFacts {
  type: 'plot';
  plotSqft: number;
  facing?: Facing | undefined;
}

export type PlanFacts = HomeFacts | PlotFacts;

/** Degrees clockwise from north. */
export const BEARINGS: Readonly<Record<Facing, number>> = {
  north: 0,
  'north-east': 45,
  east: 90,
  'south-east': 135,
  south: 180,
  'south-west': 225,
  west: 270,
  'north-west': 315,
};
