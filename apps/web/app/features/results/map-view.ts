import { againstLimit, type Limit } from '@manemitra/domain/against-limit';
import { type Bounds, isWithin } from '@manemitra/domain/bounds';
import type { ApproximatePlace } from '@manemitra/contract/property';
import type { FittingHome, FoundCard } from '@manemitra/contract/found-property';
import { METERS_PER_DEGREE } from '@manemitra/domain/geography';
import type { Fit } from '@manemitra/domain/how-many-fit';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatShortRupees } from '@manemitra/domain/money';
import type { VerdictLevel } from '@manemitra/domain/verdict/levels';
import type { LatLng } from '@manemitra/query/place';
import type { MoneyView } from '#web/browser/money-view.ts';
import type { MapPin } from '#web/features/map/public.ts';
import { homeSum } from '#web/features/project-words/public.ts';

/** What the map beside the list shows of the projects that are loaded. */

/** What a mark says: of a card, or of a mark without one. */
export interface Placed {
  id: string;
  home: Pick<FittingHome, 'price' | 'allInPrice' | 'atLeast' | 'emi'> | null;
  verdict: { level: VerdictLevel } | null;
  match?: { fit?: Fit };
  project: {
    name: string;
    price: number | null;
    prices: { min: number | null };
    ranges: Pick<FoundCard['project']['ranges'], 'price'>;
    geolocation: {
      coordinates: LatLng | null;
      approximate: Pick<ApproximatePlace, 'at' | 'radiusMeters'> | null;
    };
  };
}

/** The price that leads, as a mark on the map: the sum alone; `null` where none is known. */
function pinPriceText(card: Placed, view: MoneyView, limit: Limit | undefined): string | null {
  const { home } = card;
  const { ranges, prices, price } = card.project;
  const lowest = prices.min ?? price;
  const { min: least = null, max: most = null } = ranges.price ?? {};
  if (lowest === null && least !== null)
    return `${formatShortRupees(least)}${least === most ? '' : '+'}`;
  if (home !== null) {
    // Of a sum that is only known in part, a mark has no room to say more.
    const more = view === 'all-in' && home.allInPrice === null && home.atLeast !== null ? '+' : '';
    return home.price === null ? null : `${homeSum({ home, limit }, view).sum}${more}`;
  }
  return lowest === null ? null : formatShortRupees(lowest);
}

/** A mark for each project whose place is known, or known about, with the price that leads on its card, and whether it comes to more than the limit of the search. */
export function pinsOf(cards: readonly Placed[], view: MoneyView, limit?: Limit): MapPin[] {
  const inCircle = new Map<string, number>();
  return cards.flatMap((card): MapPin[] => {
    const { id, project, verdict, home, match } = card;
    const { coordinates, approximate } = project.geolocation;
    const price = pinPriceText(card, view, limit);
    const pin = {
      id,
      name: project.name,
      ...(price !== null && { label: price }),
      ...(verdict !== null && { verdict: verdict.level }),
      ...((match?.fit ?? 'sure') !== 'sure' && { isUnsure: true }),
      ...(home !== null &&
        limit !== undefined &&
        againstLimit(home, limit)?.tone === 'over' && { isOver: true }),
    };
    if (coordinates !== null) return [{ ...pin, at: coordinates }];
    if (approximate === null) return [];
    const { at, radiusMeters } = approximate;
    const before = inCircle.get(at.join()) ?? 0;
    inCircle.set(at.join(), before + 1);
    return [{ ...pin, at: apart(approximate, before), about: { at, radiusMeters } }];
  });
}

/** The turn after which marks around one middle lie farthest from each other. */
const GOLDEN_TURN = Math.PI * (3 - Math.sqrt(5));
/** So many marks reach from the middle of a circle to half of its radius. */
const MARKS_TO_HALF = 12;

/** Where the mark of the next home in one circle stands: any point of it is as good, and marks must not cover each other. */
function apart(
  { at: [lat, lng], radiusMeters }: Pick<ApproximatePlace, 'at' | 'radiusMeters'>,
  before: number,
): [number, number] {
  const reach =
    (radiusMeters / METERS_PER_DEGREE) * Math.min(0.9, 0.5 * Math.sqrt(before / MARKS_TO_HALF));
  const turn = before * GOLDEN_TURN;
  return [
    lat + reach * Math.cos(turn),
    lng + (reach * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180),
  ];
}

/**
 * "The map shows all 307 projects, 12 of them in sight." Whoever has no known place is counted, too; where all are in sight, that is not
 * said.
 */
export function coverageText(
  loaded: number,
  pins: readonly Pick<MapPin, 'about' | 'at'>[],
  { total, bounds }: { total: number; bounds: Bounds | undefined },
): string {
  const inSight = pins.filter(({ at }) => bounds === undefined || isWithin(at, bounds)).length;
  const sight = inSight === pins.length ? '' : `, ${formatIndianNumber(inSight)} of them in sight`;
  const shown =
    loaded >= total
      ? `The map shows ${total === 1 ? 'the project' : `all ${formatIndianNumber(total)} projects`}`
      : `Showing the first ${formatIndianNumber(loaded)} of ${formatIndianNumber(total)} on the map`;
  const without = loaded - pins.length;
  const about = pins.filter((pin) => pin.about !== undefined).length;
  const areOnly = about === 1 ? 'is' : 'are';
  return [
    shown + sight,
    ...(about === 0
      ? []
      : [`${formatIndianNumber(about)} ${areOnly} circled: only the area is known`]),
    ...(without === 0
      ? []
      : [`${formatIndianNumber(without)} ${without === 1 ? 'has' : 'have'} no known location`]),
  ]
    .join('; ')
    .concat('.');
}
