import { SOURCE_KINDS } from '@manemitra/domain/tellings';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { NAME_MAX } from '@manemitra/domain/record-limits';
import { Id, IdInAddress } from './ids.ts';
import { PageQuery, pageOf } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/** Where sources contradict each other, what staff decide, and how far each source is believed (decision 82). */

const kind = z.enum(SOURCE_KINDS);

/** A value in words, with whose word it is. */
const Word = z.object({
  text: z.string().nullable(),
  source: z.string(),
  kind,
  /** The day that it is of; null: not known. */
  asOf: z.string().nullable(),
});

const Difference = z.object({
  id: z.number().int(),
  property: z.object({ id: z.number().int(), name: z.string() }),
  fact: z.string(),
  label: z.string(),
  stands: Word,
  other: Word,
});
export type Difference = z.infer<typeof Difference>;

export const listDifferences = endpoint({
  summary: 'Facts of which another source says otherwise than what stands',
  at: staffWire.listDifferences,
  access: 'operator',
  query: PageQuery.extend({
    property: IdInAddress.optional(),
  }),
  answer: pageOf(Difference),
  problems: [],
});

export const decideDifferences = endpoint({
  summary:
    'Take what the other source says, or keep what stands; what was decided meanwhile is passed over',
  at: staffWire.decideDifferences,
  access: 'operator',
  body: z.strictObject({
    ids: z.array(Id).min(1).max(100),
    decision: z.enum(['take', 'keep']),
  }),
  answer: z.object({ message: z.string(), decided: z.number().int() }),
  problems: [],
});

const FactSourceKind = z.object({
  name: z.string(),
  kind,
  /** The name that buyers see; `null`: its own name, or its kind where its name is that of a file. */
  publicName: z.string().nullable(),
  projects: z.number().int(),
});
export type FactSourceKind = z.infer<typeof FactSourceKind>;

export const listFactSources = endpoint({
  summary: 'The sources that facts are from, and of which kind each is',
  at: staffWire.listFactSources,
  access: 'admin',
  answer: z.object({ sources: z.array(FactSourceKind) }),
  problems: [],
});

export const setFactSource = endpoint({
  summary:
    'Say of which kind a source is, for what is told from then on, and how buyers are told of it',
  at: staffWire.setFactSource,
  access: 'admin',
  body: z.strictObject({
    name: z.string().trim().min(1).max(NAME_MAX),
    kind,
    publicName: z.string().trim().min(1).max(NAME_MAX).nullable().optional(),
  }),
  answer: z.object({ message: z.string(), sources: z.array(FactSourceKind) }),
  problems: [],
});
