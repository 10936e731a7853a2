import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Whom limits count a request for: an IPv4 address, or the network of 64 bits that an IPv6 household has. Of a connection
 * that is gone already nobody knows the address.
 */
export function addressKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return (ip as string | undefined) === undefined ? 'gone' : normalizeIP(ip);
}
