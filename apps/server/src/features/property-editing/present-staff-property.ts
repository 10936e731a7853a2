import type { StaffProperty } from '@manemitra/contract/staff-properties';
import { BUYER_FACTS } from '@manemitra/domain/completeness';
import { liesInCorporation } from '#server/features/unit-sales/public.ts';
import type { Editable } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';

/** One project as its editor shows it, field by field. */
export function presentStaffProperty(editable: Editable): StaffProperty {
  const { property, promoter, oldSlugs, metro, units } = editable;
  return {
    id: property.id,
    slug: property.slug,
    oldSlugs,
    promoter: { id: promoter.id, slug: promoter.slug, name: promoter.name },
    version: property.version,
    isPublished: property.is_published,
    deletedAt: property.deleted_at?.toISOString() ?? null,
    isDemonstration: property.is_demonstration,
    updatedAt: property.updated_at.toISOString(),
    completeness: {
      percent: property.completeness,
      missing: property.missing_facts.map((key) => ({
        key,
        label: BUYER_FACTS[key].label,
        why: BUYER_FACTS[key].why,
        section: BUYER_FACTS[key].section,
        weight: BUYER_FACTS[key].weight,
      })),
    },
    sections: sectionsOf(editable),
    derived: {
      localitySlug: property.locality_slug,
      zone: property.zone,
      isInCorporation: liesInCorporation(property) ?? null,
      openSpacePercent: property.open_space_percent,
      metro: metro.map((near) => ({
        line: near.line,
        station: near.station_name,
        status: near.station_status,
        meters: near.meters,
      })),
      units: units.map((unit) => ({
        loadingPercent: unit.loading_percent,
        allInPrice: unit.all_in_price,
      })),
    },
    source: {
      name: property.source_name,
      url: property.source_url,
      checkedOn: property.facts_checked_on,
    },
  };
}
