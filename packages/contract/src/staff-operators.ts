import { z } from 'zod';
import { ACCOUNT_STATUSES } from './access.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';
import { PROPERTIES_AT_ONCE_MAX, RESTORABLE_DAYS } from './limits.ts';
import { SentCredentials } from './staff-credentials.ts';
import {
  email,
  OptionalEmail,
  OptionalPhone,
  phone,
  Reason,
  required,
  Status,
  UserName,
  Version,
} from './staff-fields.ts';
import { pageOf, PageQuery, Said } from './paging.ts';
import { Rera } from './rera.ts';
import { LIST_STATUSES } from './staff-promoters.ts';
import * as staffWire from './staff-wire.ts';

/** Operators: staff who look after the projects that are given to them. Admins manage them. */

export const StaffOperator = z.object({
  userName: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** `+91 98450 12345`. */
  phone: z.string().nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  /** Projects that they look after. */
  properties: z.number().int().nonnegative(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  version: z.number().int().positive(),
});
export type StaffOperator = z.infer<typeof StaffOperator>;

export const OPERATOR_SORTS = ['name', '-name', 'created', '-created'] as const;

const params = z.object({ userName: UserName });

const NewUserName = required('userName is required', 40).regex(
  /^[a-z0-9][a-z0-9._-]*$/i,
  'Use letters, digits, dots, hyphens and underscores, beginning with a letter or digit.',
);
const Name = required('Give the name of the operator.', 120);

export const listOperators = endpoint({
  summary: 'Operators, page by page',
  at: staffWire.listOperators,
  access: 'admin',
  query: PageQuery.extend({
    status: z.enum(LIST_STATUSES).optional(),
    sort: z.enum(OPERATOR_SORTS).default('name'),
  }),
  answer: pageOf(StaffOperator),
  problems: [],
});

export const getStaffOperator = endpoint({
  summary: 'One operator',
  at: staffWire.getStaffOperator,
  access: 'admin',
  params,
  answer: StaffOperator,
  problems: ['operator.not-found'],
});

export const createOperator = endpoint({
  summary: 'Add an operator; they can sign in once credentials are sent',
  at: staffWire.createOperator,
  access: 'admin',
  body: z.object({
    userName: NewUserName,
    name: Name,
    email: OptionalEmail.default(null),
    phone: OptionalPhone.default(null),
  }),
  answer: StaffOperator,
  problems: [],
});

export const editOperator = endpoint({
  summary: 'Change the name of an operator and how to reach them',
  at: staffWire.editOperator,
  access: 'admin',
  params,
  body: z.object({
    version: Version,
    name: Name.optional(),
    email: OptionalEmail.optional(),
    phone: OptionalPhone.optional(),
  }),
  answer: StaffOperator,
  problems: ['operator.not-found', 'edit.stale'],
});

export const changeOperatorStatus = endpoint({
  summary: 'Give an operator another status, with the reason; ends their sessions',
  at: staffWire.changeOperatorStatus,
  access: 'admin',
  body: z.object({ userName: UserName, status: Status, reason: Reason }),
  answer: StaffOperator,
  problems: ['operator.not-found'],
});

export const deleteOperator = endpoint({
  summary: `Delete an operator; can be undone for ${RESTORABLE_DAYS} days`,
  at: staffWire.deleteOperator,
  access: 'admin',
  params,
  answer: Said,
  problems: ['operator.not-found'],
});

export const restoreOperator = endpoint({
  summary: 'Undo the deletion of an operator',
  at: staffWire.restoreOperator,
  access: 'admin',
  params,
  answer: StaffOperator,
  problems: ['operator.not-found'],
});

export const sendOperatorCredentials = endpoint({
  summary:
    'Send an operator a link to set a password, by e-mail and SMS; makes the account if there is none',
  at: staffWire.sendOperatorCredentials,
  access: 'admin',
  needsProof: true,
  body: z.object({
    userName: NewUserName,
    email: email('email is required'),
    phone: phone('phone is required'),
  }),
  answer: z.object({ message: z.string(), result: SentCredentials }),
  problems: ['proof.needed'],
});

export const listOperatorProperties = endpoint({
  summary: 'Projects to choose from for an operator, page by page, and which they look after',
  at: staffWire.listOperatorProperties,
  access: 'admin',
  params,
  query: PageQuery.extend({
    /** `associated` lists only those that the operator looks after. */
    show: z.enum(['all', 'associated']).default('all'),
  }),
  answer: pageOf(
    z.object({
      propertyId: z.number().int(),
      slug: z.string(),
      name: z.string(),
      locality: z.string().nullable(),
      promoter: z.string(),
      rera: Rera,
      isDemonstration: z.boolean(),
      isAssociated: z.boolean(),
    }),
  ).extend({
    /** All of them, whatever page is shown: `PUT` takes the whole set. */
    associatedIds: z.array(z.number().int()),
    version: z.number().int().positive(),
  }),
  problems: ['operator.not-found'],
});

export const setOperatorProperties = endpoint({
  summary: 'Say which projects an operator looks after: exactly these',
  at: staffWire.setOperatorProperties,
  access: 'admin',
  params,
  body: z.object({
    version: Version,
    propertyIds: z
      .array(Id, 'propertyIds is required')
      .max(
        PROPERTIES_AT_ONCE_MAX,
        `An operator can look after ${PROPERTIES_AT_ONCE_MAX.toLocaleString('en-IN')} projects at most.`,
      )
      .transform((ids) => [...new Set(ids)]),
  }),
  answer: StaffOperator,
  problems: ['operator.not-found', 'edit.stale'],
});
