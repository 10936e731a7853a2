import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { reraPartsOf } from '@manemitra/catalogue/rera-parts';
import type { PropertySections, UnitValues } from '@manemitra/contract/staff-properties-sections';
import type { Editable } from './load-editable.ts';
import { known } from './property-sections.ts';

/**
 * The record from which a project with these sections would be made, so that an edit has the same consequences as an import.
 * What no section holds (source, complaints about it) stays as it is.
 */
export function recordOfSections(editable: Editable, sections: PropertySections): ProjectRecord {
  const { property } = editable;
  const { basics, location, legal, schedule, amenities, images, documents } = sections;
  const water = sections['water-and-charges'];
  return {
    name: basics.name,
    promoter: promoterOf(editable, basics.promoter),
    units: sections.units.units.map(unitRecord),
    images: images.images.map(
      ({ isElevationImage: _derived, propertyCategory, publicId, ...image }) => ({
        ...image,
        ...(propertyCategory !== undefined && { propertyCategory }),
        ...(publicId && { publicId }),
      }),
    ),
    documents: documents.documents,
    // An empty list in a record says that the register was asked.
    ...(legal.reraNumbers.length > 0 || legal.reraCheckedOn !== null
      ? { reraNumbers: legal.reraNumbers }
      : {}),
    surveyNumbers: legal.surveyNumbers.map(({ number }) => number),
    surveyKhathas: Object.fromEntries(
      legal.surveyNumbers.flatMap(({ number, khatha }) =>
        khatha === null ? [] : [[number, khatha]],
      ),
    ),
    surveyEKhathas: Object.fromEntries(
      legal.surveyNumbers.flatMap(({ number, eKhatha }) =>
        eKhatha === null ? [] : [[number, eKhatha]],
      ),
    ),
    source: {
      name: property.source_name,
      ...told({ url: property.source_url, checkedOn: property.facts_checked_on }),
    },
    isDemonstration: property.is_demonstration,
    ...told({
      description: sections.description.description,
      locality: location.locality,
      address: location.address,
      pincode: location.pincode,
      coordinates: location.coordinates,
      status: schedule.status,
      launchedOn: schedule.launchedOn,
      possessionOn: schedule.possessionOn,
      // Of another date nobody said it.
      possessionIs:
        schedule.possessionOn === known(property.possession_on, property.possession_precision)
          ? property.possession_is
          : null,
      totalUnits: basics.totalUnits,
      towers: basics.towers,
      floors: basics.floors,
      basements: basics.basements,
      landSqm: basics.landSqm,
      openSqm: basics.openSqm,
      khatha: legal.khatha,
      eKhatha: legal.eKhatha,
      approver: legal.approver,
      approvalReference: legal.approvalReference,
      reraApprovedOn: legal.reraApprovedOn,
      reraValidUntil: legal.reraValidUntil,
      reraExtendedUntil: legal.reraExtendedUntil,
      reraStatus: legal.reraStatus,
      reraCheckedOn: legal.reraCheckedOn,
      conversion: legal.conversion,
      isLitigated: legal.isLitigated,
      occupancyCertificate: legal.occupancyCertificate && told(legal.occupancyCertificate),
      commencementCertificate: legal.commencementCertificate && told(legal.commencementCertificate),
      reraParts:
        reraPartsOf({
          reraNumbers: legal.reraNumbers,
          reraParts: legal.reraParts ?? undefined,
        }) ?? null,
      soldUnits: property.sold_units,
      complaintCount: property.complaint_count,
      priceRange: sections.units.priceRange,
      allInPriceRange: sections.units.allInPriceRange,
      rateRange: sections.units.rateRange,
      carpetRange: sections.units.carpetRange,
      superBuiltUpRange: sections.units.superBuiltUpRange,
      plotRange: sections.units.plotRange,
      areaRange: sections.units.areaRange,
      waterSources: water.waterSources,
      maintenancePerSqft: water.maintenancePerSqft,
      amenities: amenities.amenities,
      complaints: complaintsOf(editable),
      complaintsCheckedOn: property.complaints_checked_on,
    }),
  };
}

function promoterOf({ property, promoter }: Editable, name: string): ProjectRecord['promoter'] {
  // Of another promoter nothing is known from this project.
  if (name !== (property.promoter_name ?? promoter.name)) return { name };
  const { review_text, review_rating, review_provider } = promoter;
  const review =
    review_text === null || review_rating === null || review_provider === null
      ? null
      : { text: review_text, rating: review_rating, provider: review_provider };
  return {
    name,
    ...told({
      orgType: promoter.org_type,
      registrationNumber: promoter.registration_number,
      address: promoter.address,
      review,
      photo: promoter.photo_url,
      pastProjectsCheckedOn: property.past_projects_checked_on,
    }),
  };
}

function unitRecord(unit: UnitValues): ProjectRecord['units'][number] {
  return told({
    ...unit,
    carpetSqft: unit.carpetSqft && told(unit.carpetSqft),
    superBuiltUpSqft: unit.superBuiltUpSqft && told(unit.superBuiltUpSqft),
    plotSqft: unit.plotSqft && told(unit.plotSqft),
    price: unit.price && told(unit.price),
  });
}

function complaintsOf({ property, complaints }: Editable): ProjectRecord['complaints'] | null {
  if (complaints.length === 0 && property.complaints_checked_on === null) return null;
  return complaints.map((complaint) => ({
    number: complaint.complaint_number,
    subject: complaint.subject,
    projectName: complaint.project_name,
    status: complaint.status,
    isAboutThisProject: true,
    ...told({ filedOn: complaint.filed_on, by: complaint.complainant }),
  }));
}

type Told<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** A record omits what is not known, where a section has `null`. */
function told<T extends object>(values: T): Told<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null),
  ) as Told<T>;
}
