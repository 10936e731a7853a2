import { endpointsOf } from './endpoint.ts';
import * as accounts from './accounts.ts';
import * as chats from './chats.ts';
import * as compare from './compare.ts';
import * as discover from './discover.ts';
import * as events from './events.ts';
import * as foundOnMap from './found-on-map.ts';
import * as health from './health.ts';
import * as images from './images.ts';
import * as leads from './leads.ts';
import * as lists from './lists.ts';
import * as minutes from './minutes.ts';
import * as operator from './operator.ts';
import * as ownSessions from './own-sessions.ts';
import * as places from './places.ts';
import * as properties from './properties.ts';
import * as queries from './queries.ts';
import * as reach from './reach.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as sellers from './sellers.ts';
import * as staffAudit from './staff-audit.ts';
import * as staffDifferences from './staff-differences.ts';
import * as staffDoubles from './staff-doubles.ts';
import * as staffEnquiries from './staff-enquiries.ts';
import * as staffHub from './staff-hub.ts';
import * as staffImportRows from './staff-import-rows.ts';
import * as staffImportSteps from './staff-import-steps.ts';
import * as staffOperators from './staff-operators.ts';
import * as staffPlaces from './staff-places.ts';
import * as staffProjectFiles from './staff-project-files.ts';
import * as staffPromoterNames from './staff-promoter-names.ts';
import * as staffPromoters from './staff-promoters.ts';
import * as staffPrompts from './staff-prompts.ts';
import * as staffProperties from './staff-properties.ts';
import * as staffPropertiesAdded from './staff-properties-added.ts';
import * as staffPropertiesEdits from './staff-properties-edits.ts';
import * as staffPropertiesExports from './staff-properties-exports.ts';
import * as staffPropertiesPublication from './staff-properties-publication.ts';
import * as staffPropertiesSheet from './staff-properties-sheet.ts';
import * as staffRegister from './staff-register.ts';
import * as staffServiceTokens from './staff-service-tokens.ts';
import * as staffUsers from './staff-users.ts';

/** Every endpoint of the product, keyed by the name that it is exported by. The server registers exactly these. */
export const contract = endpointsOf({
  ...accounts,
  ...chats,
  ...compare,
  ...discover,
  ...health,
  ...lists,
  ...operator,
  ...ownSessions,
  ...events,
  ...images,
  ...leads,
  ...minutes,
  ...foundOnMap,
  ...reach,
  ...places,
  ...properties,
  ...queries,
  ...search,
  ...secondFactor,
  ...sellers,
  ...staffPropertiesExports,
  ...staffImportRows,
  ...staffImportSteps,
  ...staffPropertiesAdded,
  ...staffDifferences,
  ...staffPlaces,
  ...staffProjectFiles,
  ...staffDoubles,
  ...staffPromoterNames,
  ...staffRegister,
  ...staffProperties,
  ...staffPropertiesEdits,
  ...staffPropertiesPublication,
  ...staffPropertiesSheet,
  ...staffHub,
  ...staffPromoters,
  ...staffOperators,
  ...staffUsers,
  ...staffPrompts,
  ...staffServiceTokens,
  ...staffAudit,
  ...staffEnquiries,
});

export type EndpointName = keyof typeof contract;
