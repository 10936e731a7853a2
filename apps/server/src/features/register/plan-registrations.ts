import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import {
  joinRegistrations,
  registerMarks,
  type RegisterMark,
  registerTold,
  type Registration,
} from '@manemitra/domain/register';
import { RERA_REGISTER } from '@manemitra/domain/rera-standing';
import type { Facts } from '@manemitra/domain/tellings';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { type JournalEntry, Journals, recordAfter } from '#server/features/facts/public.ts';
import { type FactChange, factReport } from '#server/features/fact-words/public.ts';
import { storedProjects } from '#server/features/property-editing/public.ts';

/** What the register changes in a project, planned or done. */
export interface RegisterPlan {
  propertyId: number;
  entries: JournalEntry[];
  facts: Facts;
  record: ProjectRecord;
  changes: FactChange[];
  beside: FactChange[];
  marks: RegisterMark[];
}

interface Looking {
  /** The day that the register was saved on. */
  asOf: string;
  at: Date;
  importId?: number | undefined;
}

/** A look at the register alone changes nothing of the project. */
const CHECKED = new Set(['reraCheckedOn', 'complaintsCheckedOn']);

/** What the register says of some projects, compared with what is known of them. Nothing is written. */
export async function planRegistrations(
  trx: LoadTransaction,
  registrations: ReadonlyMap<number, readonly Registration[]>,
  { asOf, at, importId }: Looking,
): Promise<RegisterPlan[]> {
  const ids = [...registrations.keys()];
  const stored = await storedProjects(trx, ids);
  const journals = await Journals.load(trx, ids, { at });
  return ids.flatMap((propertyId): RegisterPlan[] => {
    const known = stored.get(propertyId);
    if (known === undefined) return [];
    const missed = journals.missed(propertyId, known);
    const before = journals.heard(propertyId, missed);
    const numbers = known.record.reraNumbers ?? [];
    const registration = joinRegistrations(registrations.get(propertyId) ?? []);
    const told = registerTold(registration, { numbers, asOf });
    const { name, url } = RERA_REGISTER;
    const entry = journals.entry(told, { name, url }, { kind: 'register', asOf, importId });
    const entries = [...missed, entry];
    const facts = journals.heard(propertyId, entries);
    const { changes, beside } = factReport(before, facts, entry.id);
    const valueIn = (of: Facts) => (fact: string) => of.facts.get(fact)?.value;
    return [
      {
        propertyId,
        entries,
        facts,
        record: recordAfter(facts, known.record),
        changes: changes.filter(({ fact }) => !CHECKED.has(fact)),
        beside,
        marks: registerMarks(valueIn(before), valueIn(facts)),
      },
    ];
  });
}
