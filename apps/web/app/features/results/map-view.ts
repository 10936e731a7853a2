import type { FoundCard } from '@manemitra/contract/search';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatShortRupees } from '@manemitra/domain/money';
import type { MoneyView } from '#web/browser/money-view.ts';
import type { MapPin } from '#web/features/map/public.ts';
import { homeSum } from '#web/features/project-words/public.ts';

/** What the map beside the list shows of the projects that are loaded. */

type Placed = Pick<FoundCard, 'id' | 'project' | 'home'>;

/** The price that leads, as a mark on the map: the sum alone; `null` where none is known. */
function pinPriceText(card: Placed, view: MoneyView): string | null {
  const lowest = card.project.prices.min ?? card.project.price;
  if ((card.home?.price ?? null) !== null) return homeSum(card, view).sum;
  return lowest === null ? null : formatShortRupees(lowest);
}

/** A pin for each project whose place is known, marked with the price that leads on its card. */
export function pinsOf(cards: readonly Placed[], view: MoneyView): MapPin[] {
  return cards.flatMap((card): MapPin[] => {
    const { id, project } = card;
    const at = project.geolocation.coordinates;
    const price = pinPriceText(card, view);
    if (at === null) return [];
    return [
      {
        id,
        at,
        name: project.name,
        ...(price !== null && { label: price }),
      },
    ];
  });
}

/** "The map shows the first 40 of 312 projects." Whoever has no known place is counted, too. */
export function coverageText(loaded: number, placed: number, total: number): string {
  const shown =
    loaded >= total
      ? `The map shows ${total === 1 ? 'the project' : `all ${formatIndianNumber(total)} projects`}`
      : `Showing the first ${formatIndianNumber(loaded)} of ${formatIndianNumber(total)} on the map`;
  const without = loaded - placed;
  if (without === 0) return `${shown}.`;
  return `${shown}; ${formatIndianNumber(without)} ${without === 1 ? 'has' : 'have'} no known location.`;
}

const CITY: [number, number] = [12.9716, 77.5946];
const CITY_ZOOM = 10;
const NEAREST_ZOOM = 14;
/** The world is 512 pixels wide at zoom 0 (Web Mercator, as MapLibre draws it). */
const WORLD_PX = 512;
/** Part of the frame that pins may take: marks need room at the edge. */
const FILL = 0.85;

/** Where to look from so that these pins are in a frame of this size, in pixels. */
export function lookOver(
  pins: readonly Pick<MapPin, 'at'>[],
  frame: { width: number; height: number },
): { center: [number, number]; zoom: number } {
  if (pins.length === 0) return { center: CITY, zoom: CITY_ZOOM };
  const lats = pins.map(({ at }) => at[0]);
  const lngs = pins.map(({ at }) => at[1]);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const middle = (south + north) / 2;
  // A degree of latitude is drawn longer than one of longitude, by the cosine.
  const high = (north - south) / Math.cos((middle * Math.PI) / 180);
  const fits = (degrees: number, pixels: number): number =>
    degrees === 0 ? NEAREST_ZOOM : Math.log2((pixels * FILL * 360) / (degrees * WORLD_PX));
  const zoom = Math.min(fits(east - west, frame.width), fits(high, frame.height), NEAREST_ZOOM);
  return { center: [middle, (west + east) / 2], zoom: Math.max(9, Math.floor(zoom * 2) / 2) };
}
