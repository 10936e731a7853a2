import { OWN } from './bases.ts';
import type { Rule } from './rule.ts';

/** What is known of the place. "No known flood" is no reason for anything: most places were never looked at. */
export const FLOOD_RULES: readonly Rule[] = [
  {
    id: 'floods-known',
    fact: 'floods',
    level: 'ask-first',
    when: { knownFloods: { above: 0 } },
    rule: 'A place or road that is known to flood lies within 500 m.',
    says: 'Known to flood within 500 m: {floods}. Ask whether water stood at the gate or in the basement.',
    change:
      'The seller says in writing how high water stood in the last five monsoons, and you have been there after rain.',
    basis: OWN,
  },
];
