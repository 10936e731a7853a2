import { khathaLetter, type KhathaClass, type KhathaFacts } from '@manemitra/domain/khatha';
import {
  type ProjectRecord,
  PROMOTER_NOT_TOLD,
  type UnitRecord,
} from '@manemitra/catalogue/project-record';
import { reraPartsOf } from '@manemitra/catalogue/rera-parts';
import { allInPrice, knownOfAllIn } from '@manemitra/domain/all-in-price';
import { untoldCharges } from '@manemitra/domain/builder-charges';
import { isCompleted, isInCorporation } from '@manemitra/domain/sale-facts';
import type { LatLng } from '@manemitra/query/place';
import { dayOfPeriod } from '@manemitra/domain/periods';
import { completenessPercent } from '@manemitra/domain/completeness';
import { likenessKeys } from '@manemitra/domain/likeness/likeness-keys';
import { missingFactsOf } from './completeness.ts';
import { nameSlug } from './name-slug.ts';
import { localityOf } from './locality-of.ts';
import { placeFacts } from './place-facts.ts';

export type ProjectRows = ReturnType<typeof projectRows>;

/**
 * One record as the rows it becomes, with everything that follows from it: the locality, the zone, the
 * distances to the metro, the all-in prices of `today`. Pure.
 */
export function projectRows(record: ProjectRecord, today: string) {
  const { coordinates } = record;
  const point: LatLng | undefined = coordinates && [coordinates.lat, coordinates.lng];
  const locality = localityOf(record.locality, point);
  const { metro, ...place } = placeFacts(record, locality);
  const promoter = promoterRow(record);
  const missing = missingFactsOf(record);
  const launched = dayKnown(record.launchedOn);
  const possession = dayKnown(record.possessionOn);
  const isUrban = isInCorporation(record.approver ?? null, locality?.place);
  return {
    promoter,
    pastProjects: (record.promoter.pastProjects ?? []).map((past) => ({
      name: past.name,
      type: past.type ?? null,
      status: past.status ?? null,
      promised_on: past.promisedOn ?? null,
      completed_on: past.completedOn ?? null,
      has_case: past.hasCase ?? null,
      address: past.address ?? null,
    })),
    property: {
      import_key: importKeyOf(record),
      name: record.name,
      description: record.description ?? null,
      locality_slug: locality?.slug ?? null,
      locality_name: locality?.name ?? null,
      ...place,
      address: record.address ?? null,
      pincode: record.pincode ?? null,
      status: record.status ?? null,
      launched_on: launched?.day ?? null,
      launched_precision: launched?.precision ?? null,
      possession_on: possession?.day ?? null,
      possession_precision: possession?.precision ?? null,
      possession_is: possession === undefined ? null : (record.possessionIs ?? null),
      total_units: record.totalUnits ?? null,
      towers: record.towers ?? null,
      floors: record.floors ?? null,
      basements: record.basements ?? null,
      land_sqm: record.landSqm ?? null,
      open_sqm: record.openSqm ?? null,
      price_range: record.priceRange ?? null,
      all_in_price_range: record.allInPriceRange ?? null,
      rate_range: record.rateRange ?? null,
      carpet_range: record.carpetRange ?? null,
      super_built_up_range: record.superBuiltUpRange ?? null,
      plot_range: record.plotRange ?? null,
      area_range: record.areaRange ?? null,
      ...khathaColumns(record.khatha, record.eKhatha),
      approver: record.approver ?? null,
      approval_reference: record.approvalReference ?? null,
      rera_numbers: record.reraNumbers ?? [],
      rera_parts: reraPartsOf(record) ?? null,
      rera_approved_on: record.reraApprovedOn ?? null,
      rera_valid_until: record.reraValidUntil ?? null,
      rera_extended_until: record.reraExtendedUntil ?? null,
      rera_status: record.reraStatus ?? null,
      sold_units: record.soldUnits ?? null,
      complaint_count: record.complaintCount ?? null,
      // Only a day that was given: neither the day of the source nor today is one on which somebody asked.
      rera_checked_on: record.reraCheckedOn ?? null,
      complaints_checked_on: record.complaintsCheckedOn ?? null,
      past_projects_checked_on: record.promoter.pastProjectsCheckedOn ?? null,
      land_conversion: record.conversion ?? null,
      is_litigated: record.isLitigated ?? null,
      occupancy_certificate_received: record.occupancyCertificate?.received ?? null,
      occupancy_certificate_on: record.occupancyCertificate?.on ?? null,
      commencement_certificate_received: record.commencementCertificate?.received ?? null,
      commencement_certificate_on: record.commencementCertificate?.on ?? null,
      water_sources: record.waterSources ?? null,
      maintenance_per_sqft: record.maintenancePerSqft ?? null,
      amenity_ids: record.amenities ?? null,
      completeness: completenessPercent(missing),
      missing_facts: missing,
      source_name: record.source.name,
      source_url: record.source.url ?? null,
      facts_checked_on: record.source.checkedOn ?? null,
      is_demonstration: record.isDemonstration,
      likeness_keys: likenessKeys({
        name: record.name,
        promoter: record.promoter.name,
        reraNumbers: record.reraNumbers ?? [],
        locality: locality ?? null,
        pincode: record.pincode ?? null,
      }),
    },
    units: record.units.map((unit, position) => ({
      row: unitRow(unit, position, allInPricesOf(unit, record, isUrban, today)),
      lines: priceLines(unit),
    })),
    metro,
    surveyNumbers: (record.surveyNumbers ?? []).map((survey_number, position) => ({
      position,
      survey_number,
      ...khathaColumns(
        record.surveyKhathas ? record.surveyKhathas[survey_number] : record.khatha,
        record.surveyEKhathas ? record.surveyEKhathas[survey_number] : record.eKhatha,
      ),
    })),
    images: (record.images ?? []).map(({ propertyCategory, publicId, ...image }, position) => ({
      position,
      ...image,
      property_category: propertyCategory ?? 'ALL',
      public_id: publicId ?? null,
    })),
    documents: (record.documents ?? []).map((document, position) => ({ position, ...document })),
    complaints: (record.complaints ?? []).map((complaint) => ({
      isAboutThisProject: complaint.isAboutThisProject,
      row: {
        complaint_number: complaint.number,
        filed_on: complaint.filedOn ?? null,
        subject: complaint.subject,
        complainant: complaint.by ?? null,
        project_name: complaint.projectName,
        status: complaint.status,
      },
    })),
  };
}

