import multipart from '@fastify/multipart';
import { Problem, type ProblemCode } from '@manemitra/contract/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '#server/platform/system-error.ts';

/** Must be registered before the routes that take a file. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/** Input of an endpoint that takes a file. */
interface UploadLimits {
  maxBytes: number;
  missing: ProblemCode;
  tooLarge: ProblemCode;
}

/**
 * The one file of a `multipart/form-data` request, whatever its field is called. Reading stops at the limit. The name is the
 * sender's claim and is only shown again.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { maxBytes, missing, tooLarge }: UploadLimits,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (!request.isMultipart()) throw new Problem(missing);
  try {
    const part = await request.file({
      limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11 },
    });
    if (part === undefined) throw new Problem(missing);
    const bytes = await part.toBuffer();
    return { fileName: part.filename.slice(0, 255), bytes };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE')
      throw new Problem(tooLarge, { cause: error });
    // A body that breaks off or is not what its header says.
    throw new Problem(missing, { cause: error });
  }
}

/** The same for a file too large for memory: `content` yields its pieces and throws if something is wrong with it. */
export async function streamUpload(
  request: FastifyRequest,
  { maxBytes, missing, tooLarge }: UploadLimits,
): Promise<{ fileName: string; content: AsyncIterable<Uint8Array> }> {
  if (!request.isMultipart()) throw new Problem(missing);
  const part = await request
    .file({ limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11 } })
    .catch((error: unknown) => {
      throw new Problem(missing, { cause: error });
    });
  if (part === undefined) throw new Problem(missing);
  const { file, filename } = part;
  return {
    fileName: filename.slice(0, 255),
    content: {
      async *[Symbol.asyncIterator]() {
        try {
          for await (const piece of file) yield piece as Uint8Array;
        } catch (error) {
          throw new Problem(missing, { cause: error });
        }
        if (file.truncated) throw new Problem(tooLarge);
      },
    },
  };
}
