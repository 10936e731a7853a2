import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Outage } from '#server/platform/ask-outside.ts';

export interface BucketOptions {
  /** The address of the service; the bucket follows as the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** The address under which browsers reach the service; without it they may not bring files to it. */
  browserEndpoint?: string | undefined;
  timeoutMs?: number;
}

const SYSTEM = 'image store (S3)';

export function s3Client({ endpoint, region, accessKey, secretKey }: BucketOptions): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // Stores other than Amazon's do not know the newer sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Calls the store within a time; `undefined` when there is no such object, an `Outage` when the store fails. */
export async function askBucket<T>(
  timeoutMs: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const abortion = new AbortController();
  const timer = setTimeout(() => abortion.abort(), timeoutMs);
  try {
    return await call(abortion.signal);
  } catch (error) {
    if (error instanceof Outage) throw error;
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
    throw outageOf(error, abortion.signal);
  } finally {
    clearTimeout(timer);
  }
}

export const malformed = (): Outage =>
  new Outage(SYSTEM, 'malformed', 'its answer is not of its wire format');

export const tooLarge = (maxBytes: number): Outage =>
  new Outage(SYSTEM, 'too-large', `its answer is over ${maxBytes} bytes`);

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
  return status === undefined
    ? new Outage(SYSTEM, 'unreachable', 'it cannot be reached, or it broke off')
    : malformed();
}
