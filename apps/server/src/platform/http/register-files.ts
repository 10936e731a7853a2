import type { FileParams, FileShape } from '@manemitra/contract/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnlessAllowed } from './call-endpoint.ts';
import type { CallContext } from './handler.ts';
import { rateLimit, scaled } from './rate-limit.ts';

/** Sends a file of one kind with its headers, or throws a `Problem`. */
type ShowFile<F extends FileShape> = (
  request: FastifyRequest & { params: FileParams<F['at']> },
  reply: FastifyReply,
) => Promise<FastifyReply>;

export type FileTable<Files extends Record<string, FileShape>> = {
  [Name in keyof Files]: ShowFile<Files[Name]>;
};

interface FileOptions {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  /** Multiplies every limit, for load tests. */
  limitScale: number;
}

/** One route for each file of the table, with its access and its limit, which each process counts by itself. */
export function registerFiles<Files extends Record<string, FileShape>>(
  app: FastifyInstance,
  files: Files,
  table: FileTable<Files>,
  { contextOf, limitScale }: FileOptions,
): void {
  for (const [name, file] of Object.entries(files)) {
    const show = table[name] as ShowFile<FileShape>;
    app.get(
      file.path,
      { config: rateLimit(scaled(file.limit, limitScale)) },
      async (request, reply) => {
        // The caller is looked up only where it matters: drawings are requested by the hundred.
        if (file.access !== 'anyone') {
          refuseUnlessAllowed(file, (await contextOf(request, reply)).caller);
        }
        return show(request, reply);
      },
    );
  }
}
