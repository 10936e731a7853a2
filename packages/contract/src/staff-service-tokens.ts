import { z } from 'zod';
import { SERVICE_SCOPES } from './access.ts';
import { endpoint } from './endpoint.ts';
import { required } from './staff-fields.ts';
import { Said } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/** Tokens with which programs import and export (`Authorization: Bearer …`). */

const SERVICE_TOKEN_DAYS_DEFAULT = 90;
const SERVICE_TOKEN_DAYS_MAX = 365;

const ServiceToken = z.object({
  id: z.number().int(),
  serviceId: z.string(),
  scopes: z.array(z.enum(SERVICE_SCOPES)),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ServiceToken = z.infer<typeof ServiceToken>;

const DAYS = `Give a number of days from 1 to ${SERVICE_TOKEN_DAYS_MAX}.`;

export const createServiceToken = endpoint({
  summary: 'Make a service token; it is shown this once and kept only as a hash',
  at: staffWire.createServiceToken,
  access: 'admin',
  needsProof: true,
  body: z.object({
    /** Names the program that will use it. */
    serviceId: required('serviceId is required', 100),
    scopes: z
      .array(z.enum(SERVICE_SCOPES, `Supported scopes: ${SERVICE_SCOPES.join(', ')}`))
      .min(1, 'Choose at least one scope.')
      .max(20, 'Name each scope once.')
      .transform((scopes) => [...new Set(scopes)])
      .default([...SERVICE_SCOPES]),
    expiresInDays: z
      .number(DAYS)
      .int(DAYS)
      .min(1, DAYS)
      .max(SERVICE_TOKEN_DAYS_MAX, DAYS)
      .default(SERVICE_TOKEN_DAYS_DEFAULT),
  }),
  answer: z.object({ token: z.string(), serviceToken: ServiceToken }),
  problems: ['proof.needed'],
});

export const listServiceTokens = endpoint({
  summary: 'Service tokens, the newest first, without their secrets',
  at: staffWire.listServiceTokens,
  access: 'admin',
  answer: z.object({ items: z.array(ServiceToken) }),
  problems: [],
});

export const revokeServiceToken = endpoint({
  summary: 'Revoke a service token; it opens nothing from now on',
  at: staffWire.revokeServiceToken,
  access: 'admin',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'An id is a number.')
      .transform(Number),
  }),
  answer: Said,
  problems: ['service-token.not-found'],
});
