import type { Fact, Facts, FactValue } from '@manemitra/domain/tellings';
import type { ImportedFact } from '#server/database/project-work-tables.ts';
import { FACT_RULES } from './fact-rules.ts';
import { factLabel, factText } from './fact-words.ts';

/** A changed fact: the old value, if it was known, and the new one. */
export interface FactChange {
  fact: string;
  was: Fact | undefined;
  is: FactValue;
}

/** The effect of a telling: the facts with a new value, and its values that were kept as differences. */
export function factReport(
  before: Facts,
  after: Facts,
  tellingId?: number,
): { changes: FactChange[]; beside: FactChange[] } {
  return { changes: factChanges(before, after), beside: besideFacts(after, tellingId) };
}

/** The order of lists is no fact. */
function factChanges(before: Facts, after: Facts): FactChange[] {
  const changes: FactChange[] = [];
  const compare = (fact: string): void => {
    if (fact.startsWith('order/')) return;
    const was = before.facts.get(fact);
    const [old, is] = [was?.value ?? null, after.facts.get(fact)?.value ?? null];
    const isSame = old === null || is === null ? old === is : FACT_RULES.isSame(fact, old, is);
    if (!isSame) changes.push({ fact, was: old === null ? undefined : was, is });
  };
  for (const fact of before.facts.keys()) compare(fact);
  for (const fact of after.facts.keys()) if (!before.facts.has(fact)) compare(fact);
  return changes;
}

/** A change as a report of an import keeps it. */
export function keptChange({ fact, was, is }: FactChange, { facts }: Facts): ImportedFact {
  return {
    fact,
    label: factLabel(fact, (of) => facts.get(of)?.value),
    was: was?.value ?? null,
    wasSource: was?.telling.source ?? null,
    wasAsOf: was?.telling.asOf ?? null,
    is,
  };
}

/** Such a change in words. */
export function changeInWords({ fact, label, was, wasSource, wasAsOf, is }: ImportedFact) {
  return { fact, label, was: factText(fact, was), wasSource, wasAsOf, is: factText(fact, is) };
}

function besideFacts({ facts, differences }: Facts, tellingId: number | undefined): FactChange[] {
  return [...differences].flatMap(([fact, others]) =>
    others
      // What a row tells of the project alone is kept in its own fact.
      .filter(({ telling }) => telling.id === tellingId && telling.told.some(([of]) => of === fact))
      .map(({ value }) => ({ fact, was: facts.get(fact), is: value })),
  );
}
