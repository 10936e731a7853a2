import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { ImageStore } from './image-store.port.ts';
import { askBucket, malformed, s3Client, type BucketOptions } from './s3-calls.ts';
import { s3Incoming } from './s3-incoming.ts';

const TIMEOUT_MS = 10_000;

/** Any S3-compatible store. The server alone holds the keys and signs each call; the bucket may be private. */
export function s3Bucket(options: BucketOptions): ImageStore {
  const { bucket, timeoutMs = TIMEOUT_MS } = options;
  const client = s3Client(options);
  return {
    async keep(name, content, mimeType) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: content,
        ContentType: mimeType,
      });
      const kept = await askBucket(timeoutMs, (abortSignal) =>
        client.send(command, { abortSignal }),
      );
      // Something in between that says "200" has kept nothing; a store names what it has.
      if (kept?.ETag === undefined) throw malformed();
    },
    async open(name) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: name });
      const found = await askBucket(timeoutMs, (abortSignal) =>
        client.send(command, { abortSignal }),
      );
      if (found === undefined) return undefined;
      const { Body: content, ContentLength: bytes, ETag } = found;
      if (!(content instanceof Readable) || bytes === undefined || ETag === undefined) {
        throw malformed();
      }
      return { bytes, content };
    },
    async remove(name) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: name });
      await askBucket(timeoutMs, (abortSignal) => client.send(command, { abortSignal }));
    },
    async *list() {
      let from: string | undefined;
      do {
        // Images lie beside the folder of what browsers bring, which is not kept yet.
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Delimiter: '/',
          ContinuationToken: from,
        });
        const found = await askBucket(timeoutMs, (abortSignal) =>
          client.send(command, { abortSignal }),
        );
        if (found?.IsTruncated === undefined) throw malformed();
        for (const { Key } of found.Contents ?? []) if (Key !== undefined) yield Key;
        from = found.NextContinuationToken;
      } while (from !== undefined);
    },
    ...(options.browserEndpoint === undefined
      ? {}
      : { incoming: s3Incoming(client, options.browserEndpoint, { ...options, timeoutMs }) }),
  };
}
