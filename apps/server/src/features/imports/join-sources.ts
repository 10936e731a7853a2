import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { NAME_MAX } from '@manemitra/domain/name-limits';

type Source = ProjectRecord['source'];

const BETWEEN = '; ';

/**
 * The source of a project after a row came in. While facts of an earlier source are left both are named: what one of them
 * told must not be laid to the other. Their day is the earlier one.
 */
export function joinSources(stored: ProjectRecord, row: ProjectRecord): Source {
  const [was, told] = [stored.source, row.source];
  const names = was.name.split(BETWEEN);
  if (told.name === was.name || names.includes(told.name)) {
    return { ...was, ...told, name: was.name, ...dayOf(was, told, names.length > 1) };
  }
  if (!leavesFacts(stored, row)) return told;
  const name = [...names, told.name].join(BETWEEN);
  return {
    ...was,
    ...told,
    name: name.length > NAME_MAX ? told.name : name,
    ...dayOf(was, told, true),
  };
}

function dayOf(was: Source, told: Source, isMixed: boolean): Pick<Source, 'checkedOn'> {
  const days = [was.checkedOn, told.checkedOn].filter((day) => day !== undefined);
  const day = isMixed ? days.toSorted()[0] : (told.checkedOn ?? was.checkedOn);
  return day === undefined ? {} : { checkedOn: day };
}

const NO_FACTS: ReadonlySet<string> = new Set([
  'externalId',
  'source',
  'isDemonstration',
  'promoter',
]);

/** Whether something is known that the row does not tell. */
function leavesFacts(stored: ProjectRecord, row: ProjectRecord): boolean {
  const isTold = (value: unknown) => value !== undefined && !isEmpty(value);
  return Object.entries(stored).some(
    ([field, value]) =>
      !NO_FACTS.has(field) && isTold(value) && !isTold(row[field as keyof ProjectRecord]),
  );
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
