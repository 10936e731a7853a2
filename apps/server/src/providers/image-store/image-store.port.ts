import type { Readable } from 'node:stream';

interface StoredImage {
  bytes: number;
  content: Readable;
}

/**
 * Where images are kept, by names that say their content: what is under a name never changes, so keeping it again is
 * harmless. All throw an `Outage` when the store is away.
 */
export interface ImageStore {
  /** Keeps an image for good: it survives a crash from then on. */
  keep: (name: string, content: Uint8Array, mimeType: string) => Promise<void>;
  /** The image of that name, or `undefined` when there is none. Its content must be read or destroyed. */
  open: (name: string) => Promise<StoredImage | undefined>;
  /** The names of all that is kept, in no order. */
  list: () => AsyncIterable<string>;
}
