import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, PageQuery } from './paging.ts';
import * as staffWire from './staff-wire.ts';

/** Enquiries of builders and sellers who want to list with us, for admins. */

/** Null: left empty. */
const Line = z.string().nullable();

const StaffEnquiry = z.object({
  id: z.number().int(),
  contactPerson: Line,
  builderName: Line,
  phoneNumber: Line,
  jobRole: Line,
  email: Line,
  website: Line,
  createdAt: z.string(),
});
export type StaffEnquiry = z.infer<typeof StaffEnquiry>;

export const listSellerEnquiries = endpoint({
  summary: 'Enquiries of builders and sellers, the newest first, page by page',
  at: staffWire.listSellerEnquiries,
  access: 'admin',
  query: PageQuery,
  answer: pageOf(StaffEnquiry),
  problems: [],
});
