import { andList } from '@manemitra/domain/list-words';
import { severityOf, VERDICT_LABELS, type VerdictLevel } from '@manemitra/domain/verdict/levels';

/** `By our rules Areca stands best: Ask first. Banyan: Careful.`, or that all stand the same. */
export function comparedSentence(
  projects: readonly { name: string; level: VerdictLevel }[],
): string {
  const best = Math.min(...projects.map(({ level }) => severityOf(level)));
  const first = projects.filter(({ level }) => severityOf(level) === best);
  const label = VERDICT_LABELS[first[0]?.level ?? 'ask-first'];
  if (first.length === projects.length) {
    return `By our rules ${projects.length === 2 ? 'both' : 'all'} stand the same: ${label}.`;
  }
  const others = projects.filter((one) => !first.includes(one));
  const names = andList(first.map(({ name }) => name));
  const rest = others.map(({ name, level }) => `${name}: ${VERDICT_LABELS[level]}.`).join(' ');
  return `By our rules ${names} ${first.length === 1 ? 'stands' : 'stand'} best: ${label}. ${rest}`;
}
