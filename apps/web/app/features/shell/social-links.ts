const NAMES: readonly (readonly [host: string, name: string])[] = [
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
  ['threads.net', 'Threads'],
  ['twitter.com', 'X'],
  ['wa.me', 'WhatsApp'],
  ['whatsapp.com', 'WhatsApp'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
];

/** The name of a profile: the network of its address, else the host of the address. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const known = NAMES.find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return known?.[1] ?? host;
}
