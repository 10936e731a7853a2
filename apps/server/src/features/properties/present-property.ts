import type { Property } from '@manemitra/contract/property';
import { AMENITIES, amenityName } from '@manemitra/domain/amenities';
import { formatSquareFeet } from '@manemitra/domain/area';
import { withoutContacts } from '@manemitra/domain/contact-details';
import { khathaLetter, type KhathaFacts } from '@manemitra/domain/khatha';
import { bhkLabel } from '@manemitra/domain/labels';
import { isPromisePast, possessionState } from '@manemitra/domain/possession-state';
import { approximatePlace } from '#server/features/approximate-places/public.ts';
import { registrationOf } from '#server/features/registrations/public.ts';
import { costsLeftOut } from '#server/features/unit-sales/public.ts';
import { presentVerdict } from '#server/features/verdicts/public.ts';
import type { LoadedProperty, UnitRow } from './load-properties.ts';

/** A project as it leaves the server on a day (`YYYY-MM-DD`), field by field; what is not known is `null`. */
export function presentProperty(loaded: LoadedProperty, today: string): Property {
  const { property, promoter, units, images, metro, surveyNumbers } = loaded;
  const nearest = metro.find(({ station_status }) => station_status === 'operational') ?? metro[0];
  const prices = units.flatMap(({ price_min }) => price_min ?? []);
  const highest = units.flatMap(({ price_min, price_max }) => price_max ?? price_min ?? []);
  const allIn = units.flatMap(({ all_in_price }) => all_in_price ?? []);
  return {
    id: String(property.id),
    slug: property.slug,
    isDemonstration: property.is_demonstration,
    project: {
      name: property.name,
      description: forEverybody(property.description),
      price: smallest(prices),
      prices: { min: smallest(prices), max: largest(highest) },
      allInPrices: { min: smallest(allIn), max: allInOfDearest(units) },
      status: stateOf(loaded),
      promoterName: promoter.name,
      promoterSlug: promoter.slug,
      agentPhoto: promoter.photo_url,
      locality: property.locality_name,
      localitySlug: property.locality_slug,
      address: forEverybody(property.address),
      type: kindOf(units),
      propertyTypes: distinct(units.map(({ type }) => type)),
      images: images.map((image) => ({
        imageUrl: image.url,
        imageCaption: image.caption,
        width: image.width,
        height: image.height,
      })),
      plan: [],
      area: {
        total: property.land_sqm,
        open: property.open_sqm,
        buildUp: null,
        carpet: null,
      },
      openSpacePercent: property.open_space_percent,
      ranges: {
        price: openRange(property.price_range),
        allInPrice: openRange(property.all_in_price_range),
        rate: openRange(property.rate_range),
        carpet: openRange(property.carpet_range),
        superBuiltUp: openRange(property.super_built_up_range),
        plot: openRange(property.plot_range),
        area: openRange(property.area_range),
      },
      typeOfUnits: distinct(units.map(({ label }) => label)),
      completionDate: property.possession_on,
      completionPrecision: property.possession_precision,
      isDateOfCompletion: property.possession_is === 'completion',
      isPromisePast: isPromisePast(stateOf(loaded), property.possession_on, today),
      towerDetails: { floors: property.floors, basements: property.basements },
      totalUnits: property.total_units,
      numOfTowers: property.towers,
      waterSource: property.water_sources,
      monthlyMaintenancePerSqft: property.maintenance_per_sqft,
      apprDetails: {
        approver: property.approver,
        reference: property.approval_reference,
      },
      rera: registrationOf(property),
      reraNumber: property.rera_numbers[0] ?? null,
      reraCheckedOn: property.rera_checked_on,
      occupancyCertificateReceived: property.occupancy_certificate_received,
      amenities: property.amenity_ids?.map(presentAmenity) ?? null,
      unitDetails: unitDetails(units),
      geolocation: {
        coordinates:
          property.lat === null || property.lng === null ? null : [property.lat, property.lng],
        approximate: approximatePlace(property),
      },
      nearestMetro:
        nearest === undefined
          ? null
          : {
              station: nearest.station_name,
              line: nearest.line,
              status: nearest.station_status,
              meters: nearest.meters,
            },
    },
    land: {
      isLitigated: property.is_litigated,
      surveyNumDetails:
        surveyNumbers.length > 0
          ? surveyNumbers.map((row) => ({
              surveyNumber: row.survey_number,
              ...presentKhatha(khathaOf(row)),
            }))
          : [{ surveyNumber: null, ...presentKhatha(khathaOf(property)) }],
    },
    parameters: {
      bhk: distinct(units.flatMap(({ bhk }) => bhk ?? [])).sort((a, b) => a - b),
    },
    units: units.map((unit) => presentUnit(unit, property)),
    verdict: presentVerdict(property, loaded.verdictParts, today),
    provenance: {
      source: property.source_name,
      sourceUrl: property.source_url,
      checkedOn: property.facts_checked_on,
    },
    updatedAt: property.updated_at.toISOString(),
  };
}

