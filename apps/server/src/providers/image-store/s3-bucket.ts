import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Outage } from '#server/platform/ask-outside.ts';
import type { ImageStore } from './image-store.port.ts';

export interface BucketOptions {
  /** The address of the service; the bucket follows as the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const SYSTEM = 'image store (S3)';

/** Any S3-compatible store. The server alone holds the keys and signs each call; the bucket may be private. */
export function s3Bucket({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
  timeoutMs = TIMEOUT_MS,
}: BucketOptions): ImageStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // Stores other than Amazon's do not know the newer sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const ask = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    const abortion = new AbortController();
    const timer = setTimeout(() => abortion.abort(), timeoutMs);
    try {
      return await call(abortion.signal);
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      throw outageOf(error, abortion.signal);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async keep(name, content, mimeType) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: content,
        ContentType: mimeType,
      });
      await ask((abortSignal) => client.send(command, { abortSignal }));
    },
    async open(name) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: name });
      const found = await ask((abortSignal) => client.send(command, { abortSignal }));
      if (found === undefined) return undefined;
      if (!(found.Body instanceof Readable) || found.ContentLength === undefined) {
        throw new Outage(SYSTEM, 'malformed', 'its answer is not of its wire format');
      }
      return { bytes: found.ContentLength, content: found.Body };
    },
    async *list() {
      let from: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: from });
        const found = await ask((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key } of found?.Contents ?? []) if (Key !== undefined) yield Key;
        from = found?.NextContinuationToken;
      } while (from !== undefined);
    },
  };
}

/** The service's own words stay out: they name buckets, keys and addresses. */
function outageOf(error: unknown, signal: AbortSignal): Outage {
  if (signal.aborted) return new Outage(SYSTEM, 'slow', 'no answer in time');
  // An answer that is not in the service's format is an error of the parser, which carries the answer.
  const { $metadata, $response } = error as {
    $metadata?: { httpStatusCode?: number };
    $response?: { statusCode?: number };
  };
  const status = $response?.statusCode ?? $metadata?.httpStatusCode;
  if (status !== undefined && status >= 400) {
    return new Outage(SYSTEM, 'refused', `it answered ${status}`, status);
  }
  return new Outage(SYSTEM, 'unreachable', 'it cannot be reached, or it broke off');
}
