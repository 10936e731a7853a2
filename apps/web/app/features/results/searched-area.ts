import { ringCode, ringOfCode } from '@manemitra/domain/rings';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import type { LatLng } from '@manemitra/query/place';

/** The area on the map that a search is held to. */
export function searchedArea({ constraints }: Interpretation): readonly LatLng[] | undefined {
  for (const one of constraints) {
    const code = drawnCode(one);
    if (code !== undefined && one.strength !== 'avoid') return ringOfCode(code);
  }
  return undefined;
}

/** The meaning held to this area instead of any other; nothing for a shape that encloses none. */
export function withinArea(
  interpretation: Interpretation,
  ring: readonly LatLng[],
): Interpretation | undefined {
  const drawn = ringCode(ring);
  if (drawn === undefined) return undefined;
  const rest = withoutArea(interpretation);
  const area: Constraint = {
    field: 'region',
    value: { drawn },
    strength: 'must',
    id: 'drawn-area',
    quote: '',
    span: [0, 0],
    label: '',
  };
  return { ...rest, constraints: [...rest.constraints, area] };
}

/** The meaning without the area that it is held to. */
export function withoutArea(interpretation: Interpretation): Interpretation {
  const constraints = interpretation.constraints.filter(
    (one) => drawnCode(one) === undefined || one.strength === 'avoid',
  );
  return { ...interpretation, constraints };
}

function drawnCode(one: Constraint): string | undefined {
  return one.field === 'region' && 'drawn' in one.value ? one.value.drawn : undefined;
}
