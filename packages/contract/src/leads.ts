import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  INTEGER_MAX,
  LEAD_MESSAGE_MAX_LENGTH,
  LEAD_NOTES_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
} from './limits.ts';
import { pageOf, PageQuery } from './paging.ts';
import { EXPORTS, LEADS } from './rate-limits.ts';
import { Rera } from './rera.ts';
import * as staffWire from './staff-wire.ts';
import * as wire from './wire.ts';

/** A buyer's request to be called about a project, from the dialog to whoever answers it (spec 3, 4, 7). */

/** The status that whoever answers a lead gave it. */
export const LEAD_STATUSES = ['new', 'contacted', 'closed'] as const;

/**
 * Who gets the number: the project's promoter and the team of this site, or the team alone. It is the team alone for a
 * service, which promoters do not offer, and where the promoter has no account to read requests with.
 */
export const LEAD_RECIPIENTS = ['promoter', 'team'] as const;
export type LeadRecipient = (typeof LEAD_RECIPIENTS)[number];

/** Who would get the caller's number now, in the words that the buyer agrees to. */
const Consent = z.object({ recipient: z.enum(LEAD_RECIPIENTS), text: z.string() });
export type Consent = z.infer<typeof Consent>;

export const getLeadConsents = endpoint({
  summary: 'Who would get the number of a buyer who asks about this project now',
  at: wire.getLeadConsents,
  access: 'anyone',
  params: z.object({ id: z.string().min(1).max(200) }),
  answer: z.object({
    /** For a callback, or to know more about the project. */
    project: Consent,
    /** For a value-added service. */
    service: Consent,
  }),
  problems: ['property.not-found'],
});

/** `Yes` only where the buyer chose so. */
const Choice = z.enum(['Yes', 'No'], { error: 'Say Yes or No.' });

export const submitLead = endpoint({
  summary: 'Ask to be called about a project, or for a service',
  at: wire.submitLead,
  // A visitor proves their number by the chat's steps first, which makes them a user.
  access: 'user',
  limit: LEADS,
  params: z.object({ id: z.string().min(1).max(200) }),
  body: z.object({
    phone: z
      .string()
      .trim()
      .max(40)
      .nullish()
      .describe(
        'The confirmed number, as people write it. Left out or null: the confirmed number; any other is refused.',
      ),
    type: z
      .string()
      .trim()
      .min(1, 'Say what is asked for.')
      .max(100)
      .describe('The `leadType` of a template or of a value-added service.'),
    message: z
      .string()
      .trim()
      .min(1, 'Say what is asked for.')
      .max(LEAD_MESSAGE_MAX_LENGTH, `Keep it under ${LEAD_MESSAGE_MAX_LENGTH} characters.`),
    promoterId: z
      .string()
      .max(20)
      .optional()
      .describe('The recipient whom the buyer was told about; refused when it has changed.'),
    extraDetails: z
      .object({ call: Choice, whatsapp: Choice })
      .refine(({ call, whatsapp }) => call === 'Yes' || whatsapp === 'Yes', {
        error: 'Choose a call, WhatsApp or both: otherwise nobody could answer you.',
      }),
    recipient: z
      .enum(LEAD_RECIPIENTS)
      .optional()
      .describe('Who the buyer was told gets the number. Nobody beyond that gets it.'),
    sentence: z
      .string()
      .trim()
      .max(PROMPT_MAX_LENGTH, `Keep it under ${PROMPT_MAX_LENGTH} characters.`)
      .optional()
      .describe('What the buyer searched for, if they send it along.'),
    unitId: z
      .string()
      .max(20)
      .optional()
      .describe('The home that it is about, one of the project’s `units`.'),
  }),
  answer: z.object({
    message: z.string(),
    leadId: z.string(),
    /** True if the same was asked for within a day and still stands: it stays one request. */
    isMerged: z.boolean(),
  }),
  problems: ['property.not-found', 'lead.other-number', 'lead.too-many'],
});

const LeadProject = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  rera: Rera,
  isDemonstration: z.boolean(),
});

