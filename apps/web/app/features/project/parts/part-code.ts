import type { PropertyDetail } from '@manemitra/contract/properties';
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PartId } from './parts.ts';

type PartComponent = ComponentType<{ detail: PropertyDetail }>;

/** All parts but the first, whose code comes with the page. */
export type LatePartId = Exclude<PartId, 'overview'>;

const CODE: Readonly<Record<LatePartId, () => Promise<PartComponent>>> = {
  location: async () => (await import('../location/location-tab.tsx')).LocationTab,
  plans: async () => (await import('../plans/plans-tab.tsx')).PlansTab,
  amenities: async () => (await import('../amenities/amenities-tab.tsx')).AmenitiesTab,
  compliances: async () => (await import('../compliances/compliances-tab.tsx')).CompliancesTab,
  price: async () => (await import('../price/price-tab.tsx')).PriceTab,
  reviews: async () => (await import('../reviews/reviews-tab.tsx')).ReviewsTab,
  services: async () => (await import('../value-added/value-added-tab.tsx')).ValueAddedTab,
};

const known = new Map<LatePartId, PartComponent>();

/** A part of this project, once `loadPart` has brought its code. */
export function drawPart(id: LatePartId, detail: PropertyDetail): ReactElement | undefined {
  const Part = known.get(id);
  return Part && createElement(Part, { detail });
}

/** Rejects when the code cannot be had, as without a network; it may be asked for again. */
export async function loadPart(id: LatePartId): Promise<void> {
  known.set(id, await CODE[id]());
}

/** All of them: for the server before it draws a page, and when a visitor begins to use the page. */
export async function loadParts(): Promise<void> {
  await Promise.all((Object.keys(CODE) as LatePartId[]).map(loadPart));
}
