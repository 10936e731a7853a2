import type { Source } from '../source.ts';
import { holds } from './condition.ts';
import { VERDICT_FACTS, type VerdictFact, type VerdictFacts } from './facts.ts';
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
  /** Where this alone would put the project. */
  level: VerdictLevel;
  /** One sentence, with the value of the fact. */
  says: string;
  /** The rule that says so; null of a fact that is not known. */
  rule: string | null;
  /** What would change the verdict; null for what is in order. */
  change: string | null;
  /** A sentence to send to the seller; null where there is none. */
  ask: string | null;
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
   * The reasons that decide the level, then others against the project, each by the weight of its fact; what is not known is one
   * where it decides. Of a strong project, what is in order.
   */
  reasons: VerdictReason[];
  /** Unknown facts that would decide, the weightiest first. */
  unknown: UnknownFact[];
}

/** The verdict on these facts on a day (`YYYY-MM-DD`), by the published rules and by nothing else. */
export function verdictOn(facts: VerdictFacts, today: string): ProjectVerdict {
  const standing = standingOn(facts, today);
  const rules = rulesOf(standing);
  const gaps = gapsOf(standing).map(({ told, ...gap }) => ({
    ...gap,
    says: told === undefined ? gap.says : filledIn(told, facts, today),
  }));
  const level = levelOf(rules, gaps);
  const told = rules.filter((rule) => level === 'strong' || rule.level !== 'strong');
  return {
    level,
    reasons: [
      ...told.map((rule) => ({ ...reasonOf(rule), says: filledIn(rule.says, facts, today) })),
      ...(level === 'ask-first' ? gaps.map(asReason) : []),
    ].toSorted(byWeight),
    unknown: gaps.map(({ fact, says, ask }) => ({ fact, says, ask })),
  };
}

/** What leads to a worse level first, then the weightier fact. The only order of reasons: pages and conversation keep it. */
const byWeight = (one: Weighed, other: Weighed): number =>
  severityOf(other.level) - severityOf(one.level) || weightOf(one) - weightOf(other);

type Weighed = Pick<VerdictReason, 'fact' | 'level'>;

const weightOf = ({ fact }: Pick<Weighed, 'fact'>): number => VERDICT_FACTS.indexOf(fact);

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

/** The rules that hold, of each fact the worst alone. */
function rulesOf(standing: Standing): Rule[] {
  const worst = new Map<VerdictFact, Rule>();
  for (const rule of VERDICT_RULES) {
    const before = worst.get(rule.fact);
    if (before !== undefined && severityOf(before.level) >= severityOf(rule.level)) continue;
    if (holds(rule.when, standing)) worst.set(rule.fact, rule);
  }
  return [...worst.values()];
}

const gapsOf = (standing: Standing): Gap[] =>
  VERDICT_GAPS.filter(({ when }) => holds(when, standing)).toSorted(
    (one, other) => weightOf(one) - weightOf(other),
  );

/** Not known is never good and never bad: it keeps a project from *strong* and takes it no lower than *ask first*. */
function levelOf(rules: readonly Rule[], gaps: readonly Gap[]): VerdictLevel {
  return worstOf([
    ...rules.map(({ level }) => level),
    ...(gaps.length > 0 ? ['ask-first' as const] : []),
  ]);
}

const reasonOf = ({ id, fact, level, change, ask, basis }: Rule) => ({
  fact,
  level,
  rule: id,
  change,
  ask: ask ?? null,
  source: basis.source,
});

const asReason = ({ fact, says, ask }: Gap): VerdictReason => ({
  fact,
  level: 'ask-first',
  says,
  rule: null,
  change: ask,
  ask,
  source: null,
});
