import { knownOfAllIn } from './all-in-price.ts';
import { boundText, saidLimit, type AgainstLimit, type Limit } from './against-limit.ts';
import { isCompleted } from './sale-facts.ts';

interface Range {
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** Prices of a whole project, and what decides the taxes on one of its homes that has no price of its own. */
export interface PricedByProject {
  listed: Range | null;
  allIn: Range | null;
  /** It has one kind of home: then its lowest price is the one that this home is to be had for. */
  isOnlyHome: boolean;
  type: string;
  carpetSqft: number | null | undefined;
  status: string | null;
  occupancyCertificateReceived: boolean | null;
  /** `YYYY-MM-DD`. */
  registeredOn: string;
}

/**
 * What is known of all that will be paid for a home of a project of which only common prices are known: of its one kind of home, else of
 * the dearest, because nobody says which home costs what. Undefined where no price is known.
 */
export function knownAllInOfProject(of: PricedByProject): number | undefined {
  const end = (range: Range | null) =>
    (of.isOnlyHome ? (range?.min ?? range?.max) : (range?.max ?? range?.min)) ?? undefined;
  return (
    end(of.allIn) ??
    knownOfAllIn({
      type: of.type,
      agreement: end(of.listed),
      carpetSqft: of.carpetSqft ?? undefined,
      isCompleted: isCompleted(of.status, of.occupancyCertificateReceived),
      registeredOn: of.registeredOn,
    })
  );
}

/** Such a home beside a limit for the listed price, where what is known of all that will be paid may come to more; else undefined. */
export function projectOverLimit(
  { known, isOnlyHome }: { known: number } & Pick<PricedByProject, 'isOnlyHome'>,
  limit: Limit,
): AgainstLimit | undefined {
  const { max, basis } = limit;
  if (basis !== 'listed' || known <= max) return undefined;
  const gap = boundText(known, saidLimit(limit));
  return isOnlyHome
    ? { tone: 'over', left: max - known, gap, text: `All in, ${gap}` }
    : { tone: 'open', left: max - known, gap, text: `All in, the dearest of its homes is ${gap}` };
}
