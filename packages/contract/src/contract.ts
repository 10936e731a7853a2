import { chat, greet } from './chats.ts';
import { getHealth } from './health.ts';
import { getOperator } from './operator.ts';
import { getDirections, getNearbyPlaces, getStreetView } from './places.ts';
import { compareProperties, discoverProperties, getProperty } from './properties.ts';
import { describeQuery, interpretQuery } from './queries.ts';
import { searchProperties, searchPropertiesByPost } from './search.ts';
import { sendSellerEnquiry } from './sellers.ts';

/** Every endpoint of the product, keyed by its name. The server registers exactly these. */
export const contract = {
  greet,
  chat,
  interpretQuery,
  describeQuery,
  searchProperties,
  searchPropertiesByPost,
  discoverProperties,
  compareProperties,
  getProperty,
  getNearbyPlaces,
  getDirections,
  getStreetView,
  sendSellerEnquiry,
  getOperator,
  getHealth,
} as const;

export type EndpointName = keyof typeof contract;
