import type { UnitValues } from '@manemitra/contract/staff-properties-sections';

export type Units = readonly UnitValues[];

export type UnitEvent =
  | { kind: 'added' }
  | { kind: 'copied'; at: number }
  | { kind: 'removed'; at: number }
  | { kind: 'moved'; at: number; by: -1 | 1 }
  | { kind: 'changed'; at: number; change: Partial<UnitValues> };

const NEW_UNIT: UnitValues = {
  label: '',
  type: 'apartment',
  bhk: null,
  carpetSqft: null,
  superBuiltUpSqft: null,
  plotSqft: null,
  bathrooms: null,
  balconies: null,
  facings: null,
  floors: null,
  count: null,
  price: null,
  agreementLines: {},
  possessionLines: {},
};

/** The unit types of a project after one act. An act on a missing unit type changes nothing. */
export function nextUnits(units: Units, event: UnitEvent): Units {
  switch (event.kind) {
    case 'added':
      return [...units, { ...NEW_UNIT, type: units.at(-1)?.type ?? NEW_UNIT.type }];
    case 'copied': {
      const unit = units[event.at];
      if (unit === undefined) return units;
      const copy = { ...structuredClone(unit), label: copyName(unit.label, units) };
      return units.toSpliced(event.at + 1, 0, copy);
    }
    case 'removed':
      return units.toSpliced(event.at, 1);
    case 'moved': {
      const unit = units[event.at];
      const target = event.at + event.by;
      if (unit === undefined || target < 0 || target >= units.length) return units;
      return units.toSpliced(event.at, 1).toSpliced(target, 0, unit);
    }
    case 'changed':
      return units.map((unit, at) => (at === event.at ? { ...unit, ...event.change } : unit));
  }
}

/** A name that no other unit type has, so that two edits of the list can be matched by it. */
function copyName(label: string, units: Units): string {
  const names = new Set(units.map((unit) => unit.label));
  for (let number = 1; ; number += 1) {
    const name = `${label} (copy${number === 1 ? '' : ` ${number}`})`.trim();
    if (!names.has(name)) return name;
  }
}

/** The price rows with one of them set; without an amount the row is not known and left out. */
export function withLine<Line extends string>(
  lines: Readonly<Partial<Record<Line, number>>>,
  line: NoInfer<Line>,
  rupees: number | null,
): Partial<Record<Line, number>> {
  const { [line]: _, ...others } = lines;
  const rest = others as Partial<Record<Line, number>>;
  return rupees === null ? rest : { ...rest, [line]: rupees };
}

/** The six parts of the agreement price together; null when none is known. */
export function sumOfLines(lines: Readonly<Partial<Record<string, number>>>): number | null {
  const amounts = Object.values(lines).filter((amount) => amount !== undefined);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}
