import { andList } from '@manemitra/domain/list-words';
import { severityOf, VERDICT_LABELS, type VerdictLevel } from '@manemitra/domain/verdict/levels';

/** `Areca has the best verdict: Ask first. Banyan: Careful.`, or that all have the same. */
export function comparedSentence(
  projects: readonly { name: string; level: VerdictLevel }[],
): string {
  const best = Math.min(...projects.map(({ level }) => severityOf(level)));
  const first = projects.filter(({ level }) => severityOf(level) === best);
  const label = VERDICT_LABELS[first[0]?.level ?? 'ask-first'];
  if (first.length === projects.length) {
    return `${projects.length === 2 ? 'Both' : 'All'} have the same verdict: ${label}.`;
  }
  const others = projects.filter((one) => !first.includes(one));
  const names = andList(first.map(({ name }) => name));
  const rest = others.map(({ name, level }) => `${name}: ${VERDICT_LABELS[level]}.`).join(' ');
  return `${names} ${first.length === 1 ? 'has' : 'have'} the best verdict: ${label}. ${rest}`;
}
