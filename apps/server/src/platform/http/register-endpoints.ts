import type { EndpointShape } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import { ORDINARY } from '@manemitra/contract/rate-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callEndpoint, refuseUnlessAllowed, type RawCall } from './call-endpoint.ts';
import type { FileAnswer } from './file-answer.ts';
import type { CallContext, Handler, HandlerTable } from './handler.ts';
import { prefersPage } from './accept.ts';
import { sendKept } from './kept-body.ts';
import { receiveUpload, streamUpload } from './receive-upload.ts';
import { FILE_POLICY } from './security-headers.ts';
import { scaled, sharedRateLimit } from './rate-limit.ts';

export interface EndpointOptions {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  isStrict: boolean;
  /** Multiplies every limit, for load tests. */
  limitScale: number;
  /** Renders the page that shares its address with an endpoint, for callers who ask for a page. */
  renderPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** The HTTP door: one route for every endpoint of the contract, in its order. */
export function registerEndpoints<C extends Record<string, EndpointShape>>(
  app: FastifyInstance,
  contract: C,
  handlers: HandlerTable<C>,
  options: EndpointOptions,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = handlers[name] as Handler<EndpointShape>;
    const { renderPage, isStrict } = options;
    const sharedPage = endpoint.path.startsWith('/api/') ? undefined : renderPage;

    app.route({
      // Fastify's own HEAD route measures text; a page is a stream.
      method: sharedPage ? [endpoint.method, 'HEAD'] : endpoint.method,
      url: endpoint.path,
      config: {
        ...sharedRateLimit(name, scaled(endpoint.limit ?? ORDINARY, options.limitScale)),
        // A file takes as long as its sender's network does.
        isPatient: endpoint.upload !== undefined,
      },
      handler: async (request, reply) => {
        if (sharedPage) {
          reply.header('vary', 'Accept');
          if (prefersPage(request.headers.accept)) return sharedPage(request, reply);
        }
        const context = await options.contextOf(request, reply);
        const answer = await forgettingEndedSession(request, context, async () => {
          // A file is large: whoever may not send one is turned away before it is read.
          refuseUnlessAllowed(endpoint, context.caller);
          return callEndpoint(
            { endpoint, handler, isStrict },
            await rawCall(endpoint, request),
            context,
          );
        });
        reply.header('cache-control', 'no-store');
        if (answer.file) return sendFile(reply, answer.file);
        reply.header('content-type', 'application/json; charset=utf-8');
        if (answer.body) return sendKept(request, reply, answer.body);
        return reply.send(answer.json());
      },
    });
  }
}

/** A browser whose session is over is told to drop its cookie too (spec 4); no script could. */
async function forgettingEndedSession<T>(
  { headers }: FastifyRequest,
  { sessionCookie }: CallContext,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isOver = error instanceof Problem && error.code === 'session.required';
    // A program's bad token says nothing about a cookie sent with it.
    if (isOver && sessionCookie.token !== undefined && headers.authorization === undefined) {
      sessionCookie.take();
    }
    throw error;
  }
}

/** The call; a file that it carries is its body. */
async function rawCall(endpoint: EndpointShape, request: FastifyRequest): Promise<RawCall> {
  const { upload, streamsUpload } = endpoint;
  if (upload === undefined) return request;
  const { params, query } = request;
  const receive = streamsUpload ? streamUpload : receiveUpload;
  return { params, query, body: await receive(request, upload) };
}

function sendFile(reply: FastifyReply, { name, mimeType, content }: FileAnswer): FastifyReply {
  return reply
    .type(mimeType)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('content-security-policy', FILE_POLICY)
    .send(content);
}
