import type { FactGroup, FactSource } from '@manemitra/contract/property-detail';
import { formatDate } from '@manemitra/domain/dates';
import { BETWEEN_SOURCES, earliestOf } from '@manemitra/domain/tellings';
import type { Provenance } from '#server/database/fact-tables.ts';
import { groupOfFact } from '#server/features/facts/public.ts';

export type From = Pick<FactSource, 'source' | 'checkedOn'>;

type Telling = Provenance['tellings'][number];

/**
 * Where the facts of each group are from. Several sources are all named, what staff entered first and with its day, and the day of the
 * whole is the earliest, where each has one.
 */
export function toldSources({ tellings, facts }: Provenance): Map<FactGroup, From> {
  const places = new Map<FactGroup, Set<number>>();
  for (const [fact, place] of Object.entries(facts)) {
    const group = groupOfFact(fact);
    if (group !== undefined) places.set(group, (places.get(group) ?? new Set()).add(place));
  }
  return new Map(
    [...places].map(([group, of]) => {
      const told = [...of].flatMap((place) => tellings[place] ?? []);
      const names = new Set(
        told.toSorted(staffFirst).flatMap((each) => namesOf(each, told.length)),
      );
      const checkedOn = earliestOf(told.map(({ asOf }) => asOf));
      const url = told.find((each) => each.url !== null)?.url ?? null;
      return [group, { source: { name: [...names].join(BETWEEN_SOURCES), url }, checkedOn }];
    }),
  );
}

const staffFirst = (one: Telling, other: Telling) =>
  Number(other.kind === 'staff') - Number(one.kind === 'staff');

/** Beside other sources the day of the whole is not that of a staff's entry, which therefore says its own. */
function namesOf({ source, kind, asOf }: Telling, count: number): string[] {
  if (count > 1 && kind === 'staff' && asOf !== null) return [`${source} of ${formatDate(asOf)}`];
  return source.split(BETWEEN_SOURCES);
}
