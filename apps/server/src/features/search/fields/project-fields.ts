import { lowerFirst, upperFirst } from '@manemitra/domain/first-letter';
import { amenityName } from '@manemitra/domain/amenities';
import { formatDate, formatMonthYear } from '@manemitra/domain/dates';
import { khathaLabel, khathaText } from '@manemitra/domain/khatha';
import { possessionStatusLabel } from '@manemitra/domain/labels';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { pastPromiseText } from '@manemitra/domain/possession-state';
import { andList, orList } from '@manemitra/domain/list-words';
import { reraText } from '@manemitra/domain/rera-standing';
import { type Approver, type FieldValues, type WaterSource } from '@manemitra/query/criteria';
import { stateOf, type LoadedProperty } from '#server/features/properties/public.ts';
import { registrationOf } from '#server/features/registrations/public.ts';
import * as projects from '../index/project-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { projectName, promoterName } from './words.ts';

/* Wishes about the project as a whole: papers, water, amenities, who builds it, when it is ready. */

/** `possession Dec 2027`; or what the source calls the date: `completion Dec 2027`. */
const promiseText = ({ property }: LoadedProperty, day: string): string =>
  `${property.possession_is ?? 'possession'} ${formatKnownMonth(day, property.possession_precision)}`;

export const possession: SearchField<'possession'> = {
  level: 'property',
  measures: projects.possession,
  met: (_, { property }) => {
    const { possession_on } = property.property;
    const status = stateOf(property);
    if (status === 'ready' || status === 'built-oc-pending') return possessionStatusLabel(status);
    const when = possession_on === null ? '' : `, ${promiseText(property, possession_on)}`;
    return `${possessionStatusLabel(status ?? 'under-construction')}${when}`;
  },
  missed: (_, { property }) => {
    const { possession_on } = property.property;
    const status = stateOf(property);
    if (status === 'built-oc-pending') return possessionStatusLabel(status);
    if (possession_on !== null) {
      const text = promiseText(property, possession_on);
      return upperFirst(text);
    }
    return status === null ? 'Not when you want it' : possessionStatusLabel(status);
  },
  fact: () => 'Possession date',
  // A date that is known and yet no answer has passed.
  notKnown: (_, { property }) => {
    const { possession_on, possession_precision } = property.property;
    const status = stateOf(property);
    if (status === 'built-oc-pending') return possessionStatusLabel(status);
    return possession_on === null
      ? 'Possession date not disclosed'
      : pastPromiseText(possession_on, possession_precision);
  },
  avoided: ({ status, by }) =>
    status === undefined ? `Not before ${formatDate(by ?? '')}` : `Not ${statusWords(status)}`,
  wish: ({ status }) => (status === undefined ? 'the possession date' : `“${statusWords(status)}”`),
  widen: (value, gaps) => {
    const nearest = Math.min(...gaps.filter((gap) => gap > 0));
    if (value.by === undefined || !Number.isFinite(nearest)) return [];
    const by = endOfMonth(value.by, nearest);
    return [
      {
        value: { ...value, by },
        text: `Wait until ${formatMonthYear(by)}`,
        size: nearest / DAYS_PER_YEAR,
      },
    ];
  },
};

const DAYS_PER_YEAR = 365;

const statusWords = (status: string): string => lowerFirst(possessionStatusLabel(status));

/** The last day of the month that lies so many days after a date. */
function endOfMonth(isoDate: string, daysLater: number): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0))
    .toISOString()
    .slice(0, 10);
}

export const khatha: SearchField<'khatha'> = {
  level: 'property',
  measures: projects.khatha,
  met: (_, { property }) => khathaOfRow(property.property),
  missed: (_, { property }) => khathaOfRow(property.property),
  fact: (value) => (value.in.includes('E') ? 'Khata form' : 'Khata class'),
  avoided: (value) => `Not ${orList(value.in.map(khathaLabel))}`,
  wish: (value) => orList(value.in.map(khathaLabel)),
  // Who does not tell the class may have an e-khata of it: only the other class is ruled out.
  orUndisclosed: ({ in: [only, ...more] }) =>
    more.length > 0 || only === undefined || only === 'E'
      ? undefined
      : { in: [only === 'A' ? 'B' : 'A'] },
};

const khathaOfRow = (row: LoadedProperty['property']): string =>
  khathaText({ class: row.khatha_class, isE: row.is_e_khatha }) ?? '';

