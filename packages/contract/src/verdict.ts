import { VERDICT_FACTS } from '@manemitra/domain/verdict/facts';
import { VERDICT_LEVELS } from '@manemitra/domain/verdict/levels';
import { z } from 'zod';

const Source = z.object({ name: z.string(), url: z.string().nullable() });

/**
 * What the published rules say of a project: facts and rules, no score. The rules are in `@manemitra/domain/verdict/rules`
 * and on the page “How we judge”.
 */
export const Verdict = z.object({
  level: z.enum(VERDICT_LEVELS),
  /** The reasons: first those that decide the level, then by the weight of the fact; of a strong project, what is in order. Never empty. */
  reasons: z.array(
    z.object({
      fact: z.enum(VERDICT_FACTS),
      says: z.string(),
      /** The rule that says so; null of a fact that is not known. */
      rule: z.string().nullable(),
      /** What would change the verdict; null for what is in order. */
      change: z.string().nullable(),
      /** A sentence to send to the seller about it; null where there is none. */
      ask: z.string().nullable(),
      /** The law or practice behind the rule; null for a rule of our own. */
      source: Source.nullable(),
      /** Of which day the fact is: of the register the day when somebody looked. Null: not recorded. */
      checkedOn: z.string().nullable(),
    }),
  ),
  /** Unknown facts that would decide at this stage, each with a sentence to send to the seller. */
  unknown: z.array(z.object({ fact: z.enum(VERDICT_FACTS), says: z.string(), ask: z.string() })),
});
export type Verdict = z.infer<typeof Verdict>;

const told = { fact: true, says: true } as const;

/** What a card of a list shows of it. */
export const VerdictOnCard = Verdict.pick({ level: true }).extend({
  reasons: z.array(Verdict.shape.reasons.element.pick(told)),
  unknown: z.array(Verdict.shape.unknown.element.pick(told)),
});
export type VerdictOnCard = z.infer<typeof VerdictOnCard>;
