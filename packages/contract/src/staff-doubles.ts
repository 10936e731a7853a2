import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdInAddress } from './ids.ts';
import { PageQuery, pageOf, Said } from './paging.ts';
import { EXPORTS } from './rate-limits.ts';
import * as staffWire from './staff-wire.ts';

/** Projects that look like one: the evidence, and what staff decide (decision 86). Nothing is merged by itself. */

const DoubleProject = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  promoter: z.string(),
  locality: z.string().nullable(),
  pincode: z.string().nullable(),
  reraNumbers: z.array(z.string()),
  isPublished: z.boolean(),
  source: z.string(),
  /** Unit types, pictures, documents and requests of buyers. */
  homes: z.number().int(),
  pictures: z.number().int(),
  documents: z.number().int(),
  leads: z.number().int(),
});
export type DoubleProject = z.infer<typeof DoubleProject>;

const LikelyDouble = z.object({
  one: DoubleProject,
  other: DoubleProject,
  /** Why they look like one, as sentences. */
  evidence: z.array(z.string()),
  /** The public register says so. */
  isSure: z.boolean(),
  foundAt: z.string(),
});
export type LikelyDouble = z.infer<typeof LikelyDouble>;

const MergePreview = z.object({
  stays: DoubleProject,
  goes: DoubleProject,
  /** Facts of the project that stays that get another value. */
  changes: z.array(
    z.object({
      fact: z.string(),
      label: z.string(),
      was: z.string().nullable(),
      is: z.string().nullable(),
    }),
  ),
  /** Values that will be kept as differences. */
  differences: z.number().int(),
});
export type MergePreview = z.infer<typeof MergePreview>;

const ProjectMerge = z.object({
  id: z.number().int(),
  stays: z.object({ id: z.number().int(), name: z.string() }),
  goes: z.object({ id: z.number().int(), name: z.string() }),
  at: z.string(),
  by: z.string().nullable(),
  undone: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
});
export type ProjectMerge = z.infer<typeof ProjectMerge>;

const id = IdInAddress;
const params = z.object({ id, other: id });

export const listLikelyDoubles = endpoint({
  summary: 'Pairs of projects that look like one and that nobody has judged',
  at: staffWire.listLikelyDoubles,
  access: 'operator',
  query: PageQuery,
  answer: pageOf(LikelyDouble),
  problems: [],
});

export const lookForDoubles = endpoint({
  summary: 'Look through all projects for pairs that look like one',
  at: staffWire.lookForDoubles,
  access: 'operator',
  limit: EXPORTS,
  answer: Said,
  problems: [],
});

export const tellProjectsApart = endpoint({
  summary: 'Remember that two projects are two; it is not asked again',
  at: staffWire.tellProjectsApart,
  access: 'operator',
  params,
  answer: Said,
  problems: ['property.not-found'],
});

export const previewMerge = endpoint({
  summary: 'What would become of a project if another one were merged into it',
  at: staffWire.previewMerge,
  access: 'operator',
  params,
  answer: MergePreview,
  problems: ['property.not-found', 'merge.not-possible'],
});

export const mergeProjects = endpoint({
  summary: 'Merge another project into this one; its addresses lead here from then on',
  at: staffWire.mergeProjects,
  access: 'operator',
  params,
  answer: Said,
  problems: ['property.not-found', 'merge.not-possible'],
});

export const listMerges = endpoint({
  summary: 'Projects that were merged, the latest first',
  at: staffWire.listMerges,
  access: 'operator',
  query: PageQuery,
  answer: pageOf(ProjectMerge),
  problems: [],
});

export const undoMerge = endpoint({
  summary: 'Make two projects of what was merged; what was changed since shows as differences',
  at: staffWire.undoMerge,
  access: 'operator',
  params: z.object({ id }),
  answer: Said,
  problems: ['merge.not-found', 'merge.not-undoable'],
});
