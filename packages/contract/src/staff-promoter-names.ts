import { PROMOTER_NAME_KINDS } from '@manemitra/domain/promoter-name-kinds';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdInAddress } from './ids.ts';
import { Said } from './paging.ts';
import { optionalLine, PromoterId, required } from './staff-fields.ts';
import * as staffWire from './staff-wire.ts';

/** The names of a promoter, and promoters that are the same (decision 87). */

const PromoterNames = z.object({
  names: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      kind: z.enum(PROMOTER_NAME_KINDS),
      registrationNumber: z.string().nullable(),
      /** Projects whose source uses this name. */
      projects: z.number().int(),
    }),
  ),
  /** Promoters whose names begin with the same brand; no person has said that they are the same. */
  alike: z.array(z.object({ promoterId: z.number().int(), name: z.string() })),
});
export type PromoterNames = z.infer<typeof PromoterNames>;

const NewPromoterName = z.strictObject({
  name: required('Give the other name.', 160),
  kind: z.enum(PROMOTER_NAME_KINDS),
  registrationNumber: optionalLine(120).default(null),
});
export type NewPromoterName = z.infer<typeof NewPromoterName>;

const params = z.object({ promoterId: PromoterId });

export const listPromoterNames = endpoint({
  summary: 'The other names of a promoter, and promoters that may be the same',
  at: staffWire.listPromoterNames,
  access: 'admin',
  params,
  answer: PromoterNames,
  problems: ['promoter.not-found'],
});

export const addPromoterName = endpoint({
  summary: 'Say by which other name a promoter is known; imports find it by that name too',
  at: staffWire.addPromoterName,
  access: 'admin',
  params,
  body: NewPromoterName,
  answer: Said.extend({ known: PromoterNames }),
  problems: ['promoter.not-found'],
});

export const removePromoterName = endpoint({
  summary: 'Forget another name of a promoter that no project is told by',
  at: staffWire.removePromoterName,
  access: 'admin',
  params: params.extend({ slug: z.string().min(1).max(200) }),
  answer: Said.extend({ known: PromoterNames }),
  problems: ['promoter.not-found', 'merge.not-possible'],
});

export const mergePromoters = endpoint({
  summary: 'Merge another promoter into this one: its name becomes a name of this one',
  at: staffWire.mergePromoters,
  access: 'admin',
  params: params.extend({ other: IdInAddress }),
  answer: Said.extend({ known: PromoterNames }),
  problems: ['promoter.not-found', 'merge.not-possible'],
});
