import { upperFirst } from '@manemitra/domain/first-letter';
import type { FactGroup } from '../property-detail.ts';
import type { PropertyDetail } from '../properties.ts';
import { ON_FOOT_MINUTES } from '../limits.ts';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { formatSquareMeters, landText } from '@manemitra/domain/area';
import { formatDistance } from '@manemitra/domain/geography';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import { NEAR } from '@manemitra/domain/near-distances';
import { formatKnownDay } from '@manemitra/domain/periods';
import { certificateToCome, pastPromiseText } from '@manemitra/domain/possession-state';
import { reraValue } from '@manemitra/domain/rera-standing';
import { wardText } from './ward-text.ts';
import { beingBuiltText, placesText, stationText, stopsText } from './on-foot-texts.ts';
import {
  floorsText,
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  projectPriceText,
  sizeFact,
} from './fact-texts.ts';

/** What a fact is told from. */
export type Told = Pick<
  PropertyDetail,
  'project' | 'land' | 'units' | 'parameters' | 'isDemonstration'
> &
  Partial<Pick<PropertyDetail, 'approval' | 'onFoot' | 'ward'>>;

/** A fact of a project as every page, row and answer says it. */
export interface Fact {
  label: (of: Told) => string;
  /** The unit in which it is said, where it is a figure. */
  unit?: string;
  /** The group whose source and day the fact has. */
  group: FactGroup;
  /** Null: not known. */
  value: (of: Told) => string | null;
  /** Whether such a project has it at all; a layout of plots has no floors, and they are not missing there. */
  isOf?: (of: Told) => boolean;
}

/** Shown where a fact is not known. */
export const UNKNOWN_FACT = 'not disclosed';

const called = (label: string) => () => label;

/** The one registry of a project's facts, in the order in which buyers ask for them. */
export const FACTS = {
  type: {
    label: called('Type'),
    group: 'project',
    value: typeText,
  },
  homes: {
    label: called('Homes'),
    group: 'homes',
    value: (of) => homesText(of) || null,
    // Where rooms are not counted it would say the type again.
    isOf: (of) => (homesText(of) || null) !== typeText(of),
  },
  size: {
    label: (of) => sizeFact(of).label,
    unit: 'sq ft',
    group: 'homes',
    value: (of) => sizeFact(of).value,
  },
  price: {
    label: called('Price'),
    unit: '₹',
    group: 'prices',
    value: (of) => `${projectPriceText(of) ?? ''}; which home costs what is not known`,
    // Where no home has a price of its own, and the project has a range.
    isOf: (of) => projectPriceText(of) !== null,
  },
  possession: {
    // Built by then is not handed over by then.
    label: ({ project: { isDateOfCompletion, completionDate, status } }) => {
      const isBuilt = status === 'ready' || status === 'built-oc-pending';
      return isDateOfCompletion && completionDate !== null && !isBuilt
        ? 'Completion'
        : 'Possession';
    },
    group: 'possession',
    value: possessionText,
  },
  completion: {
    label: (of) => (of.project.isDateOfCompletion ? 'Completion date' : 'Possession date'),
    group: 'possession',
    value: completionText,
  },
  khata: { label: called('Khata'), group: 'khatha', value: khathaText },
  approval: {
    label: called('Approval'),
    group: 'approval',
    value: ({ approval }) =>
      approval === undefined ? null : approvalLabel(approval.id, approval.isReraRegistered),
  },
  rera: {
    label: called('RERA registration'),
    group: 'rera',
    value: ({ project: { rera }, isDemonstration }) =>
      rera.number === null && rera.state === 'not-checked'
        ? null
        : reraValue(rera, isDemonstration),
  },
  water: {
    label: called('Water'),
    group: 'water',
    value: ({ project: { waterSource } }) =>
      (waterSource ?? []).map((source) => WATER[source] ?? source).join(', ') || null,
  },
  litigation: {
    label: called('Litigation on the land'),
    group: 'litigation',
    value: ({ land: { isLitigated } }) =>
      isLitigated === null ? null : isLitigated ? 'A case is recorded' : 'None recorded',
  },
  'occupancy-certificate': {
    label: called('Occupancy certificate'),
    group: 'certificates',
    value: ({ project }) => {
      const { occupancyCertificateReceived: isReceived } = project;
      return isReceived === null
        ? certificateToCome(project)
        : isReceived
          ? 'Received'
          : 'Not received';
    },
    isOf: (of) => !isOnlyPlots(of),
  },
  land: {
    label: called('Land'),
    unit: 'sq m',
    group: 'project',
    value: ({ project }) => figure(project.area.total, landText),
  },
  'open-space': {
    label: called('Open space'),
    group: 'project',
    value: ({ project: { openSpacePercent, area } }) =>
      figure(openSpacePercent, (share) => `${Math.round(share)} %`) ??
      figure(area.open, formatSquareMeters),
  },
  'total-homes': {
    label: (of) => (isOnlyPlots(of) ? 'Plots in total' : 'Homes in total'),
    group: 'project',
    value: ({ project }) => figure(project.totalUnits, formatIndianNumber),
  },
  towers: {
    label: called('Towers'),
    group: 'project',
    value: ({ project }) => figure(project.numOfTowers, formatIndianNumber),
    isOf: (of) => !isOnlyPlots(of) && !(areHouses(of) && of.project.numOfTowers === null),
  },
  floors: {
    label: called('Floors'),
    group: 'project',
    value: ({ project }) => figure(project.towerDetails.floors, floorsText),
    isOf: (of) => !isOnlyPlots(of),
  },
  basements: {
    label: called('Basements'),
    group: 'project',
    value: ({ project }) => figure(project.towerDetails.basements, formatIndianNumber),
    isOf: (of) => !isOnlyPlots(of),
  },
  maintenance: {
    label: called('Maintenance'),
    unit: '₹ per sq ft a month',
    group: 'prices',
    value: ({ project }) =>
      figure(project.monthlyMaintenancePerSqft, (rate) => `₹${rate} per sq ft a month`),
  },
  ward: {
    label: called('Ward'),
    group: 'ward',
    value: ({ ward }) => (ward ? wardText(ward) : null),
  },
  metro: {
    label: called('Nearest metro'),
    group: 'metro',
    value: ({ project: { nearestMetro }, onFoot }) => {
      if (onFoot) return stationText(onFoot.metro);
      if (nearestMetro === null) return null;
      const { station, line, status, meters } = nearestMetro;
      const name = `${upperFirst(line)} line`;
      const stage = status === 'operational' ? '' : `, ${status.replaceAll('-', ' ')}`;
      return `${station} (${name}${stage}), ${formatDistance(meters)} as the crow flies`;
    },
  },
  'metro-being-built': {
    label: called('Metro being built'),
    group: 'metro',
    value: ({ onFoot }) =>
      onFoot?.metroBeingBuilt ? beingBuiltText(onFoot.metroBeingBuilt) : null,
    isOf: ({ onFoot }) => (onFoot?.metroBeingBuilt ?? null) !== null,
  },
  'bus-stops': {
    label: called('Bus stops'),
    group: 'buses',
    value: ({ onFoot }) => {
      if (!onFoot?.buses) return null;
      return onFoot.buses.stops.length === 0
        ? `none that we know of within ${formatDistance(NEAR['bus-stop'].meters)}`
        : stopsText(onFoot.buses, LINES_IN_WORDS);
    },
    isOf: ({ onFoot }) => (onFoot?.buses ?? null) !== null,
  },
  'on-foot': {
    label: called('On foot'),
    group: 'near',
    value: ({ onFoot }) =>
      onFoot && onFoot.places.length > 0
        ? placesText(onFoot.places.slice(0, PLACES_IN_WORDS))
        : `none of the places that we know is within ${ON_FOOT_MINUTES} minutes`,
    isOf: ({ onFoot }) => (onFoot ?? null) !== null,
  },
} satisfies Record<string, Fact>;