const APPROVER_NAMES: Partial<Record<Approver, string>> = {
  'local-planning-authority': 'Local planning authority',
  panchayat: 'Panchayat',
};

function approverName(approver: string): string {
  return APPROVER_NAMES[approver as Approver] ?? approver;
}

export const approver: SearchField<'approver'> = {
  level: 'property',
  measures: projects.approver,
  met: (_, { property }) => `${approverName(property.property.approver ?? '')} approved`,
  missed: (_, { property }) => `${approverName(property.property.approver ?? '')} approved`,
  fact: () => 'Approving authority',
  avoided: (value) => `Not ${orList(value.in.map(approverName))} approved`,
  wish: (value) => `${orList(value.in.map(approverName))} approval`,
};

export const amenity: SearchField<'amenity'> = {
  level: 'property',
  measures: projects.amenity,
  met: ({ id }) => amenityName(id),
  missed: ({ id }) => `No ${lowerFirst(amenityName(id))}`,
  fact: ({ id }) => amenityName(id),
  avoided: ({ id }) => `No ${lowerFirst(amenityName(id))}`,
  wish: ({ id }) => {
    const name = lowerFirst(amenityName(id));
    return /(compliant|friendly)$/.test(name) ? `“${name}”` : `the ${name}`;
  },
};

const WATER_NAMES: Record<WaterSource, string> = {
  cauvery: 'Cauvery',
  borewell: 'borewell',
  tanker: 'tanker',
  recycled: 'recycled',
};

function waterWords(sources: readonly string[], list = andList): string {
  const words = list(sources.map((source) => WATER_NAMES[source as WaterSource] ?? source));
  return `${upperFirst(words)} water`;
}

export const water: SearchField<'water'> = {
  level: 'property',
  measures: projects.water,
  met: (_, { property }) => waterWords(property.property.water_sources ?? []),
  missed: (value) => `No ${inSentenceWater(value)}`,
  fact: () => 'Water source',
  avoided: (value) => `No ${inSentenceWater(value)}`,
  wish: (value) => inSentenceWater(value),
};

function inSentenceWater(value: FieldValues['water']): string {
  return `${orList(value.in.map((source) => WATER_NAMES[source]))} water`;
}

export const promoter: SearchField<'promoter'> = {
  level: 'property',
  measures: projects.promoter,
  met: (_, { property }) => `By ${property.promoter.name}`,
  missed: (_, { property }) => `By ${property.promoter.name}`,
  fact: () => 'Builder',
  avoided: (value, { names }) =>
    `Not by ${orList(value.in.map((slug) => promoterName(slug, names)))}`,
  wish: (value, names) => orList(value.in.map((slug) => promoterName(slug, names))),
};

export const project: SearchField<'project'> = {
  level: 'property',
  measures: projects.project,
  met: (_, { property }) => property.property.name,
  missed: ({ slug }, { names }) => `Not ${projectName(slug, names)}`,
  fact: () => 'Name',
  avoided: ({ slug }, { names }) => `Not ${projectName(slug, names)}`,
  wish: ({ slug }, names) => projectName(slug, names),
};

const reraOf = ({ property: { property } }: Seen): string =>
  reraText(registrationOf(property), property.is_demonstration);

export const rera: SearchField<'rera'> = {
  level: 'property',
  measures: projects.rera,
  met: (_, seen) => reraOf(seen),
  missed: (_, seen) => reraOf(seen),
  fact: () => 'RERA registration',
  avoided: () => 'RERA: not registered',
  wish: () => 'the RERA registration',
};

export const litigation: SearchField<'litigation'> = {
  level: 'property',
  measures: projects.litigation,
  met: () => 'No litigation',
  missed: () => 'In litigation',
  fact: () => 'Litigation',
  avoided: () => 'In litigation',
  wish: () => '“no litigation”',
};

export const occupancyCertificate: SearchField<'occupancyCertificate'> = {
  level: 'property',
  measures: projects.occupancyCertificate,
  met: (_, { property }) => {
    const on = property.property.occupancy_certificate_on;
    return `Occupancy certificate received${on === null ? '' : ` on ${formatDate(on)}`}`;
  },
  missed: () => 'No occupancy certificate yet',
  fact: () => 'Occupancy certificate',
  avoided: () => 'No occupancy certificate yet',
  wish: () => 'the occupancy certificate',
};
