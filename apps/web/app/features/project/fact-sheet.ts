import type { Property, PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { formatSquareMeters, SQM_PER_ACRE } from '@manemitra/domain/area';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import { formatKnownDay } from '@manemitra/domain/periods';
import { pastPromiseText } from '@manemitra/domain/possession-state';
import {
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  projectPriceText,
  sizeFact,
} from '#web/features/project-words/public.ts';
import { metroText, yesNo } from './project-facts.ts';

export interface Fact {
  label: string;
  /** Null is shown as "Not disclosed". */
  value: string | null;
}

const WATER_LABELS: Readonly<Record<string, string>> = {
  cauvery: 'Cauvery',
  borewell: 'Borewell',
  tanker: 'Tanker',
  recycled: 'Recycled',
};

/** The facts of the overview, in the order in which buyers ask for them. */
export function factSheet(property: PropertyDetail): Fact[] {
  const { project, land } = property;
  const size = sizeFact(property);
  const type = typeText(project);
  const homes = homesText(property) || null;
  const isPlotted = isOnlyPlots(property);
  return [
    { label: 'Type', value: type },
    // Where rooms are not counted it would say the type again.
    ...(homes === type ? [] : [{ label: 'Homes', value: homes }]),
    { label: size.label, value: size.value },
    ...priceOfProject(property),
    { label: 'Possession', value: possessionText(property) },
    { label: 'Completion date', value: dateText(project) },
    { label: 'Khata', value: khathaText(property) },
    {
      label: 'Approval',
      value: approvalLabel(property.approval.id, property.approval.isReraRegistered),
    },
    { label: 'Water', value: waterText(property) },
    {
      label: 'Litigation on the land',
      value: yesNo(land.isLitigated, { yes: 'Yes, a case is recorded', no: 'None recorded' }),
    },
    ...(isPlotted
      ? []
      : [
          {
            label: 'Occupancy certificate',
            value: yesNo(project.occupancyCertificateReceived, {
              yes: 'Received',
              no: 'Not received',
            }),
          },
        ]),
    { label: 'Land', value: landText(project.area.total) },
    {
      label: 'Open space',
      value:
        unitText(project.openSpacePercent, (n) => `${Math.round(n)} %`) ??
        unitText(project.area.open, formatSquareMeters),
    },
    {
      label: isPlotted ? 'Plots in total' : 'Homes in total',
      value: unitText(project.totalUnits, formatIndianNumber),
    },
    ...(isPlotted ? [] : buildingFacts(project)),
    {
      label: 'Maintenance',
      value: unitText(project.monthlyMaintenancePerSqft, (n) => `₹${n} per sq ft a month`),
    },
    { label: 'Nearest metro', value: metroText(property) },
  ];
}

/** Where no home has a price of its own, and the project has a range. */
function priceOfProject(property: PropertyDetail): Fact[] {
  const price = projectPriceText(property);
  return price === null
    ? []
    : [{ label: 'Price', value: `${price}; which home costs what is not known` }];
}

/** What is sold, where that is known: the register's word calls villas "group housing" too, and stands for all else. */
function typeText({ propertyTypes }: PropertyDetail['project']): string | null {
  return propertyTypes.map((each) => propertyTypeLabel(each, 'many')).join(', ') || null;
}

const HOUSES: readonly string[] = ['villa', 'row-house', 'independent-house', 'plot'];

/** A layout of plots has none of these, and houses no towers, so that they are not missing there. */
function buildingFacts({
  propertyTypes,
  numOfTowers,
  towerDetails,
}: PropertyDetail['project']): Fact[] {
  const isOfHouses =
    propertyTypes.length > 0 && propertyTypes.every((type) => HOUSES.includes(type));
  return [
    ...(isOfHouses && numOfTowers === null
      ? []
      : [{ label: 'Towers', value: unitText(numOfTowers, formatIndianNumber) }]),
    { label: 'Floors', value: unitText(towerDetails.floors, formatIndianNumber) },
    { label: 'Basements', value: unitText(towerDetails.basements, formatIndianNumber) },
  ];
}

function waterText({ project }: Pick<Property, 'project'>): string | null {
  if (project.waterSource === null || project.waterSource.length === 0) return null;
  return project.waterSource.map((source) => WATER_LABELS[source] ?? source).join(', ');
}

function dateText({
  completionDate,
  completionPrecision,
  isPromisePast,
}: PropertyDetail['project']): string | null {
  if (completionDate === null) return null;
  return isPromisePast
    ? pastPromiseText(completionDate, completionPrecision)
    : formatKnownDay(completionDate, completionPrecision);
}

/** `16,187 sq m (4 acres)`: the land is sold by the acre and registered by the metre. */
function landText(squareMeters: number | null): string | null {
  return unitText(squareMeters, (n) => {
    const acres = Math.round((n / SQM_PER_ACRE) * 10) / 10;
    return acres < 0.1
      ? formatSquareMeters(n)
      : `${formatSquareMeters(n)} (${acres} ${acres === 1 ? 'acre' : 'acres'})`;
  });
}

/** Portals write "unknown" as a negative number too; it is no more known for that. */
function unitText(value: number | null, format: (value: number) => string): string | null {
  return value === null || value < 0 ? null : format(value);
}