const forEverybody = (text: string | null) => (text === null ? null : withoutContacts(text));

/** How far a project is, by what is stated and by its certificate. */
export function stateOf({ property, units }: Pick<LoadedProperty, 'property' | 'units'>) {
  return possessionState({
    status: property.status,
    occupancyCertificateReceived: property.occupancy_certificate_received,
    types: units.map(({ type }) => type),
  });
}

/** The khata facts in the rows of a project and of its survey numbers. */
export const khathaOf = (
  row: Pick<LoadedProperty['property'], 'khatha_class' | 'is_e_khatha'>,
): KhathaFacts => ({
  class: row.khatha_class,
  isE: row.is_e_khatha,
});

const presentKhatha = (facts: KhathaFacts) => ({
  khathaType: khathaLetter(facts),
  khathaClass: facts.class,
  isEKhatha: facts.isE,
});

function presentUnit(
  unit: UnitRow,
  property: LoadedProperty['property'],
): Property['units'][number] {
  return {
    id: String(unit.id),
    label: unit.label,
    type: unit.type,
    bhk: unit.bhk,
    carpetSqft: range(unit.carpet_sqft_min, unit.carpet_sqft_max),
    superBuiltUpSqft: range(unit.super_built_up_sqft_min, unit.super_built_up_sqft_max),
    plotSqft: range(unit.plot_sqft_min, unit.plot_sqft_max),
    loadingPercent: unit.loading_percent,
    bathrooms: unit.bathrooms,
    balconies: unit.balconies,
    facings: unit.facings,
    price: range(unit.price_min, unit.price_max),
    allInPrice: unit.all_in_price,
    allInAtLeast: unit.all_in_at_least,
    unknownCosts: costsLeftOut(property, unit),
  };
}

function range(min: number | null, max: number | null) {
  return min === null ? null : { min, max };
}

const openRange = (range: LoadedProperty['property']['price_range']) =>
  range && { min: range.min ?? null, max: range.max ?? null };

function presentAmenity(id: string) {
  const type = AMENITIES.find((amenity) => amenity.id === id)?.type ?? 'others';
  return { id, name: amenityName(id), type };
}

/** RERA's names of the kinds of project (spec 9). */
function kindOf(units: readonly UnitRow[]): string {
  const isPlotted = units.length > 0 && units.every(({ type }) => type === 'plot');
  return isPlotted ? 'Plotted Development' : 'Residential/Group Housing';
}

/** Keyed by BHK as in spec 3; each detail comes from the first unit type of that size that has it. */
function unitDetails(units: readonly UnitRow[]): Property['project']['unitDetails'] {
  const details: Property['project']['unitDetails'] = {};
  for (const unit of units) {
    const key = unit.bhk === null ? unit.label : bhkLabel(unit.bhk);
    const size = unit.carpet_sqft_min ?? unit.super_built_up_sqft_min ?? unit.plot_sqft_min;
    const known = details[key];
    details[key] = {
      size: known?.size ?? (size === null ? null : formatSquareFeet(size)),
      bathroom: known?.bathroom ?? (unit.bathrooms === null ? null : String(unit.bathrooms)),
      balcony: known?.balcony ?? (unit.balconies === null ? null : String(unit.balconies)),
      facing: known?.facing ?? (unit.facings?.join(', ') || null),
    };
  }
  return details;
}

/** Null if the price of a home that may be the dearest is not known: a lower one would look like the whole range. */
function allInOfDearest(units: readonly UnitRow[]): number | null {
  const tops = units.flatMap(({ price_min, price_max, all_in_price_max }) =>
    price_min === null ? [] : [{ listed: price_max ?? price_min, allIn: all_in_price_max }],
  );
  const highest = largest(tops.flatMap(({ allIn }) => allIn ?? []));
  const isWhole = tops.every(({ listed, allIn }) => allIn !== null || listed < (highest ?? 0));
  return isWhole ? highest : null;
}

function smallest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function largest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
