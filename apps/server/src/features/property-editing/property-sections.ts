import type { PropertySections, UnitValues } from '@manemitra/contract/staff-properties-sections';
import { periodOf, type Precision } from '@manemitra/domain/periods';
import type { Editable } from './load-editable.ts';

/** A project as the sections in which staff edit it. */
export function sectionsOf(editable: Editable): PropertySections {
  const { property, promoter, surveyNumbers, images, documents } = editable;
  return {
    basics: {
      name: property.name,
      promoter: property.promoter_name ?? promoter.name,
      totalUnits: property.total_units,
      towers: property.towers,
      floors: property.floors,
      basements: property.basements,
      landSqm: property.land_sqm,
      openSqm: property.open_sqm,
    },
    location: {
      locality: property.locality_name,
      address: property.address,
      pincode: property.pincode,
      coordinates:
        property.lat === null || property.lng === null
          ? null
          : { lat: property.lat, lng: property.lng },
    },
    description: { description: property.description },
    units: {
      units: unitsOf(editable),
      priceRange: property.price_range,
      allInPriceRange: property.all_in_price_range,
      rateRange: property.rate_range,
      carpetRange: property.carpet_range,
      superBuiltUpRange: property.super_built_up_range,
      plotRange: property.plot_range,
      areaRange: property.area_range,
    },
    amenities: { amenities: property.amenity_ids },
    legal: {
      khatha: property.khatha_class,
      eKhatha: property.is_e_khatha,
      surveyNumbers: surveyNumbers.map(({ survey_number, khatha_class, is_e_khatha }) => ({
        number: survey_number,
        khatha: khatha_class,
        eKhatha: is_e_khatha,
      })),
      approver: property.approver,
      approvalReference: property.approval_reference,
      reraNumbers: property.rera_numbers,
      reraParts: property.rera_parts,
      reraApprovedOn: property.rera_approved_on,
      reraValidUntil: property.rera_valid_until,
      reraExtendedUntil: property.rera_extended_until,
      reraStatus: property.rera_status,
      reraCheckedOn: property.rera_checked_on,
      conversion: property.land_conversion,
      isLitigated: property.is_litigated,
      occupancyCertificate: certificate(
        property.occupancy_certificate_received,
        property.occupancy_certificate_on,
      ),
      commencementCertificate: certificate(
        property.commencement_certificate_received,
        property.commencement_certificate_on,
      ),
    },
    'water-and-charges': {
      waterSources: property.water_sources,
      maintenancePerSqft: property.maintenance_per_sqft,
    },
    schedule: {
      status: property.status,
      launchedOn: known(property.launched_on, property.launched_precision),
      possessionOn: known(property.possession_on, property.possession_precision),
    },
    images: {
      images: images.map(({ kind, url, caption, width, height, ...stored }) => ({
        kind,
        url,
        caption,
        width,
        height,
        propertyCategory: stored.property_category,
        isElevationImage: kind === 'main',
        publicId: stored.public_id,
      })),
    },
    documents: {
      documents: documents.map(({ section, name, url }) => ({ section, name, url })),
    },
  };
}

/** A date as exactly as it is known. */
export const known = (day: string | null, precision: Precision): string | null =>
  day === null ? null : periodOf(day, precision);

function unitsOf({ units, lines }: Editable): UnitValues[] {
  return units.map((unit) => ({
    label: unit.label,
    type: unit.type,
    bhk: unit.bhk,
    carpetSqft: range(unit.carpet_sqft_min, unit.carpet_sqft_max),
    superBuiltUpSqft: range(unit.super_built_up_sqft_min, unit.super_built_up_sqft_max),
    plotSqft: range(unit.plot_sqft_min, unit.plot_sqft_max),
    bathrooms: unit.bathrooms,
    balconies: unit.balconies,
    facings: unit.facings,
    floors: unit.floors,
    count: unit.unit_count,
    price: range(unit.price_min, unit.price_max),
    agreementLines: amounts(lines, unit.id, 'agreement'),
    possessionLines: amounts(lines, unit.id, 'possession'),
  }));
}

function amounts(lines: Editable['lines'], unitId: number, asked: 'agreement' | 'possession') {
  const own = lines.filter(({ unit_type_id, stage }) => unit_type_id === unitId && stage === asked);
  return Object.fromEntries(own.map(({ kind, rupees }) => [kind, rupees]));
}

const range = (min: number | null, max: number | null) => (min === null ? null : { min, max });

const certificate = (received: boolean | null, on: string | null) =>
  received === null ? null : { received, on };
