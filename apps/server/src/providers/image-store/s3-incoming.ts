import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { IncomingFiles } from './image-store.port.ts';
import { askBucket, malformed, s3Client, tooLarge, type BucketOptions } from './s3-calls.ts';

/** Apart from images, whose names have no slash before their hash: nothing under it can be asked for at /media. */
const FOLDER = 'incoming/';

/**
 * Files that browsers PUT into the bucket with a signature of the server. Type and length are part of what is signed, so
 * the store refuses any other file; the server looks at it again before it believes either.
 */
export function s3Incoming(
  client: S3Client,
  browserEndpoint: string,
  options: BucketOptions & { timeoutMs: number },
): IncomingFiles {
  const { bucket: Bucket, timeoutMs } = options;
  // Signing is calculation alone: this one is never connected to anything.
  const signer = s3Client({ ...options, endpoint: browserEndpoint });
  const placeOf = (key: string) => ({ Bucket, Key: `${FOLDER}${key}` });
  return {
    origin: new URL(browserEndpoint).origin,
    async expect({ key, mimeType, bytes, seconds }) {
      const command = new PutObjectCommand({
        ...placeOf(key),
        ContentType: mimeType,
        ContentLength: bytes,
      });
      const url = await getSignedUrl(signer, command, {
        expiresIn: seconds,
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      });
      // Browsers say the length by themselves.
      return { url, headers: { 'content-type': mimeType } };
    },
    take(key, maxBytes) {
      return askBucket(timeoutMs, async (abortSignal) => {
        const command = new GetObjectCommand(placeOf(key));
        const { Body, ContentLength, ETag } = await client.send(command, { abortSignal });
        if (!(Body instanceof Readable) || ContentLength === undefined || ETag === undefined) {
          throw malformed();
        }
        const stop = () => Body.destroy(new Error('No more of it is wanted.'));
        abortSignal.addEventListener('abort', stop, { once: true });
        const pieces: Uint8Array[] = [];
        let bytes = 0;
        for await (const piece of Body as AsyncIterable<Uint8Array>) {
          bytes += piece.byteLength;
          if (bytes > maxBytes || ContentLength > maxBytes) throw tooLarge(maxBytes);
          pieces.push(piece);
        }
        if (bytes !== ContentLength) throw malformed();
        return Buffer.concat(pieces);
      });
    },
    async remove(key) {
      const command = new DeleteObjectCommand(placeOf(key));
      await askBucket(timeoutMs, (abortSignal) => client.send(command, { abortSignal }));
    },
    async removeOlderThan(moment) {
      let removed = 0;
      let from: string | undefined;
      do {
        const page = await askBucket(timeoutMs, (abortSignal) =>
          client.send(
            new ListObjectsV2Command({ Bucket, Prefix: FOLDER, ContinuationToken: from }),
            { abortSignal },
          ),
        );
        for (const { Key, LastModified } of page?.Contents ?? []) {
          if (Key === undefined || LastModified === undefined || LastModified >= moment) continue;
          await askBucket(timeoutMs, (abortSignal) =>
            client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
          );
          removed += 1;
        }
        from = page?.NextContinuationToken;
      } while (from !== undefined);
      return removed;
    },
  };
}
