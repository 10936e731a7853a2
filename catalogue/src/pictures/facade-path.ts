/** The address of a façade: the picture is drawn from it, so it is the whole of its identity. */

export const FACADE_KINDS = ['high-rise', 'mid-rise', 'villa', 'row-house', 'plots'] as const;
export type FacadeKind = (typeof FACADE_KINDS)[number];

const SEED = /^[a-z0-9][a-z0-9-]{0,39}$/;

export function facadePath(kind: FacadeKind, seed: string): string {
  if (!SEED.test(seed)) throw new Error(`"${seed}" cannot be a picture's seed.`);
  return `/pictures/facade/${kind}/${seed}.svg`;
}

/** What the server's route is given, checked; undefined is a picture that does not exist (404). */
export function facadeFromPath(
  kind: string,
  seed: string,
): { kind: FacadeKind; seed: string } | undefined {
  const known = FACADE_KINDS.find((each) => each === kind);
  const bare = seed.replace(/\.svg$/, '');
  return known === undefined || !SEED.test(bare) ? undefined : { kind: known, seed: bare };
}
