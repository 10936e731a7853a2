import type { DocumentFacts } from '#server/features/demonstration/public.ts';
import type { DocumentRows } from './document-rows.ts';

/** The facts of a demonstration project that its papers are drawn from; without another day they were checked on `day`. */
export function documentFacts(
  { property, promoter, units, surveyNumbers }: DocumentRows,
  day: string,
): DocumentFacts {
  const numbers = surveyNumbers.map(({ survey_number }) => survey_number);
  return {
    // Unlike ids and slugs it is the same in every database that holds this project.
    seed: property.import_key,
    name: property.name,
    locality: property.locality_name ?? undefined,
    address: property.address ?? undefined,
    status: property.status ?? undefined,
    launchedOn: property.launched_on ?? undefined,
    possessionOn: property.possession_on ?? undefined,
    totalUnits: property.total_units ?? undefined,
    towers: property.towers ?? undefined,
    floors: property.floors ?? undefined,
    basements: property.basements ?? undefined,
    landSqm: property.land_sqm ?? undefined,
    openSqm: property.open_sqm ?? undefined,
    khatha: property.khatha_class ?? undefined,
    eKhatha: property.is_e_khatha ?? undefined,
    surveyNumbers: numbers.length === 0 ? undefined : numbers,
    approver: property.approver ?? undefined,
    approvalReference: property.approval_reference ?? undefined,
    reraNumber: property.rera_numbers[0],
    reraCheckedOn: property.rera_checked_on ?? undefined,
    reraApprovedOn: property.rera_approved_on ?? undefined,
    occupancyCertificate:
      property.occupancy_certificate_received === null
        ? undefined
        : {
            received: property.occupancy_certificate_received,
            on: property.occupancy_certificate_on ?? undefined,
          },
    waterSources: property.water_sources ?? undefined,
    isLitigated: property.is_litigated ?? undefined,
    promoter: {
      name: promoter.name,
      orgType: promoter.org_type ?? undefined,
      registrationNumber: promoter.registration_number ?? undefined,
      address: promoter.address ?? undefined,
    },
    units: units.map((unit) => ({
      label: unit.label,
      type: unit.type,
      bhk: unit.bhk ?? undefined,
      carpetSqft: range(unit.carpet_sqft_min, unit.carpet_sqft_max),
      superBuiltUpSqft: range(unit.super_built_up_sqft_min, unit.super_built_up_sqft_max),
      plotSqft: range(unit.plot_sqft_min, unit.plot_sqft_max),
      count: unit.unit_count ?? undefined,
    })),
    checkedOn: property.facts_checked_on ?? day,
  };
}

const range = (min: number | null, max: number | null) =>
  min === null ? undefined : { min, max: max ?? undefined };
