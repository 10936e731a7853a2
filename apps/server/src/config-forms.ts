import { z } from 'zod';

/** A number written plainly: `0x10`, ` 3 ` and `1e3` are more likely mistakes than wishes. */
export const decimal = (may: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, may)
    .transform(Number);

/** What a list with commas holds. */
export function listed(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}

export function isProfile(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

export function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/';
}

export function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((it) => it === '');
}

export function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

/** An address that carries what opens it, as `https://name:password@host/path?option=value`. */
export interface OpenedUrl {
  /** Without name, password and options, and without a slash at its end. */
  url: string;
  name: string;
  password: string;
  options: Readonly<Record<string, string>>;
}

/** `undefined` for what is no web address with a name. Characters that mean something in an address are percent-encoded. */
export function openedUrl(text: string): OpenedUrl | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, username, password, searchParams, hash } = new URL(text);
  const isComplete = /^https?:$/.test(protocol) && username !== '' && hash === '';
  const [name, secret] = [decoded(username), decoded(password)];
  if (!isComplete || name === undefined || secret === undefined) return undefined;
  const url = `${origin}${pathname.replace(/\/$/, '')}`;
  return { url, name, password: secret, options: Object.fromEntries(searchParams) };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
