import type { VerdictOnCard } from '@manemitra/contract/verdict';
import type { VerdictFact } from '@manemitra/domain/verdict/facts';

interface OtherFact {
  fact: VerdictFact;
  says: string;
  isUnknown: boolean;
}

/**
 * What decides beside the first reason, each once: the other reasons, then what is not known. What nobody knows of these facts is said
 * already where the verdict stands.
 */
export function otherFacts(
  { reasons, unknown }: Pick<VerdictOnCard, 'reasons' | 'unknown'>,
  said: readonly VerdictFact[] = [],
): OtherFact[] {
  const [first, ...others] = reasons;
  const isUnknown = ({ says }: { says: string }) => unknown.some((one) => one.says === says);
  return [
    ...others.filter((reason) => !isUnknown(reason)),
    ...unknown.filter(({ fact, says }) => says !== first?.says && !said.includes(fact)),
  ].map(({ fact, says }) => ({ fact, says, isUnknown: isUnknown({ says }) }));
}
