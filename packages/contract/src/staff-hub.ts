import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as staffWire from './staff-wire.ts';

/** The parts of the dashboard that a role may use (spec 2, 6). Its screens are drawn from this. */

export const HubItem = z.object({
  /** The name of the screen, as in its path under /admin-dashboard. */
  name: z.string(),
  title: z.string(),
  /** The call behind the screen; `{…}` stands for what is chosen on it. */
  href: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
});
export type HubItem = z.infer<typeof HubItem>;

export const getStaffHub = endpoint({
  summary: 'The items of the dashboard that the role of the caller may use',
  at: staffWire.getStaffHub,
  access: 'staff',
  answer: z.object({ items: z.array(HubItem) }),
  problems: [],
});

const STAFF_FIGURES = [
  'leads-this-week',
  'projects-missing-facts',
  'projects-missing-documents',
  'stale-rera-checks',
  'pending-promoters',
] as const;

export const StaffFigure = z.object({
  name: z.enum(STAFF_FIGURES),
  title: z.string(),
  value: z.number().int().nonnegative(),
  /** Of how many; null where the value is no share of anything. */
  of: z.number().int().nonnegative().nullable(),
  /** What is counted, in one sentence. */
  note: z.string(),
});
export type StaffFigure = z.infer<typeof StaffFigure>;

export const getStaffFigures = endpoint({
  summary: 'What waits for somebody, counted over what the caller may see',
  at: staffWire.getStaffFigures,
  access: 'staff',
  answer: z.object({
    figures: z.array(StaffFigure),
    /** What an admin must set right before anything else; empty when all is well, and for everybody else. */
    warnings: z.array(z.string()),
  }),
  problems: [],
});
