import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { keyedHash, serverSecret } from '#server/platform/secrets/server-secret.ts';
import type { DeviceCookie } from '#server/platform/sessions/device-cookie.ts';

/** A random value of the browser and, once somebody has signed in there, our seal under who that was. */
const FORM = /^(?<value>[\w-]{22})(?:\.(?<seal>[\w-]{43}))?$/;

const KNOWN_SECONDS = 180 * 24 * 3600;
const ASKING_SECONDS = 10 * 60;

/** Whom a device is known for. The cookie does not hold it, only a seal that fits it alone. */
export type DeviceOwner = `staff:${string}` | `number:${string}`;

/** The value of a browser in which this owner has signed in before; undefined for every other. */
export async function knownDevice(
  db: Kysely<Database>,
  { shown }: DeviceCookie,
  owner: DeviceOwner,
): Promise<string | undefined> {
  const secret = await serverSecret(db, 'devices');
  const { value, seal } = FORM.exec(shown ?? '')?.groups ?? {};
  if (value === undefined || seal === undefined) return undefined;
  const right = keyedHash(secret, `${owner}:${value}`);
  return timingSafeEqual(right, Buffer.from(seal, 'base64url')) ? value : undefined;
}

/** Has the browser remember that this owner has signed in there. */
export async function rememberDevice(
  db: Kysely<Database>,
  cookie: DeviceCookie,
  owner: DeviceOwner,
): Promise<void> {
  const secret = await serverSecret(db, 'devices');
  const value = newValue();
  const seal = keyedHash(secret, `${owner}:${value}`).toString('base64url');
  cookie.give(`${value}.${seal}`, KNOWN_SECONDS);
}

/** The value that the browser shows, if any, whoever it is known for. */
export function deviceShown({ shown }: DeviceCookie): string | undefined {
  return FORM.exec(shown ?? '')?.groups?.['value'];
}

export const newValue = (): string => randomBytes(16).toString('base64url');

/** Has a browser that is not known yet keep its value for ten minutes, longer than any code works. */
export function keepWhileAsking(cookie: DeviceCookie, value: string): void {
  if (cookie.shown?.includes('.') === true && deviceShown(cookie) === value) return;
  cookie.give(value, ASKING_SECONDS);
}
