import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app has it: HMAC-SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half minute, counted since 1970, in which this is. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The code that an app shows in a half minute (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The half minute that a code is of: this one, or the one before or after for clocks that differ. Undefined: of none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const given = Buffer.from(code);
  const fitting = [-1, 0, 1]
    .map((apart) => stepAt(now) + apart)
    .filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), given));
  return fitting.at(-1);
}

/** Bytes as apps take a secret that is typed (RFC 4648, 6). Their number must be a multiple of five. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
}

/** A link that opens an authenticator app on the same device, with everything filled in. */
export function appLink(secret: Buffer, userName: string): string {
  const label = encodeURIComponent(`ManeMitra:${userName}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=ManeMitra`;
}
