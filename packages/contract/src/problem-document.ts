import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from './problems.ts';

const codes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/** `application/problem+json` (RFC 9457) with our own members. `message` repeats `detail` for the spec's screens. */
export const ProblemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(codes),
  requestId: z.string(),
  message: z.string(),
  /** Where a conversation goes on after this refusal; without it, where it was. */
  nextHref: z.string().exactOptional(),
  /** With `edit.stale`: what is there now. */
  current: z
    .object({
      version: z.number().int(),
      changedAt: z.string(),
      changedBy: z.string().nullable(),
      values: z.record(z.string(), z.unknown()),
    })
    .exactOptional(),
  /** With `edit.stale`, where it is known who changed which field: what it was when the edit began, and what it is now. */
  changes: z
    .array(
      z.object({
        field: z.string(),
        was: z.unknown(),
        theirs: z.unknown(),
        at: z.string(),
        by: z.string().nullable(),
      }),
    )
    .exactOptional(),
  /** With `property.known` and `property.looks-alike`: which projects, and what speaks for it. */
  alike: z
    .array(z.object({ id: z.number().int(), name: z.string(), evidence: z.array(z.string()) }))
    .exactOptional(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).exactOptional(),
});
export type ProblemDocument = z.infer<typeof ProblemDocument>;
