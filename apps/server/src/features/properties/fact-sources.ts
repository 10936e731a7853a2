import type { FactGroup, FactSource } from '@manemitra/contract/property-detail';
import { FACT_GROUPS } from '@manemitra/contract/property-detail';
import { unitKeys } from '@manemitra/catalogue/unit-keys';
import { khathaText } from '@manemitra/domain/khatha';
import { isInRegister, RERA_REGISTER } from '@manemitra/domain/rera-standing';
import { BETWEEN_SOURCES } from '@manemitra/domain/tellings';
import { act } from '@manemitra/domain/verdict/bases';
import { citySources } from '#server/features/journeys/public.ts';
import { registrationOf } from '#server/features/registrations/public.ts';
import type { LoadedDetail } from './load-property-detail.ts';
import { khathaOf } from './present-property.ts';
import { toldSources, type From } from './told-sources.ts';

const LABELS: Readonly<Record<FactGroup, string>> = {
  project: 'Project',
  possession: 'Stage and possession',
  location: 'Location',
  homes: 'Homes and sizes',
  prices: 'Prices and charges',
  taxes: 'Taxes and fees',
  khatha: 'Khata',
  approval: 'Approval',
  certificates: 'Occupancy and commencement certificates',
  rera: 'RERA registration',
  litigation: 'Litigation',
  water: 'Water',
  amenities: 'Amenities',
  builder: 'Builder',
  'past-projects': 'Past projects',
  complaints: 'Complaints',
  documents: 'Documents',
  pictures: 'Pictures',
  ward: 'Ward',
  metro: 'Ways to the metro',
  buses: 'Bus stops and lines',
  near: 'Places near it',
};

const SEEN_BY_STAFF = {
  name: 'Seen by staff in the public register',
  url: RERA_REGISTER.url,
};
const BY_THE_ACT = {
  name: `By its size or age: ${act('3').source.name}`,
  url: act('3').source.url,
};
const RATES = {
  name: 'Each rate with its own source, in the price',
  url: null,
};
const RECKONED = {
  name: 'Calculated from the coordinates, our list of stations and the streets that we know',
  url: null,
};
const PLACES = {
  name: 'Our list of places, each with its own source, in the location',
  url: null,
};

/** The source of each group of facts and when it was last checked; unknown ones are named as unknown. */
export function factSources(loaded: LoadedDetail): FactSource[] {
  const { property } = loaded;
  const own = ownSource(loaded);
  const told =
    loaded.provenance === null
      ? checkedByStaff(loaded)
      : toldSources(loaded.provenance, unitLabels(loaded));
  // The register is the source where somebody looked it up; invented projects were not looked up.
  const asked = (group: FactGroup, checkedOn: string | null) => ({
    source:
      checkedOn === null || property.is_demonstration
        ? (told.get(group)?.source ?? own)
        : RERA_REGISTER,
    checkedOn,
  });
  // No source tells it: it follows from the size or the age, also where somebody looked in vain.
  const isWorkedOut = registrationOf(property).state === 'not-needed';
  const { rera_checked_on, complaints_checked_on } = property;
  const elsewhere: Partial<Record<FactGroup, From>> = {
    rera: isWorkedOut
      ? { source: BY_THE_ACT, checkedOn: null }
      : property.rera_seen_by_staff && rera_checked_on !== null
        ? { source: SEEN_BY_STAFF, checkedOn: rera_checked_on }
        : asked(
            'rera',
            isInRegister(registrationOf(property), property.is_demonstration)
              ? rera_checked_on
              : null,
          ),
    complaints: asked('complaints', complaints_checked_on),
    'past-projects': asked('past-projects', loaded.verdictParts.pastCheckedOn),
    ...(property.lat === null && property.about_from !== null
      ? {
          location: withDerived(told.get('location') ?? { source: own, checkedOn: null }, property),
        }
      : {}),
    taxes: { source: RATES, checkedOn: null },
    ward: { source: { name: citySources.wards(), url: null }, checkedOn: null },
    metro: { source: RECKONED, checkedOn: null },
    buses: { source: { name: citySources.buses(), url: null }, checkedOn: null },
    near: { source: PLACES, checkedOn: null },
  };
  return FACT_GROUPS.map((group) => {
    const from = elsewhere[group] ??
      told.get(group) ?? { source: own, checkedOn: property.facts_checked_on };
    const isKnown = KNOWN[group](loaded) || (group === 'rera' && isWorkedOut);
    // Unknown facts have not been checked by anybody.
    const checkedOn = isKnown ? from.checkedOn : null;
    const { source, parts } = from;
    const known = { group, label: LABELS[group], source, checkedOn, isKnown };
    return isKnown && parts !== undefined ? { ...known, parts } : known;
  });
}

