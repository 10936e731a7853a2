import type { EndpointShape, Schema } from '@manemitra/contract/endpoint';
import { ProblemDocument } from '@manemitra/contract/problem-document';
import { COMMON_PROBLEMS, PROBLEMS, type ProblemCode } from '@manemitra/contract/problems';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** A contract never changes, and to write out its schemas takes a tenth of a second: each is written once a process. */
const written = new WeakMap<object, { paths: Record<string, Json>; problem: Json }>();

/** The OpenAPI 3.1 document of a contract: what `/docs` shows and other programs read. */
export function openApiDocument(
  contract: Record<string, EndpointShape>,
  about: { title: string; description: string; version: string; serverUrl: string },
): Json {
  const known = written.get(contract) ?? writtenOut(contract);
  written.set(contract, known);
  return {
    openapi: '3.1.0',
    info: { title: about.title, description: about.description, version: about.version },
    servers: [{ url: about.serverUrl }],
    paths: known.paths,
    components: { schemas: { Problem: known.problem } },
  };
}

function writtenOut(contract: Record<string, EndpointShape>) {
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.values(contract)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return { paths, problem: jsonSchema(ProblemDocument, 'output') };
}

const ONE_FILE = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

function operation(endpoint: EndpointShape): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: endpoint.upload
              ? { 'multipart/form-data': { schema: ONE_FILE } }
              : { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        content: endpoint.download
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } },
      },
      ...refusals([...endpoint.problems, ...COMMON_PROBLEMS]),
    },
  };
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function refusals(codes: readonly ProblemCode[]): Json {
  const texts = new Map<number, string[]>();
  for (const code of codes) {
    const { status, title } = PROBLEMS[code];
    texts.set(status, [...(texts.get(status) ?? []), `\`${code}\`: ${title}`]);
  }
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    [...texts].map(([status, lines]) => [
      status,
      {
        description: lines.join('\n\n'),
        content: { 'application/problem+json': { schema } },
      },
    ]),
  );
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
