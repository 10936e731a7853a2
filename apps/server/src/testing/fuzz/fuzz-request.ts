import type { EndpointShape } from '@manemitra/contract/endpoint';
import {
  HOSTILE_BODIES,
  HOSTILE_FILE_NAMES,
  HOSTILE_FILES,
  HOSTILE_HEADERS,
  HOSTILE_KEYS,
  HOSTILE_NUMBERS,
  HOSTILE_PARAMS,
  HOSTILE_QUERIES,
  HOSTILE_TEXTS,
  HOSTILE_TYPES,
} from './hostile-values.ts';
import type { Random } from './random.ts';

/** Parts of a call as a schema would have them. */
export interface Call {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** What goes over the wire. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/**
 * A call as bytes, most of the time damaged in one place or several: a value, a key, a type, the path, the query, the
 * content type, the text of the body.
 */
export function writeRequest(endpoint: EndpointShape, call: Call, random: Random): WireRequest {
  const isDamaged = random.percent(65);
  const damage = (share: number) => isDamaged && random.percent(share);
  let { params, query, body } = call;
  if (damage(20)) params = damagedFields(params, random);
  if (damage(35)) query = damagedFields(query, random);
  if (damage(60)) body = damaged(body, random);
  const headers: Record<string, string> = { accept: 'application/json' };
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    // Without any it would be another address.
    damage(10) ? random.pick(HOSTILE_PARAMS) : encoded(params[name]) || '%20',
  );
  const search = damage(8) ? random.pick(HOSTILE_QUERIES) : queryText(query);
  const request: WireRequest = {
    method: endpoint.method,
    path: search === '' ? path : `${path}?${search}`,
    headers,
  };
  if (endpoint.upload) writeFile(request, random);
  else if (body !== undefined || damage(5)) {
    headers['content-type'] = damage(5) ? random.pick(HOSTILE_TYPES) : 'application/json';
    request.body = damage(12) ? random.pick(HOSTILE_BODIES) : jsonText(body, random);
  }
  if (damage(6)) Object.assign(headers, random.pick(HOSTILE_HEADERS));
  return request;
}

/** The same value with one place of it exchanged, taken away, doubled or wrapped. */
function damaged(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.percent(75)) {
    const at = random.below(value.length);
    const items: unknown[] = [...(value as unknown[])];
    if (random.percent(15)) return items.concat(...Array.from({ length: 300 }, () => items));
    items[at] = damaged(items[at], random);
    return items;
  }
  if (isRecord(value) && random.percent(90)) return damagedFields(value, random);
  return hostileValue(value, random);
}

function damagedFields(value: Record<string, unknown>, random: Random): Record<string, unknown> {
  const keys = Object.keys(value);
  const fields: Record<string, unknown> = { ...value };
  const key = keys.length > 0 ? random.pick(keys) : undefined;
  if (key === undefined || random.percent(15)) {
    // Assigning `__proto__` would set the prototype; as a member it is sent.
    const name = random.pick(HOSTILE_KEYS);
    Object.defineProperty(fields, name, {
      value: hostileValue('', random),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return fields;
  }
  if (random.percent(15)) delete fields[key];
  else fields[key] = damaged(fields[key], random);
  return fields;
}

function hostileValue(was: unknown, random: Random): unknown {
  switch (random.below(10)) {
    case 0:
      return null;
    case 1:
      return [was];
    case 2:
      return { [random.pick(HOSTILE_KEYS)]: was };
    case 3:
      return nested(was, random.below(200));
    case 4:
      return random.percent(50);
    case 5:
    case 6:
      return random.pick(HOSTILE_NUMBERS);
    case 7:
      return typeof was === 'string' ? was + random.pick(HOSTILE_TEXTS) : String(was);
    default:
      return random.pick(HOSTILE_TEXTS);
  }
}

function nested(value: unknown, depth: number): unknown {
  let wrapped = value;
  for (let level = 0; level < depth; level += 1) wrapped = level % 2 ? [wrapped] : { a: wrapped };
  return wrapped;
}

/** JSON in which a key may stand twice, as parsers disagree about it. */
function jsonText(body: unknown, random: Random): string {
  const text = JSON.stringify(body) ?? '';
  if (!random.percent(4) || !text.startsWith('{"')) return text;
  return `{${text.slice(1, text.indexOf(':') + 1)}null,${text.slice(1)}`;
}

function writeFile(request: WireRequest, random: Random): void {
  const edge = 'edge-of-a-part';
  const name = random.pick(HOSTILE_FILE_NAMES).replaceAll('"', '%22');
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const end = random.percent(85) ? `\r\n--${edge}--\r\n` : '';
  request.headers['content-type'] = random.percent(90)
    ? `multipart/form-data; boundary=${edge}`
    : random.pick(HOSTILE_TYPES);
  const file = Buffer.from(random.pick(HOSTILE_FILES) as string);
  request.body = random.percent(90)
    ? Buffer.concat([Buffer.from(head), file, Buffer.from(end)])
    : random.pick(HOSTILE_BODIES);
}

function queryText(query: Record<string, unknown>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

/** Percent-encoded; a lone half of a character, which has no encoding, goes as it would from C. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return /\p{Cs}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
