import { andList } from '@manemitra/domain/list-words';
import { severityOf, VERDICT_LABELS, type VerdictLevel } from '@manemitra/domain/verdict/levels';

interface Judged {
  name: string;
  level: VerdictLevel;
  /** How many facts decide: the one that its verdict line names and those that it counts. */
  points: number;
}

/** `Areca has the best verdict: Ask first. Banyan: Careful.`, or that all have the same, and how much there is to settle in each. */
export function comparedSentence(projects: readonly Judged[]): string {
  const best = Math.min(...projects.map(({ level }) => severityOf(level)));
  const first = projects.filter(({ level }) => severityOf(level) === best);
  const label = VERDICT_LABELS[first[0]?.level ?? 'ask-first'];
  if (first.length === projects.length) {
    const same = `${projects.length === 2 ? 'Both' : 'All'} have the same verdict: ${label}.`;
    return best === severityOf('strong') ? same : `${same}${pointsText(projects)}`;
  }
  const others = projects.filter((one) => !first.includes(one));
  const names = andList(first.map(({ name }) => name));
  const rest = others.map(({ name, level }) => `${name}: ${VERDICT_LABELS[level]}.`).join(' ');
  return `${names} ${first.length === 1 ? 'has' : 'have'} the best verdict: ${label}. ${rest}`;
}

/** ` Points to settle: 2 in Areca and 5 in Banyan.`, the fewest first; nothing where they do not differ. */
function pointsText(projects: readonly Judged[]): string {
  if (new Set(projects.map(({ points }) => points)).size === 1) return '';
  const each = projects
    .toSorted((one, other) => one.points - other.points)
    .map(({ name, points }) => `${points} in ${name}`);
  return ` Points to settle: ${andList(each)}.`;
}
