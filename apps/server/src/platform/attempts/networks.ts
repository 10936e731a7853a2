import { isIPv6 } from 'node:net';

/**
 * Whom limits count a request for: an IPv4 address, or the network of 64 bits that an IPv6 household has. A closed
 * connection has no address any more.
 */
export function addressKey(address: string | undefined): string {
  return address === undefined ? 'gone' : (networksOf(address)[0] ?? address);
}

/**
 * An IPv6 address, in whatever way it is written, as its networks of 64, 56 and 48 bits, the last being what one customer of a
 * hosting company gets; an IPv4 address as itself alone, also where it is written as IPv6.
 */
export function networksOf(address: string): string[] {
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return [groups.slice(6).flatMap(bytesOf).join('.')];
  }
  const network = groups.slice(0, 4);
  const site = groups.slice(0, 3).join(':');
  const [wider = 0] = bytesOf(groups[3] ?? '0');
  return [network.join(':'), `${site}:${wider.toString(16)}/56`, `${site}/48`];
}

/** The eight groups of an IPv6 address. Its zone, after `%`, names a network card of this machine. */
function groupsOf(address: string): string[] {
  // In a URL each address has one form: small letters, no leading zeros, no figures with dots.
  const { hostname } = new URL(`http://[${address.replace(/%.*/s, '')}]`);
  const [front = [], back] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  if (back === undefined) return front;
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
}

const bytesOf = (group: string): number[] => {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
};
