import type { Reader } from './reading.ts';
import { factOf } from './word.ts';
import { allFields } from './fields/all-fields.ts';
import { ban } from './fields/bans.ts';
import { budgetChange } from './fields/budget-change.ts';
import { forget } from './fields/changes.ts';
import { condition } from './fields/conditions.ts';
import { contact } from './fields/contact.ts';
import { declined } from './fields/declined.ts';
import { disagreement } from './fields/disagreement.ts';
import { maintenanceRate } from './fields/maintenance-rate.ts';
import { filler, joint, marker } from './fields/markers.ts';
import { roomsChange } from './fields/rooms-change.ts';
import { allIn, chargesOut } from './fields/all-in.ts';
import { sumOfParts } from './fields/sum-of-parts.ts';
import { offPlace } from './fields/off-place.ts';
import { otherCity, rent } from './fields/out-of-scope.ts';
import { instalment } from './instalments.ts';
import { roomsOrCrores } from './fields/rooms-or-crores.ts';
import { intent, sort, vagueBudget } from './fields/requests.ts';
import { story } from './fields/story.ts';
import {
  ratio,
  countedRooms,
  everydayNear,
  floor,
  nameTail,
  rate,
  roadWidth,
  unheld,
} from './fields/unheld.ts';

/**
 * Every reader of the language. At each word those that may begin there are asked and the longest reading wins; between
 * equally long ones the earlier in this list does. So "prestige tech park" is a place although
 * "prestige" is a builder, and "2 towers" are towers although a bare 2 could be crores.
 */
export const readers: readonly Reader[] = [
  sumOfParts,
  disagreement,
  contact,
  declined,
  condition,
  story,
  instalment,
  ban,
  unheld,
  offPlace,
  everydayNear,
  nameTail,
  floor,
  countedRooms,
  roadWidth,
  rate,
  ratio,
  roomsOrCrores,
  forget,
  budgetChange,
  roomsChange,
  sort,
  chargesOut,
  allIn,
  maintenanceRate,
  ...Object.values(allFields).flatMap((language) => language.readers),
  vagueBudget,
  rent,
  otherCity,
  intent,
  marker,
  joint,
  filler,
];

/** The readers that may begin with a word, found out once for each. */
export const readersOf = factOf((text) => readers.filter(({ begins }) => begins(text)));
