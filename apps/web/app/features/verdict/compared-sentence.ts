import { andList } from '@manemitra/domain/list-words';
import { severityOf, VERDICT_LABELS, type VerdictLevel } from '@manemitra/domain/verdict/levels';

interface Judged {
  name: string;
  level: VerdictLevel;
  status: string | null;
}

/** `Areca has the best verdict: Ask first. Banyan: Careful.`, or that all have the same, and which are not built yet. */
export function comparedSentence(projects: readonly Judged[]): string {
  const best = Math.min(...projects.map(({ level }) => severityOf(level)));
  const first = projects.filter(({ level }) => severityOf(level) === best);
  const label = VERDICT_LABELS[first[0]?.level ?? 'ask-first'];
  if (first.length === projects.length) {
    const same = `${projects.length === 2 ? 'Both' : 'All'} have the same verdict: ${label}.`;
    return `${same}${unfinishedText(projects)}`;
  }
  const others = projects.filter((one) => !first.includes(one));
  const names = andList(first.map(({ name }) => name));
  const rest = others.map(({ name, level }) => `${name}: ${VERDICT_LABELS[level]}.`).join(' ');
  return `${names} ${first.length === 1 ? 'has' : 'have'} the best verdict: ${label}. ${rest}`;
}

/**
 * ` Not finished yet: Areca.`; nothing where all are, or none is. How many points there are to settle is not said: of what is not built
 * little can be asked, which makes it no safer.
 */
function unfinishedText(projects: readonly Judged[]): string {
  const unfinished = projects.filter(({ status }) => status !== null && !BUILT.has(status));
  if (unfinished.length === 0 || unfinished.length === projects.length) return '';
  return ` Not finished yet: ${andList(unfinished.map(({ name }) => name))}.`;
}

const BUILT: ReadonlySet<string> = new Set(['ready', 'built-oc-pending']);
