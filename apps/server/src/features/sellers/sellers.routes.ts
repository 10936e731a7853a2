import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { listEnquiries } from './list-enquiries.ts';
import { takeEnquiry } from './take-enquiry.ts';

export const sellerRoutes = (deps: { db: Kysely<Database>; staffEmail: string | undefined }) =>
  ({
    sendSellerEnquiry: async ({ body }) => {
      await takeEnquiry(deps.db, body, deps.staffEmail);
      return { message: 'Enquiry submitted successfully!' }; // spec 8
    },
    listSellerEnquiries: async ({ query }) => listEnquiries(deps.db, query),
  }) satisfies Partial<HandlerTable<typeof contract>>;
