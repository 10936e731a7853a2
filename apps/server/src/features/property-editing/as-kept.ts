import { isDeepStrictEqual } from 'node:util';

/** Whether two values of a field are the same once they have travelled or were kept: there an absent value is none. */
export function isSameKept(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asKept(one), asKept(other));
}

const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
