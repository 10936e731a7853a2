import type { Fact, Facts, FactValue } from '@manemitra/domain/tellings';
import { FACT_RULES } from './fact-rules.ts';

/** A fact that is told otherwise: as it was, if it was known, and as it is told now. */
export interface FactChange {
  fact: string;
  was: Fact | undefined;
  is: FactValue;
}

/** The facts that have another value now. The order of lists is no fact. */
export function factChanges(before: Facts, after: Facts): FactChange[] {
  const facts = new Set([...before.facts.keys(), ...after.facts.keys()]);
  return [...facts].flatMap((fact): FactChange[] => {
    if (fact.startsWith('order/')) return [];
    const was = before.facts.get(fact);
    const [old, is] = [was?.value ?? null, after.facts.get(fact)?.value ?? null];
    const isSame = old === null || is === null ? old === is : FACT_RULES.isSame(fact, old, is);
    return isSame ? [] : [{ fact, was: old === null ? undefined : was, is }];
  });
}
