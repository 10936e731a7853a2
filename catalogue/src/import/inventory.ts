import { isOfPart, type Read, readCount, withoutDoubt } from './cell.ts';

/** How many homes there are, and in how many buildings if the cell says that too. */
export interface Inventory {
  totalUnits?: number;
  towers?: number;
}

const BUILDINGS = /(?:towers?|blocks?|wings?|buildings?)$/i;
/** Names of buildings, and homes that are among those counted: they tell no number of ours. */
const TELLS_NO_COUNT = /^(?:(?:towers?|blocks?|wings?)\s+[\w\s&,–-]+|\d[\d,]*\s+ews(?:\s+\w+)?)$/i;
/** "350 3 BHK homes": the count comes before the kind. */
const OF_KIND = /^(\d[\d,]*\+?)\s+\d(?:\.\d)?\s*bhk\b\s*/i;
const BETWEEN = /\s+[-–—/]\s+|\s*[;&]\s*|,\s+|\s+(?:and|in)\s+/i;

/** `214`, `~200 units`, `2130 homes, 14 towers`, `2 Buildings - 400 units`, `1 Building` (which gives no number of homes). */
export function readInventory(cell: string): Read<Inventory> {
  if (isOfPart(cell)) {
    return { reason: `"${cell.trim()}" counts the homes of a part, not of the whole project.` };
  }
  const bare = withoutDoubt(cell);
  const parts = bare.split(BETWEEN).filter((part) => !TELLS_NO_COUNT.test(part));
  const inventory: Inventory = {};
  for (const part of parts) {
    const field = BUILDINGS.test(part.trim()) ? 'towers' : 'totalUnits';
    const read = readCount(part.replace(OF_KIND, '$1 '));
    if ('reason' in read || inventory[field] !== undefined) {
      return { reason: `"${cell.trim()}" is not a number of homes; write it as 214.` };
    }
    inventory[field] = read.value;
  }
  return parts.length === 0
    ? { reason: `"${cell.trim()}" is not a number of homes; write it as 214.` }
    : { value: inventory };
}
