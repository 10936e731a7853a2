import { chat, greet } from './chats.ts';
import { recordEvent } from './events.ts';
import { getHealth } from './health.ts';
import { uploadImage } from './images.ts';
import { getDirections, getNearbyPlaces, getStreetView } from './places.ts';
import { compareProperties, discoverProperties, getProperty } from './properties.ts';
import { describeQuery, interpretQuery } from './queries.ts';
import { searchProperties, searchPropertiesByPost } from './search.ts';

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
  uploadImage,
  recordEvent,
  getHealth,
} as const;

export type EndpointName = keyof typeof contract;
