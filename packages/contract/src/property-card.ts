import { z } from 'zod';
import { KHATHA_FACTS, Property, Unit } from './property.ts';
import { VerdictOnCard } from './verdict.ts';

/**
 * What a card in a list shows: the same fields under the same names as the project's page, without those that only the page
 * needs (`agentPhoto`, areas of the land, provenance, most of a unit type).
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
    isDateOfCompletion: true,
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
