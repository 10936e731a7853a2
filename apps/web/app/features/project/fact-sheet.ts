import type { Property, PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { formatSquareMeters, SQM_PER_ACRE } from '@manemitra/domain/area';
import { formatDayMonthYear } from '@manemitra/domain/dates';
import { formatDistance } from '@manemitra/domain/geography';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { kindLabel } from './kind-label.ts';
import { homesText, khathaText, possessionText, sizeFact, yesNo } from './project-facts.ts';

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
  return [
    { label: 'Type', value: kindLabel(project.type) },
    { label: 'Homes', value: homesText(property) || null },
    { label: size.label, value: size.value },
    { label: 'Possession', value: possessionText(property) },
    { label: 'Completion date', value: dateText(project.completionDate) },
    { label: 'Khatha', value: khathaText(property) },
    {
      label: 'Approval',
      value: approvalLabel(property.approval.id, property.approval.isReraRegistered),
    },
    { label: 'Water', value: waterText(property) },
    {
      label: 'Litigation on the land',
      value: yesNo(land.isLitigated, { yes: 'Yes, a case is recorded', no: 'None recorded' }),
    },
    {
      label: 'Occupancy certificate',
      value: yesNo(project.occupancyCertificateReceived, { yes: 'Received', no: 'Not received' }),
    },
    { label: 'Land', value: landText(project.area.total) },
    { label: 'Open space', value: unitText(project.openSpacePercent, (n) => `${Math.round(n)} %`) },
    { label: 'Homes in all', value: unitText(project.totalUnits, formatIndianNumber) },
    { label: 'Towers', value: unitText(project.numOfTowers, formatIndianNumber) },
    { label: 'Floors', value: unitText(project.towerDetails.floors, formatIndianNumber) },
    { label: 'Basements', value: unitText(project.towerDetails.basements, formatIndianNumber) },
    {
      label: 'Maintenance',
      value: unitText(project.monthlyMaintenancePerSqft, (n) => `₹${n} per sq ft a month`),
    },
    { label: 'Nearest metro', value: metroText(property) },
  ];
}

function waterText({ project }: Pick<Property, 'project'>): string | null {
  if (project.waterSource === null || project.waterSource.length === 0) return null;
  return project.waterSource.map((source) => WATER_LABELS[source] ?? source).join(', ');
}

/** `Kadugodi Tree Park (Purple line), 1.1 km`; says so while trains do not run there yet. */
function metroText({ project }: Pick<Property, 'project'>): string | null {
  if (project.nearestMetro === null) return null;
  const { station, line, status, meters } = project.nearestMetro;
  const lineName = `${line.charAt(0).toUpperCase()}${line.slice(1)} line`;
  const stage = status === 'operational' ? '' : `, ${status.replaceAll('-', ' ')}`;
  return `${station} (${lineName}${stage}), ${formatDistance(meters)}`;
}

function dateText(date: string | null): string | null {
  return date === null ? null : formatDayMonthYear(date);
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
