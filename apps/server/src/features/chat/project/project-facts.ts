import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FactGroup } from '@manemitra/contract/property-detail';
import type { NearbyPlace } from '#server/features/places/public.ts';
import type { LoadedDetail } from '#server/features/properties/public.ts';
import type { ProjectQuestion } from './read-question.ts';

/** What lies around a project, of the kinds that a question asks for. */
export type Around = Partial<Record<NearbyPlace['category'], readonly NearbyPlace[]>>;

/** All that an answer may be made of. */
export interface ProjectFacts {
  /** What the project's own page tells. */
  detail: PropertyDetail;
  /** The row it was made from, which has several RERA numbers and days that the page leaves out. */
  row: LoadedDetail['property'];
  around: Around;
  question: ProjectQuestion;
  /** The home that the page shows: figures are its own, unless others are asked for. */
  unitId?: string | undefined;
  /** The visitor's words, for the loan that they name. */
  prompt: string;
}

export interface Topic {
  /** How it is called where nothing is known of it. */
  name: string;
  /** We keep it for no project: the answer is the same for all. */
  isNeverKept?: true;
  /** Whose sources the answer stands on. */
  groups: readonly FactGroup[];
  /** One or more sentences, or `null` when it is not disclosed. */
  say: (facts: ProjectFacts) => string | null;
}

/** A topic of which we keep no facts. */
export interface NeverKept extends Topic {
  isNeverKept: true;
  say: () => string;
}

export const isNeverKept = (topic: Topic): topic is NeverKept => topic.isNeverKept === true;

type Unit = PropertyDetail['units'][number];

/** The unit types that the question is about: those of its BHK where the project has them, else the one that is seen, else all. */
export function unitsAsked({
  detail: { units },
  question: { bhks },
  unitId,
}: ProjectFacts): Unit[] {
  const asked = units.filter(({ bhk }) => bhk !== null && bhks.includes(bhk));
  if (asked.length > 0) return asked;
  const seen = units.filter(({ id }) => id === unitId);
  return seen.length > 0 ? seen : units;
}

/** `3 BHK ₹1.42 Cr, 2 BHK ₹98 L`; `null` when no unit type has the figure. */
export function byUnit(facts: ProjectFacts, figure: (unit: Unit) => string | null): string | null {
  const known = unitsAsked(facts).flatMap((unit) => {
    const said = figure(unit);
    return said === null ? [] : `${unit.label} ${said}`;
  });
  return known.length === 0 ? null : known.join(', ');
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
