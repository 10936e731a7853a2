import type { ValueAddedService } from '@manemitra/contract/lead-offers';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { Property } from '@manemitra/contract/property';
import { khathaStanding } from '@manemitra/domain/khatha';
import { monthsOverdue } from '@manemitra/domain/track-record';
import { CONTACT_PROMOTER, LEAD_GENERATION } from '@manemitra/contract/lead-templates';
import { presentDocuments } from '#server/features/documents/public.ts';
import { onFoot } from '#server/features/journeys/public.ts';
import { presentNear } from '#server/features/places/public.ts';
import { planImages } from '#server/features/plans/public.ts';
import { recordOfBuilder } from '#server/features/verdicts/public.ts';
import { documentGaps, isReraRegistered } from './document-gaps.ts';
import { factSources } from './fact-sources.ts';
import type { LoadedDetail } from './load-property-detail.ts';
import { khathaOf, presentProperty } from './present-property.ts';
import { presentUnitPrices } from './present-unit-prices.ts';
import { wardOf } from './ward-of.ts';

interface Beside {
  /** The services offered with every project. */
  services: readonly ValueAddedService[];
  /** The day in Bengaluru as `YYYY-MM-DD`: decides the taxes and what is overdue. */
  today: string;
}

/** A project with everything on its own page, field by field. */
export async function presentPropertyDetail(
  loaded: LoadedDetail,
  { services, today }: Beside,
): Promise<PropertyDetail> {
  const { promoter, pastProjects, complaints } = loaded;
  const aboutProject = complaints.filter(({ property_id }) => property_id === loaded.property.id);
  const aboutPromoter = complaints.filter(({ property_id }) => property_id !== loaded.property.id);
  const property = presentProperty(loaded, today);
  const documents = await presentDocuments(loaded);
  return {
    ...property,
    project: { ...property.project, plan: await presentPlans(property, loaded) },
    promoter: {
      promoId: String(promoter.id),
      slug: promoter.slug,
      name: promoter.name,
      toldAs: loaded.property.promoter_name,
      orgType: promoter.org_type,
      regNum: promoter.registration_number,
      address: promoter.address,
      gReview: promoter.review_text,
      gRating: promoter.review_rating,
      pastProjects: pastProjects.map((past) => ({
        name: past.name,
        type: past.type,
        status: past.status,
        promisedOn: past.promised_on,
        completionDate: past.completed_on,
        monthsOverdue: monthsOverdue(
          { promisedOn: past.promised_on, completedOn: past.completed_on, status: past.status },
          { checkedOn: loaded.verdictParts.pastCheckedOn, today },
        ),
        isThereCase: past.has_case,
        address: past.address,
      })),
    },
    promoters: {
      complaints: {
        projectsComplaints: aboutProject.map((complaint) => ({
          ...presentComplaint(complaint),
          projectId: String(loaded.property.id),
        })),
        promotersComplaints: [
          { promoterId: String(promoter.id), complaints: aboutPromoter.map(presentComplaint) },
        ],
        checkedOn: loaded.property.complaints_checked_on,
      },
    },
    documents,
    unitPrices: presentUnitPrices(loaded, today),
    newerPrice: presentNewerPrice(loaded),
    valueAddedServices: [...services],
    leadGeneration: LEAD_GENERATION,
    contactPromoter: CONTACT_PROMOTER,
    documentGaps: documentGaps(loaded, documents),
    trackRecord: presentTrackRecord(loaded, today),
    khatha: khathaStanding([loaded.property, ...loaded.surveyNumbers].map(khathaOf)),
    approval: {
      id: property.project.apprDetails.approver,
      reference: property.project.apprDetails.reference,
      // A number alone comes from the source; nobody checked whether the register has it.
      isReraRegistered:
        loaded.property.rera_checked_on === null ? null : isReraRegistered(loaded.property),
    },
    onFoot: presentOnFoot(loaded, today),
    ward: wardOf(property),
    facts: factSources(loaded),
  };
}

function presentNewerPrice({ provenance }: LoadedDetail): PropertyDetail['newerPrice'] {
  const { newerPrice } = provenance ?? {};
  return newerPrice === undefined ? null : { price: newerPrice.min, asOf: newerPrice.asOf };
}

function presentOnFoot(
  { property: { lat, lng }, placesNear }: LoadedDetail,
  today: string,
): PropertyDetail['onFoot'] {
  if (lat === null || lng === null) return null;
  return onFoot([lat, lng], { places: placesNear.map(presentNear), today });
}

const presentTrackRecord = (
  { verdictParts }: LoadedDetail,
  today: string,
): PropertyDetail['trackRecord'] => ({
  ...recordOfBuilder(verdictParts, today),
  checkedOn: verdictParts.pastCheckedOn,
});

/** Plans are drawn for invented projects only: a real home is not what we imagine. */
async function presentPlans(
  { isDemonstration, units }: Property,
  { property }: LoadedDetail,
): Promise<Property['project']['plan']> {
  if (!isDemonstration) return [];
  const planned = units.map((unit) => ({
    ...unit,
    carpetSqft: unit.carpetSqft?.min ?? null,
    superBuiltUpSqft: unit.superBuiltUpSqft?.min ?? null,
    plotSqft: unit.plotSqft?.min ?? null,
  }));
  const images = await planImages(planned, property.import_key);
  return images.map(({ url, caption, width, height, unit }) => ({
    imageUrl: url,
    imageCaption: caption,
    width,
    height,
    unitId: units[unit]?.id ?? '',
    unitLabel: units[unit]?.label ?? '',
  }));
}

function presentComplaint(complaint: LoadedDetail['complaints'][number]) {
  return {
    complaintNumber: complaint.complaint_number,
    complaintDate: complaint.filed_on,
    complaintSubject: complaint.subject,
    complaintBy: complaint.complainant,
    projectName: complaint.project_name,
    status: complaint.status,
  };
}
