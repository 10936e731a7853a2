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
  /** Removes what nobody shows any more; what is not there is removed already. */
  remove: (name: string) => Promise<void>;
  /** How much more there is room for, where the store can say so. */
  freeBytes?: () => Promise<number>;
  /** The names of all that is kept, in no order. */
  list: () => AsyncIterable<string>;
  /** Where the store lets browsers bring files to it. */
  incoming?: IncomingFiles;
}

/** One file that a browser may bring. */
interface ExpectedFile {
  /** Where it will lie; nothing that lies there is ever shown. */
  key: string;
  mimeType: string;
  bytes: number;
  /** How long it may be brought. */
  seconds: number;
}

/**
 * Files that browsers bring straight to the store, and that nobody has looked at yet: they lie apart from the images and
 * go once they were taken. All but `origin` throw an `Outage` when the store is away.
 */
export interface IncomingFiles {
  /** Where browsers send them; the pages' policy has to allow it. */
  origin: string;
  /** An address that takes one PUT of exactly this type and size, with these headers. */
  expect: (file: ExpectedFile) => Promise<{ url: string; headers: Record<string, string> }>;
  /** What has arrived, or `undefined`. Throws an `Outage` with the reason `too-large` rather than read more than that. */
  take: (key: string, maxBytes: number) => Promise<Uint8Array | undefined>;
  remove: (key: string) => Promise<void>;
  /** Removes what arrived before and was never taken; resolves with how many that were. */
  removeOlderThan: (moment: Date) => Promise<number>;
}
