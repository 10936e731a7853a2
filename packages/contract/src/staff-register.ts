import { REGISTER_MARKS, REGISTER_OUTCOMES } from '@manemitra/domain/register';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById } from './ids.ts';
import { REGISTER_MAX_BYTES } from './limits.ts';
import { PageQuery, pageOf } from './paging.ts';
import { UPLOADS } from './rate-limits.ts';
import * as staffWire from './staff-wire.ts';

/** The public register in saved pages and extracts: what it says of our projects, seen before it is applied (decision 88). */

const RegisterFileView = z.object({
  id: z.number().int(),
  fileName: z.string(),
  /** The day that the register was saved on. */
  asOf: z.string(),
  /** `stopped`: applied to some projects only; applying it again continues. */
  status: z.enum(['seen', 'stopped', 'applied']),
  takingBack: z.enum(['waiting', 'done']).nullable(),
  rows: z.number().int(),
  /** Rows whose number a project of ours has. */
  matched: z.number().int(),
  changed: z.number().int(),
  /** Rows with a change that must be seen: a date, complaints, homes sold, litigation, lapsed. */
  marked: z.number().int(),
  unmatched: z.number().int(),
  refused: z.number().int(),
  startedBy: z.string().nullable(),
  createdAt: z.string(),
});
export type RegisterFileView = z.infer<typeof RegisterFileView>;

const Change = z.object({
  fact: z.string(),
  label: z.string(),
  was: z.string().nullable(),
  wasSource: z.string().nullable(),
  wasAsOf: z.string().nullable(),
  is: z.string().nullable(),
});

const RegisterRowView = z.object({
  id: z.number().int(),
  line: z.number().int(),
  sheetRow: z.number().int().nullable(),
  reraNumber: z.string().nullable(),
  /** As the register names them. */
  project: z.string().nullable(),
  promoter: z.string().nullable(),
  outcome: z.enum(REGISTER_OUTCOMES),
  /** Our project with that number. */
  property: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  marks: z.array(z.enum(REGISTER_MARKS)),
  changes: z.array(Change),
  /** Values kept as differences because a newer source says otherwise. */
  beside: z.array(Change),
  /** Why the row, or cells of it, are not taken. */
  reasons: z.array(z.string()),
});
export type RegisterRowView = z.infer<typeof RegisterRowView>;

export const uploadRegister = endpoint({
  summary: 'Upload a saved page or extract of the register; nothing is applied yet',
  at: staffWire.uploadRegister,
  access: 'admin',
  limit: UPLOADS,
  upload: {
    maxBytes: REGISTER_MAX_BYTES,
    missing: 'register.missing',
    tooLarge: 'register.too-large',
  },
  query: z.object({ asOf: z.iso.date('Give the day on which it was saved, as YYYY-MM-DD.') }),
  body: z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  answer: RegisterFileView,
  problems: ['register.missing', 'register.too-large', 'register.refused'],
});

export const listRegisterFiles = endpoint({
  summary: 'Uploaded pages and extracts of the register, newest first',
  at: staffWire.listRegisterFiles,
  access: 'admin',
  query: PageQuery,
  answer: pageOf(RegisterFileView),
  problems: [],
});

export const getRegisterFile = endpoint({
  summary: 'One page or extract of the register, and what it does',
  at: staffWire.getRegisterFile,
  access: 'admin',
  params: ById,
  answer: RegisterFileView,
  problems: ['import.not-found'],
});

export const listRegisterRows = endpoint({
  summary: 'What each row of such a file does to which project, or why it does nothing',
  at: staffWire.listRegisterRows,
  access: 'admin',
  params: ById,
  query: PageQuery.extend({ only: z.enum(REGISTER_OUTCOMES).optional() }),
  answer: pageOf(RegisterRowView),
  problems: ['import.not-found'],
});

export const applyRegister = endpoint({
  summary: 'Tell projects what the register says; it can be taken back as one',
  at: staffWire.applyRegister,
  access: 'admin',
  params: ById,
  answer: RegisterFileView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const takeRegisterBack = endpoint({
  summary: 'Take back all that a file of the register told',
  at: staffWire.takeRegisterBack,
  access: 'admin',
  params: ById,
  answer: RegisterFileView,
  problems: ['import.not-found', 'import.not-possible'],
});
