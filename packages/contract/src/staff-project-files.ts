import { PICTURE_KINDS } from '@manemitra/domain/project-files';
import { RECORD_MAX } from '@manemitra/domain/record-limits';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById } from './ids.ts';
import { FILE_PATH_MAX_LENGTH, FILES_AT_ONCE_MAX } from './limits.ts';
import { Said } from './paging.ts';
import { UPLOADS } from './rate-limits.ts';
import { DocumentValues, ImageValues } from './staff-properties-sections.ts';
import * as staffWire from './staff-wire.ts';

/** Pictures and documents of many projects at once, by the keys in the names of their files (decision 139). */

const Matched = z.object({
  path: z.string(),
  project: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
  /** Why it is of no project. */
  reason: z.string().nullable(),
  /** What it is as a picture. */
  kind: z.enum(PICTURE_KINDS),
  /** Where it stands as a document. */
  section: z.enum(['plan', 'noc', 'land']),
  /** What its name says besides the key, as words; may be empty. */
  words: z.string(),
});
export type MatchedFile = z.infer<typeof Matched>;

/** Made by the browser: what it adds under one of them is taken back as one. */
const batch = z.uuid();

export const matchProjectFiles = endpoint({
  summary:
    'Whose files these are, by the RERA number, address or key in their paths, and what they show',
  at: staffWire.matchProjectFiles,
  access: 'staff',
  body: z.object({
    paths: z.array(z.string().min(1).max(FILE_PATH_MAX_LENGTH)).min(1).max(FILES_AT_ONCE_MAX),
  }),
  answer: z.object({ files: z.array(Matched) }),
  problems: [],
});

export const addProjectFiles = endpoint({
  summary: 'Add uploaded pictures and documents to a project, behind those that it has',
  at: staffWire.addProjectFiles,
  access: 'staff',
  limit: UPLOADS,
  params: ById,
  body: z.strictObject({
    batch,
    images: z.array(ImageValues).max(RECORD_MAX.images),
    documents: z.array(DocumentValues).max(RECORD_MAX.documents),
  }),
  answer: z.object({
    added: z.number().int(),
    refused: z.array(z.object({ url: z.string(), reason: z.string() })),
  }),
  problems: ['property.not-found'],
});

export const undoProjectFiles = endpoint({
  summary: 'Take back all that one batch of files added',
  at: staffWire.undoProjectFiles,
  access: 'staff',
  params: z.object({ batch }),
  answer: Said.extend({ refused: z.array(z.object({ project: z.string(), reason: z.string() })) }),
  problems: [],
});
