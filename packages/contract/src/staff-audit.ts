import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, PageQuery } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/** The log of who changed what, for admins. It holds ids and masked values, never a person's number. */

const Day = z.iso.date('Give a day as YYYY-MM-DD.');
const Values = z.record(z.string(), z.unknown()).nullable();

const AuditRecord = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: the program itself, or somebody who was not signed in. */
  actor: z
    .object({ kind: z.enum(['user', 'staff']), id: z.number().int(), name: z.string().nullable() })
    .nullable(),
  /** A noun and a verb, as `promoter.deleted`. */
  action: z.string(),
  /** `name` is null when it is a buyer, or gone. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  before: Values,
  after: Values,
  reason: z.string().nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

export const listAudit = endpoint({
  summary: 'The log of changes, the newest first, page by page',
  at: staffWire.listAudit,
  access: 'admin',
  query: PageQuery.omit({ search: true }).extend({
    /** The user name of a member of staff. */
    actor: z.string().trim().max(100).optional(),
    /** An action, or what it begins with: `promoter` for all that happened to promoters. */
    action: z.string().trim().max(100).optional(),
    /** What it was done to: a kind, as `property`, or a kind and an id, as `property:12`. */
    subject: z.string().trim().max(100).optional(),
    /** Days in Bengaluru, both included. */
    from: Day.optional(),
    to: Day.optional(),
  }),
  answer: pageOf(AuditRecord).extend({
    /** Every action there is, to choose from. */
    actions: z.array(z.string()),
  }),
  problems: [],
});
