import type { Source } from '../source.ts';
import { holds } from './condition.ts';
import type { VerdictFact, VerdictFacts } from './facts.ts';
import { VERDICT_GAPS } from './gaps.ts';
import { severityOf, type VerdictLevel, worstOf } from './levels.ts';
import type { Gap, Rule } from './rule.ts';
import { VERDICT_RULES } from './rules.ts';
import {
  daysBetween,
  EXPIRING_DAYS,
  registrationEnd,
  type Standing,
  standingOn,
} from './standing.ts';
import { filledIn } from './value-words.ts';

interface VerdictReason {
  fact: VerdictFact;
  /** One sentence, with the value of the fact. */
  says: string;
  /** The rule that says so; null of a fact that is not known. */
  rule: string | null;
  /** What would change the verdict; null for what is in order. */
  change: string | null;
  source: Source | null;
}

interface UnknownFact {
  fact: VerdictFact;
  says: string;
  /** A sentence to send to the seller. */
  ask: string;
}

export interface ProjectVerdict {
  level: VerdictLevel;
  /**
   * The reasons: first the one that decides the level, then others against the project. Of a strong project, what is in
   * order.
   */
  reasons: VerdictReason[];
  /** Unknown facts that would decide. */
  unknown: UnknownFact[];
}

/** The verdict on these facts on a day (`YYYY-MM-DD`), by the published rules and by nothing else. */
export function verdictOn(facts: VerdictFacts, today: string): ProjectVerdict {
  const standing = standingOn(facts, today);
  const rules = rulesOf(standing);
  const gaps = gapsOf(standing);
  const level = levelOf(rules, gaps);
  const told = level === 'strong' ? rules : rules.filter((rule) => rule.level !== 'strong');
  const reasons = told.map((rule) => ({
    fact: rule.fact,
    says: filledIn(rule.says, facts, today),
    rule: rule.id,
    change: rule.change,
    source: rule.basis.source,
  }));
  const unknown = gaps.map(({ fact, says, ask }) => ({ fact, says, ask }));
  return {
    level,
    reasons: level === 'ask-first' ? [...reasons, ...unknown.map(asReason)] : reasons,
    unknown,
  };
}

/** The level alone, for many projects at a time: the first rule that holds decides, the worst being asked first. */
export function verdictLevelOn(facts: VerdictFacts, today: string): VerdictLevel {
  const standing = standingOn(facts, today);
  const worst = WORST_FIRST.find(({ when }) => holds(when, standing));
  if (worst !== undefined) return worst.level;
  return VERDICT_GAPS.some(({ when }) => holds(when, standing)) ? 'ask-first' : 'strong';
}

const WORST_FIRST = VERDICT_RULES.filter(({ level }) => level !== 'strong').toSorted(
  (one, other) => severityOf(other.level) - severityOf(one.level),
);

/** The first day after today on which the same facts may be judged otherwise; null where no date is to come. */
export function judgedAnewOn({ promisedBy, ...facts }: VerdictFacts, today: string): string | null {
  const end = registrationEnd(facts);
  const { validTill = null, extendedTo = null } = facts.registration ?? {};
  const days = [
    // From then on the registration is one that was extended.
    ...(validTill === null || extendedTo === null ? [] : [addDays(validTill, 1)]),
    ...(promisedBy === null ? [] : [-182, 1, 92, 1096].map((after) => addDays(promisedBy, after))),
    ...(end === null ? [] : [-EXPIRING_DAYS, 1, 183].map((after) => addDays(end, after))),
  ];
  return days.filter((day) => daysBetween(today, day) > 0).toSorted()[0] ?? null;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The rules that hold, of each fact the worst alone; the worst first and then in the order of the table. */
function rulesOf(standing: Standing): Rule[] {
  const worst = new Map<VerdictFact, Rule>();
  for (const rule of VERDICT_RULES) {
    const before = worst.get(rule.fact);
    if (before !== undefined && severityOf(before.level) >= severityOf(rule.level)) continue;
    if (holds(rule.when, standing)) worst.set(rule.fact, rule);
  }
  return VERDICT_RULES.filter((rule) => worst.get(rule.fact) === rule).toSorted(
    (one, other) => severityOf(other.level) - severityOf(one.level),
  );
}

const gapsOf = (standing: Standing): Gap[] =>
  VERDICT_GAPS.filter(({ when }) => holds(when, standing));

/** Not known is never good and never bad: it keeps a project from *strong* and takes it no lower than *ask first*. */
function levelOf(rules: readonly Rule[], gaps: readonly Gap[]): VerdictLevel {
  return worstOf([
    ...rules.map(({ level }) => level),
    ...(gaps.length > 0 ? ['ask-first' as const] : []),
  ]);
}

const asReason = ({ fact, says, ask }: UnknownFact): VerdictReason => ({
  fact,
  says,
  rule: null,
  change: ask,
  source: null,
});
