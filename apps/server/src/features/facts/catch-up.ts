import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { toldBetween, type Told } from '@manemitra/domain/tellings';
import { localityOf } from '#server/features/catalogue/public.ts';
import { FACT_RULES } from '#server/features/fact-words/public.ts';
import { heard, type JournalEntry } from './journal.ts';
import { entryKeys, recordFacts } from './record-facts.ts';
import { recordOf } from './facts-record.ts';

/** A project as the catalogue holds it, and since which day fields are as staff set them. */
export interface Stored {
  record: ProjectRecord;
  staffEdits: ReadonlyMap<string, string>;
}

/**
 * Tellings that the journal of a project lacks because it was written without it. For a project without a journal, these are
 * all facts of its source and all edits of staff.
 */
export function missedTellings(
  { record, staffEdits }: Stored,
  journal: readonly JournalEntry[],
  { at, nextId }: { at: Date; nextId: () => number },
): JournalEntry[] {
  const { name, url = null, checkedOn = null } = record.source;
  const source = { source: name, url, kind: 'portal', asOf: checkedOn } as const;
  const entry = (told: Told, given: Partial<JournalEntry>): JournalEntry => ({
    id: nextId(),
    told,
    ...source,
    at,
    isDecided: false,
    isTakenBack: false,
    ...given,
  });
  // A project whose tellings were all taken back has no facts.
  if (journal.some(isHeard) && !journal.some((each) => isHeard(each) && !each.isTakenBack)) {
    return [];
  }
  if (journal.length > 0) {
    const told = decidedTold(journal, record);
    return told.length === 0 ? [] : [entry(told, { isDecided: true })];
  }
  const ofStaff = new Map<string, Told[number][]>();
  const ofSource: Told[number][] = [];
  for (const pair of recordFacts(record)) {
    const day = staffEdits.get(fieldOf(pair[0]));
    if (day === undefined) ofSource.push(pair);
    else ofStaff.set(day, [...(ofStaff.get(day) ?? []), pair]);
  }
  const byStaff = { source: 'Staff edit', url: null, kind: 'staff', isDecided: true } as const;
  return [
    entry(ofSource, {}),
    ...[...ofStaff].map(([asOf, told]) => entry(told, { ...byStaff, asOf })),
  ];
}

/** The decisions of a person that would turn the project into this record, including the order of its lists. */
export function decidedTold(journal: readonly JournalEntry[], next: ProjectRecord): Told {
  const values = valuesOf(journal);
  const facts = withOrders(values, recordFacts(next));
  if (!values.has('locality') && isDerived(next)) facts.delete('locality');
  const told = toldBetween(values, facts, FACT_RULES.isSame);
  for (const [fact, value] of told) values.set(fact, value);
  const [keys, wanted] = [entryKeys(recordOf(values, next)), entryKeys(next)];
  const orders = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (list) => keys[list].join('\n') !== wanted[list].join('\n'),
  );
  return [...told, ...orders.map((list) => [`order/${list}`, wanted[list]] as const)];
}

/** Whether no source gave the locality: it was derived from the place. */
function isDerived({ locality, coordinates }: ProjectRecord): boolean {
  const around = coordinates && localityOf(undefined, [coordinates.lat, coordinates.lng]);
  return around !== undefined && around.name === locality;
}

/** The order of a list is no fact of a record, and stays as long as it is right. */
function withOrders(
  values: ReadonlyMap<string, unknown>,
  next: ReturnType<typeof recordFacts>,
): ReturnType<typeof recordFacts> {
  const orders = [...values].filter(([fact]) => fact.startsWith('order/'));
  return new Map([...next, ...(orders as [string, string[]][])]);
}

/** The facts with their values after these tellings. */
function valuesOf(journal: readonly JournalEntry[]): ReturnType<typeof recordFacts> {
  return new Map([...heard(journal).facts].map(([fact, { value }]) => [fact, value]));
}

/** The field of a record that a fact is of. */
function fieldOf(fact: string): string {
  const [field = fact] = fact.split(/[/.]/, 1);
  return field === 'surveyKhathas' || field === 'surveyEKhathas' ? 'surveyNumbers' : field;
}

const isHeard = ({ isDeclined = false }: JournalEntry): boolean => !isDeclined;
