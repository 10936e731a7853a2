import type { FieldValues, NumberRange } from '@manemitra/query/criteria';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { forEachIn, hasBit, type NumberColumn } from './columns.ts';
import {
  at,
  BY_WHAT_IS_KNOWN,
  gapTo,
  mark,
  markYes,
  NO,
  OVER_LIMIT,
  overlaps,
  SURE,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
  type Verdict,
  type Verdicts,
} from './measures.ts';

export function price(value: FieldValues['price'], { unit }: CatalogueColumns): Measures {
  const { basis } = value;
  const low = basis === 'all-in' ? unit.all_in_price : unit.price_min;
  const high = basis === 'all-in' ? unit.all_in_price : unit.price_max;
  const inRange = overlaps(low, high, value);
  const ofHome = basis === 'all-in' ? orSurelyOver(inRange, value, unit) : inRange;
  // A limit is a limit: a home fits no better for being cheaper.
  return {
    verdict: orOfProject(ofHome, value, pricesOfProject(basis, unit)),
    gap: gapTo(low, high, value),
    figure: (row) => at(unit.known_all_in_of_project.values, row),
    ...(value.max === undefined ? {} : { risk: againstAllIn(value.max, unit) }),
    ...(basis === 'all-in' && value.max !== undefined
      ? { byWhatIsKnown: isKnownPartWithin({ ...value, max: value.max }, unit) }
      : {}),
  };
}

/** Of a home whose all-in price is not wholly known: whether the part that is known keeps the limit. */
function isKnownPartWithin(
  { min = -Infinity, max }: NumberRange & { max: number },
  unit: CatalogueColumns['unit'],
): ByRow<boolean> {
  const atLeast = unit.all_in_at_least.values;
  const risk = againstAllIn(max, unit);
  return (row) =>
    at(atLeast, row) >= min && at(atLeast, row) <= max && risk(row) === BY_WHAT_IS_KNOWN;
}

/** What is known of an all-in price may pass the most that was named already. */
function orSurelyOver(
  inRange: Verdicts,
  { max = Infinity }: NumberRange,
  unit: CatalogueColumns['unit'],
): Verdicts {
  const atLeast = unit.all_in_at_least.values;
  return Object.assign(
    (row: number) => {
      const verdict = inRange(row);
      return verdict === UNKNOWN && at(atLeast, row) > max ? NO : verdict;
    },
    { markYes: (words: Uint32Array, rows: number) => markYes(inRange, words, rows) },
  );
}

interface Ends {
  least: NumberColumn;
  most: NumberColumn;
}

/** The ends of all prices of a project, and which of them the price that is asked for cannot pass. */
interface ProjectEnds extends Ends {
  /** Of prices with everything it is no higher, of those before taxes no lower. */
  bounds: 'both' | 'most' | 'least';
}

/** What is known of all prices of a project, for the homes that have none of their own. */
interface OfProject extends ProjectEnds {
  isSo: (row: number) => boolean;
  /** Rows of which it may be so. */
  among: CatalogueColumns['unit']['isPricedByProject'];
}

/** The prices that are asked for, and the others behind them: what is to be paid with everything is never less than the price before taxes. */
const inOrder = <E extends Ends>(
  basis: FieldValues['price']['basis'],
  { listed, allIn }: { listed: E; allIn: E },
): readonly [E & ProjectEnds, E & ProjectEnds] =>
  basis === 'all-in'
    ? [
        { ...allIn, bounds: 'both' },
        { ...listed, bounds: 'least' },
      ]
    : [
        { ...listed, bounds: 'both' },
        { ...allIn, bounds: 'most' },
      ];

function pricesOfProject(
  basis: FieldValues['price']['basis'],
  unit: CatalogueColumns['unit'],
): OfProject[] {
  const [asked, other] = inOrder(basis, {
    listed: {
      among: unit.isPricedByProject,
      least: unit.project_price_min,
      most: unit.project_price_max,
    },
    allIn: {
      among: unit.isAllInByProject,
      least: unit.project_all_in_min,
      most: unit.project_all_in_max,
    },
  });
  const own = basis === 'all-in' ? unit.all_in_price : unit.price_min;
  const isAsked = (row: number) => hasBit(asked.among, row);
  const isOther = (row: number) => hasBit(other.among, row) && !isAsked(row) && isUnknown(own, row);
  return [
    { ...asked, isSo: isAsked },
    { ...other, isSo: isOther },
  ];
}

const isUnknown = ({ values }: NumberColumn, row: number) => Number.isNaN(at(values, row));

/** Whether the prices of a project that lists no homes may be what is asked for, by its row; of one without prices it says no. */
export function mayBePriced(
  value: FieldValues['price'],
  { project }: CatalogueColumns,
): ByRow<boolean> {
  const ends = inOrder<Ends>(value.basis, {
    listed: { least: project.price_min, most: project.price_max },
    allIn: { least: project.all_in_min, most: project.all_in_max },
  });
  return (row) => {
    const known = ends.find(({ least, most }) => !isUnknown(least, row) || !isUnknown(most, row));
    return known !== undefined && judged(known, row, value) !== NO;
  };
}

/** What holds of every price of a project. */
function judged(
  { least, most, bounds }: ProjectEnds,
  row: number,
  { min = -Infinity, max = Infinity }: NumberRange,
): Verdict {
  const low = bounds === 'most' ? NaN : at(least.values, row);
  const high = bounds === 'least' ? NaN : at(most.values, row);
  if (low > max || high < min) return NO;
  const isLowEnough = high <= max || max === Infinity;
  return isLowEnough && (low >= min || min === -Infinity) ? YES : UNKNOWN;
}

/** Where the price of a home is not known: what holds of every price of its project holds of this one. */
function orOfProject(ofHome: Verdicts, range: NumberRange, known: readonly OfProject[]): Verdicts {
  if (range.min === undefined && range.max === undefined) return ofHome;
  return Object.assign(
    (row: number) => {
      const verdict = ofHome(row);
      const ofProject = verdict === UNKNOWN ? known.find(({ isSo }) => isSo(row)) : undefined;
      return ofProject === undefined ? verdict : judged(ofProject, row, range);
    },
    {
      markYes: (words: Uint32Array, rows: number) => {
        markYes(ofHome, words, rows);
        for (const ofProject of known) {
          forEachIn(ofProject.among.words, (row) => {
            if (row >= rows || !ofProject.isSo(row) || ofHome(row) !== UNKNOWN) return;
            if (judged(ofProject, row, range) === YES) mark(words, row);
          });
        }
      },
    },
  );
}

/**
 * How all that will be paid stands to a limit. Of a home without a price of its own only what its project costs is known: that is its own
 * where there is one kind of home, else that of the dearest, which says nothing of this one.
 */
function againstAllIn(max: number, unit: CatalogueColumns['unit']): ByRow<number> {
  const total = unit.all_in_price.values;
  const atLeast = unit.all_in_at_least.values;
  const ofProject = unit.known_all_in_of_project.values;
  return (row) => {
    const known = at(total, row);
    if (known <= max) return SURE;
    if (known > max || at(atLeast, row) > max) return OVER_LIMIT;
    const isOver = at(ofProject, row) > max && hasBit(unit.isOnlyHome, row);
    return isOver ? OVER_LIMIT : BY_WHAT_IS_KNOWN;
  };
}
