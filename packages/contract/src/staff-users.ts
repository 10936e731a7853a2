import { z } from 'zod';
import { ACCOUNT_STATUSES } from './access.ts';
import { endpoint } from './endpoint.ts';
import { RESTORABLE_DAYS } from './limits.ts';
import { PhoneNumberInPath, Reason, Status } from './staff-fields.ts';
import { pageOf, PageQuery, Said } from './paging.ts';
import { LIST_STATUSES } from './staff-promoters.ts';
import * as staffWire from './staff-wire.ts';

/** Buyers in the staff dashboard. Admins see no more of them than the work needs. */

const StaffUser = z.object({
  /** `+919845012345`: goes into paths. */
  phoneNumber: z.string(),
  /** `+91 98450 12345` (spec 5). */
  phone: z.string(),
  name: z.string().nullable(),
  type: z.string().nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  createdAt: z.string(),
  deletedAt: z.string().nullable(),
});
export type StaffUser = z.infer<typeof StaffUser>;

const StaffUserDetail = StaffUser.extend({
  email: z.string().nullable(),
  /** How many times their number was given to a promoter, and not taken back. */
  leads: z.number().int().nonnegative(),
  /** On how many devices they are signed in. */
  sessions: z.number().int().nonnegative(),
  lastUsedAt: z.string().nullable(),
});
export type StaffUserDetail = z.infer<typeof StaffUserDetail>;

export const USER_SORTS = ['name', '-name', 'created', '-created'] as const;

const params = z.object({ phoneNumber: PhoneNumberInPath });

export const listUsers = endpoint({
  summary: 'Buyers, page by page',
  at: staffWire.listUsers,
  access: 'admin',
  query: PageQuery.extend({
    status: z.enum(LIST_STATUSES).optional(),
    sort: z.enum(USER_SORTS).default('-created'),
  }),
  answer: pageOf(StaffUser),
  problems: [],
});

export const getUser = endpoint({
  summary: 'One buyer',
  at: staffWire.getUser,
  access: 'admin',
  params,
  answer: StaffUserDetail,
  problems: ['user.not-found'],
});

export const changeUserStatus = endpoint({
  summary: 'Give a buyer another status, with the reason; ends their sessions',
  at: staffWire.changeUserStatus,
  access: 'admin',
  params,
  body: z.object({ status: Status, reason: Reason }),
  answer: StaffUserDetail,
  problems: ['user.not-found'],
});

export const deleteUser = endpoint({
  summary: `Delete a buyer; can be undone for ${RESTORABLE_DAYS} days, then their data is erased`,
  at: staffWire.deleteUser,
  access: 'admin',
  params,
  answer: Said,
  problems: ['user.not-found'],
});

export const restoreUser = endpoint({
  summary: 'Undo the deletion of a buyer',
  at: staffWire.restoreUser,
  access: 'admin',
  params,
  answer: StaffUserDetail,
  problems: ['user.not-found'],
});

export const eraseUser = endpoint({
  summary:
    'Erase a buyer and all that is kept about them at once, because they ask; cannot be undone',
  at: staffWire.eraseUser,
  access: 'admin',
  needsProof: true,
  params,
  body: z.object({ reason: Reason }),
  answer: Said,
  problems: ['user.not-found', 'proof.needed'],
});
