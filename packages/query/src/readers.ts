import type { Reader } from './reading.ts';
import { allFields } from './fields/all-fields.ts';
import { readBudgetChange, readForget } from './fields/changes.ts';
import { readCondition } from './fields/conditions.ts';
import { readContact } from './fields/contact.ts';
import { readDeclined } from './fields/declined.ts';
import { readFiller, readJoint, readMarker } from './fields/markers.ts';
import { readRelativeChange } from './fields/relative-changes.ts';
import { readAllIn, readChargesOut } from './fields/all-in.ts';
import { readOffPlace } from './fields/off-place.ts';
import { readOtherCity, readRent } from './fields/out-of-scope.ts';
import { readInstalment, readIntent, readSort, readVagueBudget } from './fields/requests.ts';
import { readStory } from './fields/story.ts';
import {
  readCode,
  readCountedRooms,
  readEverydayNear,
  readFloor,
  readNameTail,
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
  readContact,
  readDeclined,
  readCondition,
  readStory,
  readInstalment,
  readUnheld,
  readOffPlace,
  readEverydayNear,
  readNameTail,
  readFloor,
  readCountedRooms,
  readRoadWidth,
  readRate,
  readCode,
  readForget,
  readBudgetChange,
  readRelativeChange,
  readSort,
  readChargesOut,
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
