import type { UnitRecord } from './project-record.ts';

/**
 * The key by which a unit type is recognised: its kind and its name, however it is spelt; the second of the same name gets `
 * 2`.
 */
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
