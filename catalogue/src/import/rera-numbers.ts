import { RERA_EXAMPLE } from '@manemitra/domain/rera-number';
import type { Read } from './cell.ts';

export const RERA =
  /(?:\b(EX|TOR)[\s/\\-]*)?PRM[\s/\\.-]*KA[\s/\\.-]*RERA[\s/\\.-]*(\d{4})[\s/\\.-]*(\d{3})[\s/\\.-]*PR[\s/\\.-]*(\d{6})[\s/\\.-]*(\d{6})(?!\d)/gi;
/** Characters around a number that belong to no other number. */
const AROUND =
  /\([^()]*\)|rera|karnataka|k-|\bregn?(?:istration)?\b|\bno\b|\bnos\b|\bnumbers?\b|\b(?:ph|phases?|towers?|twrs?|blocks?|wings?|parts?)[\s.-]*(?:[ivx]+|\d+|[a-z])?\b|\b(?:t|p)[\s.-]?\d{1,2}\b|\b(?:applied(?: for)?|awaited|pending)\b|\band\b|[\s,;:|&.+#=/–\n-]/gi;

/** Numbers of the register however they are spaced: `PRMKARERA1251308PR270922005268`; `Registered` is none. */
export function readReraNumbers(cell: string): Read<string[] | undefined> {
  if (
    /^(?:rera )?(?:not (?:yet )?registered|yes|no|registered|approved|rera approved|exempt(?:ed)?)$/i.test(
      cell.trim(),
    )
  ) {
    return { value: undefined };
  }
  const numbers = [...cell.matchAll(RERA)].map(([, prefix, office, place, day, serial]) =>
    [
      ...(prefix === undefined ? [] : [prefix.toUpperCase()]),
      'PRM',
      'KA',
      'RERA',
      office,
      place,
      'PR',
      day,
      serial,
    ].join('/'),
  );
  if (numbers.length > 0 && cell.replace(RERA, '').replace(AROUND, '') === '')
    return { value: numbers };
  const reason = /\bACK[/\s-]|\bPR\/KN\//i.test(cell)
    ? `"${cell.trim()}" is the number of an application; the number of the registration begins with PRM/KA/RERA.`
    : `"${cell.trim().slice(0, 120)}" is not a Karnataka RERA number; those look like ${RERA_EXAMPLE}.`;
  return { reason };
}