/** With the letter that the release before reads (docs/operations.md, "Upgrade"). */
function khathaColumns(ofClass: KhathaClass | undefined, isE: boolean | undefined) {
  const facts: KhathaFacts = { class: ofClass ?? null, isE: isE ?? null };
  return {
    khatha: khathaLetter(facts),
    khatha_class: facts.class,
    is_e_khatha: facts.isE,
  };
}

const dayKnown = (period: string | undefined) =>
  period === undefined ? undefined : dayOfPeriod(period);

/** The key of a project across imports: its RERA number, else the id in its source, else its name and place. */
export function importKeyOf(record: ProjectRecord): string {
  const [rera] = record.reraNumbers ?? [];
  return rera ?? keysWithoutRera(record)[0];
}

/** A record's key, and the key that it would have by its name, promoter and locality alone. */
export function identityKeys(record: ProjectRecord): { key: string; byName: string } {
  const byName = keysWithoutRera(record).at(-1) ?? '';
  return { key: importKeyOf(record), byName };
}

/** By what a record was known, or would be, without its RERA number: the surest first. */
export function keysWithoutRera(record: ProjectRecord): [string, ...string[]] {
  const said = nameSlug([record.name, record.promoter.name, record.locality ?? ''].join(' '));
  // No project has such a key: without a promoter a name and a place say less than they do with one.
  const byName = record.promoter.name === PROMOTER_NOT_TOLD ? `unnamed-promoter:${said}` : said;
  return record.externalId === undefined ? [byName] : [`external:${record.externalId}`, byName];
}

function promoterRow(record: ProjectRecord) {
  const { promoter } = record;
  return {
    slug: nameSlug(promoter.name),
    name: promoter.name,
    org_type: promoter.orgType ?? null,
    registration_number: promoter.registrationNumber ?? null,
    address: promoter.address ?? null,
    review_text: promoter.review?.text ?? null,
    review_rating: promoter.review?.rating ?? null,
    review_provider: promoter.review?.provider ?? null,
    photo_url: promoter.photo ?? null,
    is_demonstration: record.isDemonstration,
  };
}

type AllInPrices = Record<'all_in_price' | 'all_in_price_max' | 'all_in_at_least', number | null>;

function unitRow(unit: UnitRecord, position: number, allInPrices: AllInPrices) {
  return {
    position,
    label: unit.label,
    type: unit.type,
    bhk: unit.bhk ?? null,
    carpet_sqft_min: unit.carpetSqft?.min ?? null,
    carpet_sqft_max: unit.carpetSqft?.max ?? null,
    super_built_up_sqft_min: unit.superBuiltUpSqft?.min ?? null,
    super_built_up_sqft_max: unit.superBuiltUpSqft?.max ?? null,
    plot_sqft_min: unit.plotSqft?.min ?? null,
    plot_sqft_max: unit.plotSqft?.max ?? null,
    bathrooms: unit.bathrooms ?? null,
    balconies: unit.balconies ?? null,
    facings: unit.facings ?? null,
    floors: unit.floors ?? null,
    unit_count: unit.count ?? null,
    price_min: unit.price?.min ?? null,
    price_max: unit.price?.max ?? null,
    ...allInPrices,
  };
}

function priceLines(unit: UnitRecord) {
  const of = (stage: 'agreement' | 'possession', lines: Record<string, number> = {}) =>
    Object.entries(lines).map(([kind, rupees]) => ({ stage, kind, rupees }));
  return [...of('agreement', unit.agreementLines), ...of('possession', unit.possessionLines)];
}

/**
 * All-in prices of the cheapest and the dearest home of a type. Both have the charges at possession that the type lists. The listing
 * says of the cheapest what its price includes; that holds for the others too.
 */
function allInPricesOf(
  unit: UnitRecord,
  record: ProjectRecord,
  isUrban: boolean | undefined,
  today: string,
): AllInPrices {
  const common = {
    type: unit.type,
    isUrban,
    isCompleted: isCompleted(record.status ?? null, record.occupancyCertificate?.received ?? null),
    legalFee: unit.possessionLines?.['legal-fee'],
    advanceMaintenance: unit.possessionLines?.['advance-maintenance'],
    corpusFund: unit.possessionLines?.['corpus-fund'],
    untold: untoldCharges({
      type: unit.type,
      agreement: unit.price?.min,
      lines: unit.agreementLines ?? {},
    }),
    registeredOn: today,
  };
  const { price, carpetSqft } = unit;
  const cheapest = { ...common, agreement: price?.min, carpetSqft: carpetSqft?.min };
  const dearest = {
    ...common,
    agreement: price?.max ?? price?.min,
    carpetSqft: carpetSqft?.max ?? carpetSqft?.min,
  };
  const total = allInPrice(cheapest)?.total ?? null;
  return {
    all_in_price: total,
    all_in_price_max: allInPrice(dearest)?.total ?? null,
    all_in_at_least: total === null ? (knownOfAllIn(cheapest) ?? null) : null,
  };
}
