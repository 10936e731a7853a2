export interface Stage {
  name: string;
  /** Milliseconds: in the middle, and what nineteen of twenty stay below. */
  p50: number;
  p95: number;
  mean: number;
}

/** Where the time of an answer goes, one line a stage. */
export function printedStages(stages: readonly Stage[]): string {
  const figure = (ms: number) => ms.toFixed(2).padStart(9);
  const rows = stages.map(
    ({ name, mean, p50, p95 }) => `${name.padEnd(44)}${figure(mean)}${figure(p50)}${figure(p95)}`,
  );
  return [
    `\n${'Where the time goes, ms, one after the other'.padEnd(44)}     mean      p50      p95`,
    ...rows,
  ].join('\n');
}
