import type { Property } from '@manemitra/contract/property';
import type { FittingHome } from '@manemitra/contract/found-property';
import { upToPrice } from '@manemitra/contract/up-to-price';
import type { MoneyView } from '#web/browser/money-view.ts';
import { homeOfUnit } from '#web/features/money/public.ts';
import { homeSum } from '#web/features/project-words/public.ts';

interface Homes {
  project: Pick<Property['project'], 'prices' | 'ranges'>;
  units: Property['units'];
}

/** The home at the lowest listed price of the project: it leads where no search asks for another one. */
export function startingHome({ project: { prices }, units }: Homes): FittingHome | undefined {
  const unit = units.find(({ price }) => price !== null && price.min === prices.min);
  if (unit === undefined) return undefined;
  const home = homeOfUnit(unit);
  return { ...home, upTo: home.upTo ?? upToPrice(home.price, prices.max) };
}

/**
 * Beside the sum of the home that leads: the price that the switch does not show, and the lowest of the project where that is of another home.
 * Of a price of the whole project it says that nobody knows of which home it is; nothing where no price is known.
 */
export function besideSum(
  property: Homes,
  asked: FittingHome | undefined,
  view: MoneyView,
): string | null {
  const start = startingHome(property);
  const lead = asked ?? start;
  if (lead === undefined || lead.price === null) return ofProject(property);
  const others = (['listed', 'all-in'] as const)
    .filter((one) => one !== view && (one === 'listed' || isAllInKnown(lead)))
    .map((one) => sumText(lead, one));
  // A sum that says "listed; all-in not known" has said it.
  const own = view === 'all-in' && !isAllInKnown(lead) ? [] : others;
  const first = asked === undefined ? [lead.label] : [];
  const least =
    asked === undefined || start === undefined || start.unitId === asked.unitId
      ? []
      : [`in this project ${sumText(start, 'listed')} (${start.label})`];
  const texts = [...first, ...own, ...least];
  return texts.length === 0 ? null : texts.join(', ');
}

/** `₹65.5 L listed`: the price that the switch does not show, where a line has room for one. */
export function otherPrice(home: FittingHome, view: MoneyView): string | null {
  if (home.price === null || !isAllInKnown(home)) return null;
  const { sum, what } = homeSum({ home }, view === 'listed' ? 'all-in' : 'listed');
  return `${sum} ${what}`;
}

const isAllInKnown = ({ allInPrice, atLeast }: FittingHome): boolean =>
  allInPrice !== null || atLeast !== null;

function sumText(home: FittingHome, view: MoneyView): string {
  const { before, sum, what } = homeSum({ home }, view);
  return [before, sum, what].filter((part) => part !== '').join(' ');
}

function ofProject({ project: { ranges } }: Homes): string | null {
  if (ranges.price === null && ranges.allInPrice === null) return null;
  return `${ranges.price === null ? 'all-in' : 'listed'}, of which home: not disclosed`;
}