/** A request as its buyer sees it. */
export const OwnLead = z.object({
  id: z.string(),
  project: LeadProject.extend({ isPublished: z.boolean() }),
  promoter: z.string(),
  recipient: z.enum(LEAD_RECIPIENTS),
  /** Whether anybody of the promoter can sign in to read requests now. */
  canPromoterRead: z.boolean(),
  /** The name of the team. */
  team: z.string(),
  /** What the buyer was told and agreed to; null for requests from before this was kept. */
  consent: z.string().nullable(),
  /** What was sent along: the search and the home that it is about. */
  sentence: z.string().nullable(),
  home: z.string().nullable(),
  type: z.string(),
  /** What was asked for, under its name at that time. */
  title: z.string(),
  call: z.boolean(),
  whatsapp: z.boolean(),
  status: z.enum([...LEAD_STATUSES, 'withdrawn']),
  createdAt: z.string(),
  /** When somebody of the promoter, and of the team, first saw the number; null: nobody yet. */
  seenByPromoterAt: z.string().nullable(),
  seenByTeamAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
});
export type OwnLead = z.infer<typeof OwnLead>;

export const listOwnLeads = endpoint({
  summary: 'Who has been given the number of the buyer who asks, the newest first',
  at: wire.listOwnLeads,
  access: 'user',
  query: PageQuery.omit({ search: true }),
  answer: pageOf(OwnLead),
  problems: [],
});

const LeadId = z.object({ id: z.string().min(1).max(20) });

export const withdrawLead = endpoint({
  summary: 'Take a request back: the number is no longer shown, and the recipient is told',
  at: wire.withdrawLead,
  access: 'user',
  limit: LEADS,
  params: LeadId,
  answer: z.object({ message: z.string(), lead: OwnLead }),
  problems: ['lead.not-found'],
});

/** A lead as whoever answers it sees it. */
export const StaffLead = z.object({
  id: z.string(),
  project: LeadProject,
  promoter: z.object({ promoId: z.string(), name: z.string() }),
  recipient: z.enum(LEAD_RECIPIENTS),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** Null once the buyer has taken the request back. */
  buyer: z.object({ name: z.string().nullable(), phone: z.string() }).nullable(),
  /** What the buyer searched for, if they sent it along and have not taken the request back. */
  sentence: z.string().nullable(),
  /** The home that the request is about, as it was called when it was sent. */
  home: z.string().nullable(),
  /** The ways of contact that the buyer allowed; all others they refused. */
  call: z.boolean(),
  whatsapp: z.boolean(),
  status: z.enum(LEAD_STATUSES),
  notes: z.string(),
  /** To be given back with a change. */
  version: z.number().int(),
  createdAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type StaffLead = z.infer<typeof StaffLead>;

export const listLeads = endpoint({
  summary:
    'Requests of buyers: a promoter’s own, those of an operator’s projects, all for an admin; the newest first',
  at: staffWire.listLeads,
  access: 'staff',
  /** `search` looks at names of buyers and projects, and at numbers; not at those that were taken back. */
  query: PageQuery.extend({
    status: z.enum(LEAD_STATUSES).optional(),
  }),
  answer: pageOf(StaffLead),
  problems: [],
});

export const exportLeads = endpoint({
  summary:
    'All requests that the caller may see, as CSV; their buyers are told that they were seen',
  // It gives out numbers and records who has them, so it is no GET: nothing that only reads can trigger it.
  at: staffWire.exportLeads,
  access: 'staff',
  limit: EXPORTS,
  needsProof: true,
  /** As `listLeads` has them; left out they are all. */
  body: z
    .object({
      status: z.enum(LEAD_STATUSES).optional(),
      search: PageQuery.shape.search,
    })
    .default({ search: '' }),
  download: true,
  answer: z.never(),
  problems: ['proof.needed'],
});

export const changeLead = endpoint({
  summary: 'Set the status of a request, and note what matters for answering it',
  at: staffWire.changeLead,
  access: 'staff',
  params: LeadId,
  body: z
    .object({
      status: z.enum(LEAD_STATUSES).optional(),
      notes: z
        .string()
        .trim()
        .max(LEAD_NOTES_MAX_LENGTH, `Keep it under ${LEAD_NOTES_MAX_LENGTH} characters.`)
        .optional()
        .describe('The buyer may ask to see them.'),
      version: z
        .number()
        .int()
        .min(0)
        .max(INTEGER_MAX)
        .describe('The one that the change started from.'),
    })
    .refine(({ status, notes }) => status !== undefined || notes !== undefined, {
      error: 'Give a status, notes or both.',
    }),
  answer: StaffLead,
  problems: ['lead.not-found', 'lead.changed'],
});
