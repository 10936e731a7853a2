import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { DOCUMENTATION_POLICY } from './security-headers.ts';

/** The API's documentation: a page at `/docs`, the OpenAPI document at `/docs/json`. */
export async function registerDocumentation(
  app: FastifyInstance,
  document: Record<string, unknown>,
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: DOCUMENTATION_POLICY });
}