/** The name of each home, by the key of its facts. */
function unitLabels({ units }: LoadedDetail): Map<string, string> {
  const keys = unitKeys(units);
  return new Map(units.map(({ label }, at) => [keys[at] ?? '', label]));
}

const ownSource = ({ property }: LoadedDetail) => ({
  name: property.source_name,
  url: property.source_url,
});

/** No source gave the place: it was derived from other facts. */
const withDerived = (
  { source, checkedOn }: From,
  { about_from }: Pick<LoadedDetail['property'], 'about_from'>,
): From => ({
  source: {
    ...source,
    name: [source.name, `derived from the ${about_from ?? ''}`].join(BETWEEN_SOURCES),
  },
  checkedOn,
});

/** For a project that has no journal yet: what staff changed before there was one. */
function checkedByStaff(loaded: LoadedDetail): Map<FactGroup, From> {
  const { name, url } = ownSource(loaded);
  // Staff may have changed only a part of the group; the rest is from its source.
  const source = { name: `Staff edit; what it left, ${name}`, url };
  return new Map(
    loaded.staffChecks.map(({ fact_group, checked_on }) => [
      fact_group,
      { source, checkedOn: checked_on },
    ]),
  );
}

/** Whether anything of a group is known. A list that was checked and is empty is known. */
const KNOWN: Readonly<Record<FactGroup, (loaded: LoadedDetail) => boolean>> = {
  project: ({ property }) =>
    [property.description, property.total_units, property.towers, property.land_sqm].some(
      (fact) => fact !== null,
    ),
  possession: ({ property }) =>
    [property.status, property.possession_on, property.launched_on].some((fact) => fact !== null),
  location: ({ property }) => [property.locality_slug, property.lat].some((fact) => fact !== null),
  homes: ({ units }) => units.length > 0,
  prices: ({ property, units }) =>
    property.price_range !== null ||
    property.all_in_price_range !== null ||
    property.rate_range !== null ||
    units.some(({ price_min }) => price_min !== null),
  taxes: ({ units }) => units.some(({ price_min }) => price_min !== null),
  khatha: ({ property, surveyNumbers }) =>
    [property, ...surveyNumbers].some((row) => khathaText(khathaOf(row)) !== null),
  approval: ({ property }) => property.approver !== null,
  certificates: ({ property }) =>
    property.occupancy_certificate_received !== null ||
    property.commencement_certificate_received !== null,
  rera: ({ property }) =>
    property.rera_numbers.length > 0 ||
    property.rera_checked_on !== null ||
    property.rera_status === 'applied',
  litigation: ({ property }) => property.is_litigated !== null,
  water: ({ property }) => property.water_sources !== null,
  amenities: ({ property }) => property.amenity_ids !== null,
  builder: ({ promoter }) =>
    [promoter.org_type, promoter.registration_number, promoter.address, promoter.review_text].some(
      (fact) => fact !== null,
    ),
  'past-projects': ({ verdictParts, pastProjects }) =>
    pastProjects.length > 0 || verdictParts.pastCheckedOn !== null,
  complaints: ({ property, complaints }) =>
    complaints.length > 0 || property.complaints_checked_on !== null,
  documents: ({ property, units, documents }) =>
    (property.is_demonstration && units.length > 0) || documents.length > 0,
  pictures: ({ images }) => images.length > 0,
  ward: ({ property }) => property.lat !== null || property.about_lat !== null,
  metro: ({ metro }) => metro.length > 0,
  buses: ({ property }) => property.lat !== null,
  near: ({ property }) => property.lat !== null,
};
