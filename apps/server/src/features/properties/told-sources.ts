import type { FactGroup, FactSource, FactsOfSource } from '@manemitra/contract/property-detail';
import { formatDate } from '@manemitra/domain/dates';
import { BETWEEN_SOURCES, earliestOf } from '@manemitra/domain/tellings';
import type { Provenance } from '#server/database/fact-tables.ts';
import { aboutFact } from '#server/features/fact-words/public.ts';

export type From = Pick<FactSource, 'source' | 'checkedOn' | 'parts'>;

type Telling = Provenance['tellings'][number];

/** If a source has more facts than this, they are counted and not named: the page has other things to say. */
const MOST_NAMED = 6;

type About = NonNullable<ReturnType<typeof aboutFact>>;

/**
 * The source of each group of facts. Several sources are all named, staff's entries first and with their day. The day of the
 * group is the earliest, if each source has one; `parts` then says which fact is from which. `unitLabels` are the labels of
 * homes by their key.
 */
export function toldSources(
  { tellings, facts }: Provenance,
  unitLabels: ReadonlyMap<string, string> = new Map(),
): Map<FactGroup, From> {
  const unitLabel = (fact: string) => unitLabels.get(fact.split('/')[1] ?? '');
  const groups = new Map<FactGroup, Map<number, About[]>>();
  for (const [fact, place] of Object.entries(facts)) {
    const about = aboutFact(fact, unitLabel);
    if (about === undefined) continue;
    const places = groups.get(about.group) ?? new Map<number, About[]>();
    groups.set(about.group, places.set(place, [...(places.get(place) ?? []), about]));
  }
  return new Map(
    [...groups].map(([group, of]) => {
      const told = [...of.keys()].flatMap((place) => tellings[place] ?? []);
      const names = new Set(
        told.toSorted(staffFirst).flatMap((each) => namesOf(each, told.length)),
      );
      const checkedOn = earliestOf(told.map(({ asOf }) => asOf));
      const url = told.find((each) => each.url !== null)?.url ?? null;
      const source = { name: [...names].join(BETWEEN_SOURCES), url };
      const parts = partsOf(tellings, of);
      return [group, { source, checkedOn, ...(parts.length > 1 ? { parts } : {}) }];
    }),
  );
}

/** The facts of a group by source and day; the largest part is called "the rest". */
function partsOf(
  tellings: readonly Telling[],
  places: ReadonlyMap<number, readonly About[]>,
): FactsOfSource[] {
  const parts = new Map<string, { told: Telling; facts: About[] }>();
  for (const [place, facts] of places) {
    const told = tellings[place];
    if (told === undefined) continue;
    const key = JSON.stringify([told.source, told.url, told.asOf]);
    parts.set(key, { told, facts: [...(parts.get(key)?.facts ?? []), ...facts] });
  }
  return [...parts.values()]
    .toSorted((one, other) => one.facts.length - other.facts.length)
    .map(({ told: { source, url, asOf }, facts }, at) => ({
      label: at === parts.size - 1 ? 'the rest' : labelOf(facts),
      fields: [...new Set(facts.map(({ field }) => field))],
      source: { name: source, url },
      checkedOn: asOf,
    }));
}

function labelOf(facts: readonly About[]): string {
  const labels = [...new Set(facts.map(({ label }) => label))];
  const more = labels.length - MOST_NAMED;
  // "And 1 more" is no shorter than naming it.
  if (more <= 1) return labels.join(', ');
  return `${labels.slice(0, MOST_NAMED).join(', ')} and ${more} more`;
}

const staffFirst = (one: Telling, other: Telling) =>
  Number(other.kind === 'staff') - Number(one.kind === 'staff');

/** With several sources the day of the group is not that of a staff entry, so the entry names its own. */
function namesOf({ source, kind, asOf }: Telling, count: number): string[] {
  if (count > 1 && kind === 'staff' && asOf !== null) return [`${source} of ${formatDate(asOf)}`];
  return source.split(BETWEEN_SOURCES);
}
