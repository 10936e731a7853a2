import type { FeatureSink, Part } from '../packages/query/src/lattice/parts.ts';

/** The names of the features that are said to a sink. */
export function namesOf(say: (sink: FeatureSink) => void): string[] {
  const names: string[] = [];
  const add = (...parts: readonly (Part | undefined)[]) => {
    names.push(parts.flatMap((part) => part?.text ?? []).join(' '));
  };
  say({ add });
  return names;
}
