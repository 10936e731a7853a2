import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LeadTemplate, ValueAddedService } from './lead-offers.ts';
import { OnFoot } from './on-foot.ts';
import { WardStanding } from './ward.ts';
import {
  ApprovalStanding,
  DocumentGap,
  FactSource,
  KhathaStanding,
  TrackRecord,
  UnitPrice,
} from './property-detail.ts';
import { Property } from './property.ts';
import * as wire from './wire.ts';

/** Everything that a project's own page shows, and the endpoint for it. */

const isoDate = z.string();

const Complaint = z.object({
  complaintNumber: z.string(),
  complaintDate: isoDate.nullable(),
  complaintSubject: z.string(),
  complaintBy: z.string().nullable(),
  projectName: z.string(),
  status: z.string(),
});

const ListedDocument = z.object({
  name: z.string(),
  downloadLink: z.string(),
  /** A kind of `@manemitra/domain/expected-documents`; null when the name does not say. */
  kind: z.string().nullable(),
});

export const PropertyDetail = Property.extend({
  promoter: z.object({
    promoId: z.string(),
    slug: z.string(),
    name: z.string(),
    /** The name that the project's source uses for the promoter, if it is another one. */
    toldAs: z.string().nullable(),
    orgType: z.string().nullable(),
    regNum: z.string().nullable(),
    address: z.string().nullable(),
    gReview: z.string().nullable(),
    gRating: z.number().nullable(),
    pastProjects: z.array(
      z.object({
        name: z.string(),
        type: z.string().nullable(),
        status: z.string().nullable(),
        promisedOn: isoDate.nullable(),
        completionDate: isoDate.nullable(),
        /** Whole months past its promised day and, by its status, not finished; null where it is not. */
        monthsOverdue: z.number().int().nullable(),
        isThereCase: z.boolean().nullable(),
        address: z.string().nullable(),
      }),
    ),
  }),
  promoters: z.object({
    complaints: z.object({
      projectsComplaints: z.array(Complaint.extend({ projectId: z.string() })),
      promotersComplaints: z.array(
        z.object({ promoterId: z.string(), complaints: z.array(Complaint) }),
      ),
      /** When the register was last asked for complaints; null: not checked yet. */
      checkedOn: isoDate.nullable(),
    }),
  }),
  documents: z.object({
    plan: z.array(ListedDocument),
    noc: z.array(ListedDocument),
    land: z.array(ListedDocument),
  }),
  /** One for each of `units`, in their order. */
  unitPrices: z.array(UnitPrice),
  /** A starting price, in rupees, that was told later than those of the homes, and not of which home. */
  newerPrice: z.object({ price: z.number().int(), asOf: isoDate.nullable() }).nullable(),
  /** At most six services, then every utility (spec 9). */
  valueAddedServices: z.array(ValueAddedService),
  /** How to ask for a service or for more about the project; null where nobody takes enquiries. */
  leadGeneration: LeadTemplate.nullable(),
  /** How to ask the promoter to call back; null where nobody takes enquiries. */
  contactPromoter: LeadTemplate.nullable(),
  documentGaps: z.array(DocumentGap),
  trackRecord: TrackRecord,
  khatha: KhathaStanding,
  approval: ApprovalStanding,
  /** Null: the exact place is not known. */
  onFoot: OnFoot.nullable(),
  /** Null: it is not even known about where it lies. */
  ward: WardStanding.nullable(),
  facts: z.array(FactSource),
});
export type PropertyDetail = z.infer<typeof PropertyDetail>;

export const getProperty = endpoint({
  summary: 'Everything known about one project, by id or slug',
  at: wire.getProperty,
  access: 'anyone',
  params: z.object({ id: z.string().min(1).max(200) }),
  answer: PropertyDetail,
  problems: ['property.not-found'],
});
