import { z } from 'zod';
import { ACCOUNT_STATUSES } from './access.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';
import { RESTORABLE_DAYS } from './limits.ts';
import { Notifications, SentCredentials } from './staff-credentials.ts';
import {
  optionalLine,
  OptionalEmail,
  OptionalPhone,
  PromoterId,
  Reason,
  required,
  Status,
  Version,
} from './staff-fields.ts';
import { pageOf, PageQuery, Said } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/** Promoters in the staff dashboard: an admin sees all, an operator those of their projects, a promoter themselves. */

export const StaffPromoter = z.object({
  promoterId: z.number().int(),
  name: z.string(),
  orgType: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  /** `+91 98450 12345`. */
  phone: z.string().nullable(),
  /** With which they sign in; null until credentials were made. */
  userName: z.string().nullable(),
  /** Of the account; `pending` while there is none. */
  status: z.enum(ACCOUNT_STATUSES),
  /** Projects that are not deleted. */
  projects: z.number().int().nonnegative(),
  isDemonstration: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was deleted; it can be restored for 30 days. */
  deletedAt: z.string().nullable(),
  version: z.number().int().positive(),
});
export type StaffPromoter = z.infer<typeof StaffPromoter>;

export const PROMOTER_SORTS = [
  'name',
  '-name',
  'created',
  '-created',
  'projects',
  '-projects',
] as const;

/** `deleted` lists what can still be restored, for admins. */
export const LIST_STATUSES = [...ACCOUNT_STATUSES, 'deleted'] as const;

const params = z.object({ promoterId: PromoterId });

const Profile = {
  name: required('Give the name of the promoter.', 160),
  orgType: optionalLine(120),
  registrationNumber: optionalLine(120),
  address: optionalLine(400),
  email: OptionalEmail,
  phone: OptionalPhone,
};

export const listPromoters = endpoint({
  summary: 'Promoters, page by page',
  at: staffWire.listPromoters,
  access: 'staff',
  query: PageQuery.extend({
    status: z.enum(LIST_STATUSES).optional(),
    sort: z.enum(PROMOTER_SORTS).default('name'),
  }),
  answer: pageOf(StaffPromoter),
  problems: [],
});

export const getPromoter = endpoint({
  summary: 'One promoter, as staff sees it',
  at: staffWire.getPromoter,
  access: 'staff',
  params,
  answer: StaffPromoter,
  problems: ['promoter.not-found'],
});

export const createPromoter = endpoint({
  summary: 'Add a promoter; they can sign in once credentials are sent',
  at: staffWire.createPromoter,
  access: 'admin',
  body: z.object({
    name: Profile.name,
    orgType: Profile.orgType.default(null),
    registrationNumber: Profile.registrationNumber.default(null),
    address: Profile.address.default(null),
    email: OptionalEmail.default(null),
    phone: OptionalPhone.default(null),
  }),
  answer: StaffPromoter,
  problems: [],
});

export const editPromoter = endpoint({
  summary: 'Change the profile of a promoter; promoters themselves change how to reach them only',
  at: staffWire.editPromoter,
  access: 'staff',
  params,
  body: z.object({ version: Version }).extend(z.object(Profile).partial().shape),
  answer: StaffPromoter,
  problems: ['promoter.not-found', 'edit.stale'],
});

export const changePromoterStatus = endpoint({
  summary: 'Give a promoter another status, with the reason; ends their sessions',
  at: staffWire.changePromoterStatus,
  access: 'admin',
  params,
  body: z.object({ status: Status, reason: Reason }),
  answer: StaffPromoter,
  problems: ['promoter.not-found'],
});

export const deletePromoter = endpoint({
  summary: `Delete a promoter and hide their projects; can be undone for ${RESTORABLE_DAYS} days`,
  at: staffWire.deletePromoter,
  access: 'admin',
  params,
  answer: Said,
  problems: ['promoter.not-found'],
});

export const restorePromoter = endpoint({
  summary: 'Undo the deletion of a promoter, with the projects that went with them',
  at: staffWire.restorePromoter,
  access: 'admin',
  params,
  answer: StaffPromoter,
  problems: ['promoter.not-found'],
});

const CHOOSE = 'promoterIds is required: choose at least one promoter.';

export const sendPromoterCredentials = endpoint({
  summary: 'Send promoters a link to set a password; each link works once',
  at: staffWire.sendPromoterCredentials,
  access: 'admin',
  needsProof: true,
  body: z.object({
    promoterIds: z
      .array(z.union([Id, PromoterId], 'A promoterId is a number.'), CHOOSE)
      .min(1, CHOOSE)
      .max(200, 'Choose at most 200 promoters at once.')
      .transform((ids) => [...new Set(ids)]),
    notifications: Notifications,
  }),
  answer: z.object({
    message: z.string(),
    results: z.array(SentCredentials.extend({ promoterId: z.number().int() })),
  }),
  problems: ['promoter.not-found', 'proof.needed'],
});
