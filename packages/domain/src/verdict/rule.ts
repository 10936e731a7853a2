import type { Source } from '../source.ts';
import type { When } from './condition.ts';
import type { VerdictFact } from './facts.ts';
import type { VerdictLevel } from './levels.ts';

/** Why a rule says what it says. */
export interface Basis {
  /**
   * `law`: a statute; `report`: a law or an order as the press tells of it; `practice`: what lenders and offices commonly do; `own`: our
   * judgement, no law says so.
   */
  kind: 'law' | 'report' | 'practice' | 'own';
  source: Source | null;
  /** The day on which the source was last read; null where no day was noted. */
  readOn: string | null;
}

/** One rule of the published table. It reads only what `when` names. */
export interface Rule {
  id: string;
  /** The fact that it speaks of. */
  fact: VerdictFact;
  level: VerdictLevel;
  when: When;
  /** The rule in general, for the page that lists all rules. */
  rule: string;
  /** The rule as said of one project; words in braces are replaced by its values. */
  says: string;
  /** What would change the verdict; null for what is in order. */
  change: string | null;
  /** A sentence to send to the seller, where what is lacking can be asked for. */
  ask?: string;
  basis: Basis;
}

/** A fact that decides at a stage and is not known: it keeps a project at *Ask first*. */
export interface Gap {
  fact: VerdictFact;
  when: When;
  /** What is not known, as a sentence. */
  says: string;
  /** The same as said of one project, where that is more; words in braces are replaced by its values. */
  told?: string;
  /** A sentence to send to the seller. */
  ask: string;
}
