import { amenityName } from '@manemitra/domain/amenities';
import { acresText, formatSquareMeters } from '@manemitra/domain/area';
import { formatMonthYear } from '@manemitra/domain/dates';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Random } from '@manemitra/catalogue/random';

/**
 * A paragraph made of the record's own facts, after what is missing has been taken out, so that it can
 * neither contradict a row nor promise what the row does not hold.
 */
export function describeProject(record: ProjectRecord, random: Random): string {
  const sentences = [
    opening(record, random),
    scale(record, random),
    homes(record, random),
    leisure(record, random),
    water(record),
    handover(record, random),
  ];
  return `${sentences.filter((sentence) => sentence !== '').join(' ')} An invented project of the demonstration catalogue.`;
}

function what({ units }: ProjectRecord): string {
  const types = [...new Set(units.map(({ type }) => type))];
  const main = types[0] ?? 'apartment';
  if (main === 'plot') return 'a plotted layout';
  return types.length === 1 && main === 'independent-house'
    ? 'a small group of independent houses'
    : `a project of ${propertyTypeLabel(main === 'studio' ? 'apartment' : main, 'many').toLowerCase()}`;
}

function opening(record: ProjectRecord, random: Random): string {
  const where = record.locality ?? 'Bengaluru';
  const who = record.promoter.name;
  return random.pick([
    `${record.name} is ${what(record)} by ${who} in ${where}.`,
    `In ${where}, ${who} ${record.status === 'ready' ? 'has built' : 'is building'} ${record.name}, ${what(record)}.`,
    `${record.name} by ${who} is ${what(record)} in ${where}.`,
  ]);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function scale(record: ProjectRecord, random: Random): string {
  const { totalUnits, towers, floors, landSqm } = record;
  const isPlots = record.units[0]?.type === 'plot';
  const thing = isPlots ? 'site' : 'home';
  const land =
    landSqm === undefined ? '' : ` on ${acresText(landSqm) ?? formatSquareMeters(landSqm)}`;
  if (totalUnits === undefined) return land === '' ? '' : `It stands${land}.`;
  const tall =
    towers === undefined || floors === undefined
      ? ''
      : `, in ${counted(towers, 'tower')} of G+${floors}`;
  return random.pick([
    `It has ${counted(totalUnits, thing)}${land}${tall}.`,
    `There ${totalUnits === 1 ? 'is' : 'are'} ${counted(totalUnits, thing)}${land}${tall}.`,
  ]);
}

function homes({ units }: ProjectRecord, random: Random): string {
  const areas = units.flatMap(({ superBuiltUpSqft, plotSqft }) => {
    const area = superBuiltUpSqft ?? plotSqft;
    return area === undefined ? [] : [area.min, area.max ?? area.min];
  });
  if (areas.length === 0) return '';
  const labels = [...new Set(units.map(({ label }) => label.replace(' large', '')))];
  const list =
    labels.length === 1 ? labels[0] : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
  const [low, high] = [Math.min(...areas), Math.max(...areas)].map((area) =>
    area.toLocaleString('en-IN'),
  );
  const basis = units[0]?.type === 'plot' ? 'sq ft' : 'sq ft super built-up';
  const span = low === high ? `of ${low} ${basis}` : `from ${low} to ${high} ${basis}`;
  return random.pick([`Choose from ${list}, ${span}.`, `On offer: ${list}, ${span}.`]);
}

/** What a buyer asks about first, when it is there. */
const NOTABLE = [
  'swimming-pool',
  'clubhouse',
  'gym',
  'badminton-court',
  'tennis-court',
  'ev-charging',
  'pet-park',
  'co-working',
  'amphitheatre',
  'park',
  'jogging-track',
  'terrace-garden',
];

function leisure({ amenities = [] }: ProjectRecord, random: Random): string {
  const named = NOTABLE.filter((id) => amenities.includes(id))
    .slice(0, 4)
    .map((id) => {
      const name = amenityName(id);
      return name.startsWith('EV') ? name : name.toLowerCase();
    });
  if (named.length < 2) return '';
  const list = `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return random.pick([`Residents share ${list}.`, `Shared facilities include ${list}.`]);
}

function water({ waterSources }: ProjectRecord): string {
  if (waterSources === undefined || waterSources.length === 0) return '';
  const names = waterSources.map(
    (source) =>
      ({
        cauvery: 'Cauvery supply',
        borewell: 'borewells',
        tanker: 'tankers',
        recycled: 'recycled water',
      })[source],
  );
  return `Water comes from ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}.`;
}

function handover(
  { status, possessionOn, occupancyCertificate, units }: ProjectRecord,
  random: Random,
): string {
  if (possessionOn === undefined) return '';
  const when = formatMonthYear(possessionOn);
  if (status !== 'ready') {
    return random.pick([
      `Possession is promised for ${when}.`,
      `The promoter gives ${when} for possession.`,
    ]);
  }
  const isBuilding = units.length === 0 || units.some(({ type }) => type !== 'plot');
  if (isBuilding && occupancyCertificate?.received === false) {
    return `It was built by ${when} and waits for its occupancy certificate.`;
  }
  const certificate =
    occupancyCertificate?.received === true ? ' and has its occupancy certificate' : '';
  return `It was handed over in ${when}${certificate}.`;
}
