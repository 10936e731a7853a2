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

const LEFT_OF_ALL =
  /^(\d[\d,]*)\s*(?:\/|of|out of)\s*(\d[\d,]*)(?:\s*(?:left|available|unsold|balance))?$/i;
const IS_OF_LEFT = /left|avail|balance|unsold|remain|open/i;

/** `41/212` below "Units left/total", `41 of 212`: how many there are; of the order the greater decides. */
function allOfLeft(cell: string, heading: string): string {
  const [whole, one = '', other = ''] = LEFT_OF_ALL.exec(cell) ?? [];
  if (whole === undefined || !IS_OF_LEFT.test(`${heading} ${cell}`)) return cell;
  const number = (text: string) => Number(text.replaceAll(',', ''));
  return number(one) > number(other) ? one : other;
}

/** `214`, `~200 units`, `2130 homes, 14 towers`, `2 Buildings - 400 units`, `1 Building` (which gives no number of homes). */
export function readInventory(cell: string, heading = ''): Read<Inventory> {
  if (isOfPart(cell)) {
    return { reason: `"${cell.trim()}" counts the homes of a part, not of the whole project.` };
  }
  const bare = allOfLeft(withoutDoubt(cell), heading);
  const parts = bare.split(BETWEEN).filter((part) => !TELLS_NO_COUNT.test(part));
  const inventory: Inventory = {};
  for (const part of parts) {
    const field = BUILDINGS.test(part.trim()) ? 'towers' : 'totalUnits';
    const read = readCount(part.replace(OF_KIND, '$1 '));
    if ('reason' in read || inventory[field] !== undefined) {
      return { reason: `"${cell.trim()}" is not a number of homes; write the figure alone.` };
    }
    inventory[field] = read.value;
  }
  return parts.length === 0
    ? { reason: `"${cell.trim()}" is not a number of homes; write the figure alone.` }
    : { value: inventory };
}
