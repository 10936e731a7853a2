import type { UnitRecord } from './project-record.ts';

/** By which a unit type is known again: its kind and its name, however it is spelt; the second of one name is `… 2`. */
export function unitKeys(units: readonly Pick<UnitRecord, 'type' | 'label'>[]): string[] {
  const times = new Map<string, number>();
  return units.map(({ type, label }) => {
    const name = label
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}.+]/gu, '');
    const time = (times.get(`${type} ${name}`) ?? 0) + 1;
    times.set(`${type} ${name}`, time);
    return time === 1 ? `${type} ${name}` : `${type} ${name} #${time}`;
  });
}
