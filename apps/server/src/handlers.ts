import { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import type { OwnedData } from './features/accounts/owned-data.ts';
import { contentVersion } from './features/catalogue-changes/content-version.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { exportRoutes } from './features/exports/exports.routes.ts';
import { projectPlaceRoutes } from './features/project-places/project-places.routes.ts';
import { factDifferenceRoutes } from './features/fact-differences/fact-differences.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { imageRoutes } from './features/images/images.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { likelyDoubleRoutes } from './features/likely-doubles/likely-doubles.routes.ts';
import { listRoutes } from './features/lists/lists.routes.ts';
import { operatorRoutes } from './features/operators/operators.routes.ts';
import type { PhrasingServices } from './features/phrasing/public.ts';
import type { PlaceServices } from './features/places/outside-services.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { promoterRoutes } from './features/promoters/promoters.routes.ts';
import { promptRoutes } from './features/prompts/prompts.routes.ts';
import { propertyRoutes } from './features/properties/properties.routes.ts';
import { projectFileRoutes } from './features/property-editing/project-files.routes.ts';
import { propertyEditingRoutes } from './features/property-editing/property-editing.routes.ts';
import { queryRoutes } from './features/queries/queries.routes.ts';
import { registerRoutes } from './features/register/register.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { sellerRoutes } from './features/sellers/sellers.routes.ts';
import { serviceTokenRoutes } from './features/service-tokens/service-tokens.routes.ts';
import { siteOperatorRoutes } from './features/site-operator/site-operator.routes.ts';
import { staffHubRoutes } from './features/staff-hub/staff-hub.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import type { HandlerTable } from './platform/http/handler.ts';
import { keepingAnswers } from './platform/http/keep-answers.ts';
import type { ImageStore } from './providers/image-store/image-store.port.ts';

interface HandlerNeeds {
  db: Kysely<Database>;
  config: Config;
  places: PlaceServices;
  store: ImageStore;
  phrasing: PhrasingServices;
  ownedData: OwnedData;
  /** Told each time that no more codes may be sent in this hour. */
  reportCodesSpent: () => void;
}

/** What answers each call of the API, some as it was answered before while nothing has changed. */
export function createHandlers(needs: HandlerNeeds): HandlerTable<typeof contract> {
  const { config, db, places } = needs;
  const handlers = allHandlers({
    ...needs,
    limitScale: config.rateLimitScale,
    codesPerHour: config.codesPerHour,
    minFreeBytes: config.uploadsMinFreeBytes,
  });
  return keepingAnswers(contract, handlers, {
    // What a paid service says of places is not ours to keep.
    names: places.findPlaces ? KEPT : [...KEPT, 'getNearbyPlaces'],
    version: () => contentVersion(db),
    maxBytes: KEPT_BYTES,
  });
}

/** Every feature's endpoints in one table. */
function allHandlers(
  deps: HandlerNeeds & { limitScale: number; codesPerHour: number; minFreeBytes: number },
): HandlerTable<typeof contract> {
  return {
    ...accountRoutes(deps),
    ...listRoutes(deps),
    ...chatRoutes(deps),
    ...queryRoutes(deps),
    ...searchRoutes(deps),
    ...propertyRoutes(deps),
    ...placeRoutes(deps),
    ...sellerRoutes({ db: deps.db, staffEmail: deps.config.staffEmail }),
    ...leadRoutes({
      ...deps,
      staffEmail: deps.config.staffEmail,
      team: deps.config.operator.name ?? 'the ManeMitra team',
    }),
    ...siteOperatorRoutes({ db: deps.db, operator: deps.config.operator }),
    ...imageRoutes(deps),
    ...propertyEditingRoutes(deps),
    ...projectFileRoutes(deps),
    ...exportRoutes(deps),
    ...importRoutes(deps),
    ...factDifferenceRoutes(deps),
    ...projectPlaceRoutes(deps),
    ...likelyDoubleRoutes(deps),
    ...registerRoutes(deps),
    ...eventRoutes(deps),
    ...staffHubRoutes({ db: deps.db, staffEmail: deps.config.staffEmail }),
    ...promoterRoutes({ db: deps.db, origin: originOf(deps.config) }),
    ...operatorRoutes({ db: deps.db, origin: originOf(deps.config) }),
    ...userRoutes(deps),
    ...promptRoutes(deps),
    ...serviceTokenRoutes(deps),
    ...auditRoutes(deps),
    ...healthRoutes(deps),
  };
}

/** What is the same for everybody until a project, a promoter, a place or the day changes. */
const KEPT = [
  'searchProperties',
  'getProperty',
  'compareProperties',
  'interpretQuery',
  'getOperator',
  'getHealth',
] as const;

const KEPT_BYTES = 24 * 1024 * 1024;

/** Where the site is, for links in messages. */
const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`;
