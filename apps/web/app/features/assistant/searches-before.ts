import { TAKEN_BACK_MAX } from '@manemitra/contract/limits';

/**
 * The searches that the one that holds went on from, the last of them last: what "undo" goes back to, one after the other. `said` are those
 * of the conversation in their order. Whoever is back at the search before has taken back what followed it.
 */
export function searchesBefore(said: readonly string[], holds: string): string[] {
  const before: string[] = [];
  for (const search of [...said, holds]) {
    if (search === before.at(-1)) continue;
    if (search === before.at(-2)) before.pop();
    else before.push(search);
  }
  return before.slice(0, -1).slice(-TAKEN_BACK_MAX);
}
