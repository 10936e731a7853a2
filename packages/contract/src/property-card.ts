import { z } from 'zod';
import { KHATHA_FACTS, Property, Unit } from './property.ts';
import { VerdictOnCard } from './verdict.ts';

/**
 * What a card of a list shows: the same fields by the same names, without what only a project's own page
 * needs. `agentPhoto`, areas of the land, provenance and most of a unit type are left out.
 */
export const PropertyCard = Property.pick({
  id: true,
  slug: true,
  isDemonstration: true,
  parameters: true,
}).extend({
  verdict: VerdictOnCard,
  project: Property.shape.project.pick({
    name: true,
    description: true,
    price: true,
    prices: true,
    ranges: true,
    status: true,
    promoterName: true,
    promoterSlug: true,
    locality: true,
    localitySlug: true,
    type: true,
    propertyTypes: true,
    images: true,
    completionDate: true,
    completionPrecision: true,
    isPromisePast: true,
    occupancyCertificateReceived: true,
    towerDetails: true,
    rera: true,
    reraNumber: true,
    reraCheckedOn: true,
    geolocation: true,
  }),
  land: z.object({
    surveyNumDetails: z.array(z.object(KHATHA_FACTS)),
  }),
  units: z.array(
    Unit.pick({
      id: true,
      label: true,
      type: true,
      bhk: true,
      carpetSqft: true,
      superBuiltUpSqft: true,
      plotSqft: true,
      price: true,
    }),
  ),
});
export type PropertyCard = z.infer<typeof PropertyCard>;
