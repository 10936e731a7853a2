import type { FactValue } from '@manemitra/domain/tellings';
import { isDeepStrictEqual } from 'node:util';

/** Whether two values of a field are the same once they have travelled or were kept: there an absent value is none. */
export function isSameKept(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asKept(one), asKept(other));
}

/** A value as it is once it has travelled or was kept. */
export const asKept = (value: unknown): FactValue =>
  JSON.parse(JSON.stringify(value ?? null)) as FactValue;
