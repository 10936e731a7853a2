import type { FactGroup, FactSource } from '@manemitra/contract/property-detail';
import { FACT_GROUPS } from '@manemitra/contract/property-detail';
import { RERA_REGISTER } from '@manemitra/domain/rera-standing';
import type { LoadedDetail } from './load-property-detail.ts';

const LABELS: Readonly<Record<FactGroup, string>> = {
  project: 'Project',
  location: 'Location',
  homes: 'Homes and sizes',
  prices: 'Prices and charges',
  taxes: 'Taxes and fees',
  khatha: 'Khata',
  approval: 'Approval',
  rera: 'RERA registration',
  litigation: 'Litigation',
  water: 'Water',
  amenities: 'Amenities',
  builder: 'Builder',
  'past-projects': 'Past projects',
  complaints: 'Complaints',
  documents: 'Documents',
  pictures: 'Pictures',
  metro: 'Distance to the metro',
};

const RATES = { name: 'Each rate with its own source, in the price', url: null };
const RECKONED = {
  name: 'Calculated from the coordinates and our list of stations, in a straight line',
  url: null,
};

/** Where each group of facts is from and when it was last checked; what is not known is said to be so. */
export function factSources(loaded: LoadedDetail): FactSource[] {
  const { property, staffChecks } = loaded;
  const own = { name: property.source_name, url: property.source_url };
  // The register is the source where somebody asked it; what is invented was looked up nowhere.
  const asked = (checkedOn: string | null) => ({
    source: checkedOn === null || property.is_demonstration ? own : RERA_REGISTER,
    checkedOn,
  });
  const { rera_checked_on, complaints_checked_on, past_projects_checked_on } = property;
  const elsewhere: Partial<Record<FactGroup, Pick<FactSource, 'source' | 'checkedOn'>>> = {
    rera: asked(rera_checked_on),
    complaints: asked(complaints_checked_on),
    'past-projects': asked(past_projects_checked_on),
    taxes: { source: RATES, checkedOn: null },
    metro: { source: RECKONED, checkedOn: null },
  };
  for (const { fact_group: group, checked_on } of staffChecks) {
    // Staff may have changed a part of the group alone: the rest is as its source told it.
    const { name, url } = elsewhere[group]?.source ?? own;
    elsewhere[group] = {
      source: { name: `Staff edit; what it left, ${name}`, url },
      checkedOn: checked_on,
    };
  }
  return FACT_GROUPS.map((group) => {
    const from = { source: own, checkedOn: property.facts_checked_on, ...elsewhere[group] };
    const isKnown = KNOWN[group](loaded);
    // Of what is not known nobody checked anything.
    const checkedOn = isKnown ? from.checkedOn : null;
    return { group, label: LABELS[group], source: from.source, checkedOn, isKnown };
  });
}

/** Whether anything of a group is known. A list that was checked and is empty is known. */
const KNOWN: Readonly<Record<FactGroup, (loaded: LoadedDetail) => boolean>> = {
  project: ({ property }) =>
    [property.description, property.status, property.possession_on, property.total_units].some(
      (fact) => fact !== null,
    ),
  location: ({ property }) => [property.locality_slug, property.lat].some((fact) => fact !== null),
  homes: ({ units }) => units.length > 0,
  prices: ({ units }) => units.some(({ price_min }) => price_min !== null),
  taxes: ({ units }) => units.some(({ price_min }) => price_min !== null),
  khatha: ({ property, surveyNumbers }) =>
    property.khatha !== null || surveyNumbers.some(({ khatha }) => khatha !== null),
  approval: ({ property }) => property.approver !== null,
  rera: ({ property }) => property.rera_numbers.length > 0 || property.rera_checked_on !== null,
  litigation: ({ property }) => property.is_litigated !== null,
  water: ({ property }) => property.water_sources !== null,
  amenities: ({ property }) => property.amenity_ids !== null,
  builder: ({ promoter }) =>
    [promoter.org_type, promoter.registration_number, promoter.address, promoter.review_text].some(
      (fact) => fact !== null,
    ),
  'past-projects': ({ property, pastProjects }) =>
    pastProjects.length > 0 || property.past_projects_checked_on !== null,
  complaints: ({ property, complaints }) =>
    complaints.length > 0 || property.complaints_checked_on !== null,
  documents: ({ property, units, documents }) =>
    (property.is_demonstration && units.length > 0) || documents.length > 0,
  pictures: ({ images }) => images.length > 0,
  metro: ({ metro }) => metro.length > 0,
};
