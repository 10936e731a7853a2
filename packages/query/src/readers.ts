import type { Reader } from './reading.ts';
import { allFields } from './fields/all-fields.ts';
import { readDeclined } from './fields/declined.ts';
import { readFiller, readJoint, readMarker } from './fields/markers.ts';
import { readAllIn } from './fields/price.ts';
import {
  readBudgetChange,
  readForget,
  readIntent,
  readOtherCity,
  readRent,
  readSort,
  readStory,
  readVagueBudget,
} from './fields/requests.ts';
import {
  readCountedRooms,
  readFloor,
  readRate,
  readRoadWidth,
  readUnheld,
} from './fields/unheld.ts';

/**
 * Every reader of the language. At each word all are asked and the longest reading wins; between
 * equally long ones the earlier in this list does. So "prestige tech park" is a place although
 * "prestige" is a builder, and "2 towers" are towers although a bare 2 could be crores.
 */
export const readers: readonly Reader[] = [
  readDeclined,
  readStory,
  readUnheld,
  readFloor,
  readCountedRooms,
  readRoadWidth,
  readRate,
  readForget,
  readBudgetChange,
  readSort,
  readAllIn,
  ...Object.values(allFields).flatMap((language) => language.readers),
  readVagueBudget,
  readRent,
  readOtherCity,
  readIntent,
  readMarker,
  readJoint,
  readFiller,
];
