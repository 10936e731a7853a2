import type { Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Pointed } from './pointed.ts';

/** "Last two look ok" points at two, and wishes for no two rooms. */
export function besidePointing(
  alone: Interpretation,
  tokens: readonly Token[],
  spans: Pointed['spans'],
): Interpretation {
  const said = spans.map(
    ([from, to]) => [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0] as const,
  );
  const points = ({ span }: Interpretation['constraints'][number]) =>
    said.some(([from, to]) => from <= span[0] && span[1] <= to);
  const constraints = alone.constraints.filter((one) => !points(one));
  return constraints.length === alone.constraints.length ? alone : { ...alone, constraints };
}
