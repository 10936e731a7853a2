import { isIPv6 } from 'node:net';

/** What counts as one address: an IPv6 network of 64 bits is one household, as is one IPv4 address. */
export function addressKey(address: string): string {
  return networksOf(address)[0] ?? address;
}

/**
 * An IPv6 address as its networks of 64, 56 and 48 bits, the last being what one customer of a hosting company gets; an
 * IPv4 address as itself alone.
 */
export function networksOf(address: string): string[] {
  if (!isIPv6(address)) return [address];
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return [mapped];
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  // Its last group without the last two of four figures.
  const wider = Number.parseInt(groups[3] ?? '0', 16) >> 8;
  const site = groups.slice(0, 3).join(':');
  return [groups.join(':'), `${site}:${wider.toString(16)}/56`, `${site}/48`];
}
