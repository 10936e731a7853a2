import { VERDICT_FACTS, type VerdictFact } from '@manemitra/domain/verdict/facts';
import { VERDICT_GAPS } from '@manemitra/domain/verdict/gaps';
import { severityOf } from '@manemitra/domain/verdict/levels';
import type { Gap, Rule } from '@manemitra/domain/verdict/rule';
import { VERDICT_RULES } from '@manemitra/domain/verdict/rules';

export interface RuleGroup {
  fact: VerdictFact;
  title: string;
  /** What words of its rules mean. */
  note?: string;
  /** The worst first. */
  rules: readonly Rule[];
  /** What is asked where the fact, or a part of it, is not known. */
  gaps: readonly Gap[];
}

const TITLES: Readonly<Partial<Record<VerdictFact, string>>> = {
  stage: 'Stage of the work',
  occupancyCertificate: 'Occupancy certificate',
  registration: 'RERA registration',
  litigation: 'Court cases',
  commencementCertificate: 'Commencement certificate',
  conversion: 'Conversion of the land',
  khata: 'Khata',
  planApprover: 'Who sanctioned the plan',
  promisedBy: 'The promised date',
  trackRecord: 'The builder’s earlier projects',
  complaints: 'Complaints at the register',
  priceDisclosed: 'Price, area and charges',
  loadingPercent: 'Loading',
  floods: 'Floods',
};

const NOTES: Readonly<Partial<Record<VerdictFact, string>>> = {
  occupancyCertificate:
    '“Built” is what its seller calls complete and waiting for the certificate. “Sold as ready” is what its seller says one can move into now: that claim needs the certificate, so without it the verdict is worse.',
};

/** The published rules by the fact that they speak of, the weightiest fact first. */
export const RULE_GROUPS: readonly RuleGroup[] = VERDICT_FACTS.flatMap((fact) => {
  const title = TITLES[fact];
  if (title === undefined) return [];
  const rules = VERDICT_RULES.filter((rule) => ownerOf(rule.fact) === fact).toSorted(
    (one, other) => severityOf(other.level) - severityOf(one.level),
  );
  const gaps = VERDICT_GAPS.filter((gap) => ownerOf(gap.fact) === fact);
  // What is asked in several cases is said once.
  const told = new Map(gaps.map((gap) => [gap.says, gap]));
  const note = NOTES[fact];
  return [{ fact, title, ...(note !== undefined && { note }), rules, gaps: [...told.values()] }];
});

/** The fact that a part belongs to: `khata.class` to `khata`. */
function ownerOf(fact: VerdictFact): string {
  return fact === 'needsRegistration' ? 'registration' : (fact.split('.', 1)[0] ?? fact);
}
