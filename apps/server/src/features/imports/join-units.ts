import { cellLabel } from '@manemitra/catalogue/import/write-cells';
import type { UnitRecord } from '@manemitra/catalogue/project-record';

/**
 * The unit types of a row, each with what is known of the type of its name besides: a sheet has no columns for price lines
 * or the floors of a home. A row that names unit types names all of them.
 */
export function joinUnits(
  stored: readonly UnitRecord[],
  told: readonly UnitRecord[],
): UnitRecord[] {
  const left = [...stored];
  const joined = told.map((unit) => {
    const at = left.findIndex((was) => isSame(was, unit));
    const [was] = at === -1 ? [] : left.splice(at, 1);
    return was === undefined ? unit : joinUnit(was, unit);
  });
  return joined;
}

const isSame = (was: UnitRecord, told: UnitRecord): boolean =>
  was.type === told.type && cellLabel(was.label) === cellLabel(told.label);

function joinUnit(was: UnitRecord, told: UnitRecord): UnitRecord {
  const lines = (field: 'agreementLines' | 'possessionLines') => {
    const both = { ...was[field], ...told[field] };
    return Object.keys(both).length > 0 || was[field] !== undefined ? { [field]: both } : {};
  };
  return {
    ...was,
    ...told,
    label: was.label,
    ...(told.facings?.length === 0 && was.facings ? { facings: was.facings } : {}),
    ...lines('agreementLines'),
    ...lines('possessionLines'),
  };
}
