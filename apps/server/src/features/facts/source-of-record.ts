import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { NAME_MAX } from '@manemitra/domain/record-limits';
import { BETWEEN_SOURCES, earliestOf, type Facts } from '@manemitra/domain/tellings';
import type { JournalEntry } from './journal.ts';

/**
 * The sources of a project's facts in one line, for a card or a list: all that some current fact comes from, and the
 * earliest of their days. If one fact has no day, the project has none, because nobody checked all of it. Edits of staff are
 * not counted.
 */
export function sourceOfFacts(
  { facts }: Facts,
  before: ProjectRecord['source'],
): ProjectRecord['source'] {
  const all = [...facts.values()].flatMap(({ value, telling }) =>
    value === null || telling.kind === 'staff' ? [] : [telling as JournalEntry],
  );
  const tellings = [...new Set(all)].toSorted((one, other) => one.id - other.id);
  const names = new Set(tellings.flatMap(({ source }) => source.split(BETWEEN_SOURCES)));
  if (names.size === 0) return before;
  const name = [...names].join(BETWEEN_SOURCES);
  const day = earliestOf(tellings.map(({ asOf }) => asOf));
  const url = tellings.findLast((each) => each.url !== null)?.url;
  return {
    name: name.length > NAME_MAX ? (tellings.at(-1)?.source ?? name) : name,
    ...(url ? { url } : {}),
    ...(day ? { checkedOn: day } : {}),
  };
}
