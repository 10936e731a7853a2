import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { findDirections } from './find-directions.ts';
import { findMinutes } from './find-minutes.ts';
import { findNearby } from './find-nearby.ts';
import { findStreetView } from './find-street-view.ts';
import type { PlaceServices } from './outside-services.ts';
import { projectPoint } from './project-point.ts';

export const placeRoutes = ({ db, places }: { db: Kysely<Database>; places: PlaceServices }) =>
  ({
    getNearbyPlaces: async ({ params, query }) =>
      findNearby(db, await projectPoint(db, params.id), query, places),
    getDirections: async ({ params, query }) =>
      findDirections(await projectPoint(db, params.id), query.to, places),
    getMinutes: async ({ query }) => findMinutes(query, places),
    getStreetView: async ({ params }) => findStreetView(await projectPoint(db, params.id), places),
  }) satisfies Partial<HandlerTable<typeof contract>>;
