import { z } from 'zod';

/** What a buyer can ask for beside the projects, and its form (spec 3 and 7). */

export const ValueAddedService = z.object({
  /** Six services at most are shown, then every utility (spec 9). */
  type: z.enum(['service', 'utility']),
  title: z.string(),
  shortNote: z.string().nullable(),
  description: z.string().nullable(),
  /** The `type` of the lead; null for what needs no lead, such as a calculator. */
  leadType: z.string().nullable(),
  /** What a buyer is asked to agree to before the lead is sent. */
  confirmation: z.string().nullable(),
});
export type ValueAddedService = z.infer<typeof ValueAddedService>;

/** Where a lead is sent: its payload is filled in by the buyer (spec 7). */
export const LeadTemplate = z.object({
  /** `{id}` stands for the id of the project that the lead is about. */
  href: z.string(),
  method: z.literal('POST'),
  /** Goes into the lead as its `type`. */
  leadType: z.string(),
  /** Goes into the lead as its `message`. */
  message: z.string(),
  /** Goes into the lead as its `phone`. Null: the number that the buyer has proved, which answers do not repeat. */
  phone: z.string().nullable(),
});
export type LeadTemplate = z.infer<typeof LeadTemplate>;
