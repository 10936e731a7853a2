import { relabelled } from './constraints.ts';
import type { Constraint } from './interpretation.ts';
import { placeAt } from './place-matching.ts';
import type { Sentence } from './reading.ts';
import { tokenize } from './tokens.ts';
import { metroTails } from './words/place-words.ts';

/**
 * "2bhk Electronic City metro ke paas", and then "metro wali shart hata do": the metro goes and the area of the station stays, which was named
 * in the same words.
 */
export function areaOfStation(
  constraints: readonly Constraint[],
  gone: string,
  sentence: Sentence,
): Constraint[] {
  if (constraints.some(({ field }) => field === 'locality')) return [];
  return constraints.flatMap((one): Constraint[] => {
    if (one.field !== 'near' || one.strength !== 'must' || one.value.place !== gone) return [];
    const words = tokenize(one.quote);
    const metro = words.findIndex(({ text }) => metroTails.has(text));
    const name = words.slice(0, Math.max(0, metro));
    for (const at of name.keys()) {
      const reading = placeAt(name, at, { allowTypos: false });
      const isArea = reading?.outcome === 'found' && reading.place.kind === 'locality';
      if (!isArea || at + reading.length !== name.length) continue;
      const { assumed: _, ...said } = one;
      const area = {
        ...said,
        field: 'locality',
        value: { in: [reading.place.slug] },
      } as Constraint;
      return [relabelled(area, sentence)];
    }
    return [];
  });
}
