import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[\w-]{43}$/;

/** 256 random bits as text for a cookie or a link. Whoever shows it is believed, so it is stored only as its hash. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. Tokens are random, so a plain hash cannot be reversed. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text can be a token at all; anything else needs no look into the database. */
export function isTokenForm(text: string): boolean {
  return FORM.test(text);
}