const LINES_IN_WORDS = 6;
const PLACES_IN_WORDS = 6;

export type FactId = keyof typeof FACTS;
export const FACT_IDS = Object.keys(FACTS) as FactId[];

/** A fact as it is shown of one project. */
export interface ShownFact {
  id: FactId;
  label: string;
  /** Null: not known. */
  value: string | null;
  group: FactGroup;
}

/** A month of possession that is told as that already is no date of completion. */
function completionText(of: Told): string | null {
  const { completionDate, completionPrecision, isPromisePast } = of.project;
  if (completionDate === null) return null;
  const text = isPromisePast
    ? pastPromiseText(completionDate, completionPrecision)
    : formatKnownDay(completionDate, completionPrecision);
  return text === possessionText(of) ? null : text;
}

/** The facts that such a project has, known or not. */
export function factsOf(of: Told, ids: readonly FactId[] = FACT_IDS): ShownFact[] {
  return ids.flatMap((id) => {
    const fact: Fact = FACTS[id];
    if (fact.isOf?.(of) === false) return [];
    return { id, label: fact.label(of), value: fact.value(of), group: fact.group };
  });
}

/** What is sold. The register uses "group housing" for villas too, so its word is used only where nothing else is known. */
function typeText({ project: { propertyTypes } }: Told): string | null {
  return propertyTypes.map((each) => propertyTypeLabel(each, 'many')).join(', ') || null;
}

const WATER: Readonly<Record<string, string>> = {
  cauvery: 'Cauvery',
  borewell: 'Borewell',
  tanker: 'Tanker',
  recycled: 'Recycled',
};

const HOUSES: readonly string[] = ['villa', 'row-house', 'independent-house', 'plot'];

const areHouses = ({ project: { propertyTypes } }: Told): boolean =>
  propertyTypes.length > 0 && propertyTypes.every((type) => HOUSES.includes(type));

/** Portals write "unknown" as a negative number too; it is no more known for that. */
function figure(value: number | null, format: (value: number) => string): string | null {
  return value === null || value < 0 ? null : format(value);
}
