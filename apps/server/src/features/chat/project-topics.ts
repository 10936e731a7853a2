import { amenityName } from '@manemitra/domain/amenities';
import { formatSquareFeet } from '@manemitra/domain/area';
import { formatDate, formatMonthYear } from '@manemitra/domain/dates';
import { formatDistance } from '@manemitra/domain/geography';
import { khathaLabel } from '@manemitra/domain/labels';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Field } from '@manemitra/query/criteria';
import type { LoadedDetail } from '#server/features/properties/public.ts';

/** A thing people ask about a project: the words for it and the answer from its rows, `null` when not disclosed. */
export interface Topic {
  name: string;
  words: RegExp;
  /** Fields that a question about this is read as. */
  fields: readonly Field[];
  answer: (detail: LoadedDetail) => string | null;
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'The khata',
    words: /\bkh?ath?a\b|ಖಾತಾ|ಖಾತೆ|खाता/iu,
    fields: ['khatha'],
    answer: ({ property }) => property.khatha && `It has ${article(khathaLabel(property.khatha))}.`,
  },
  {
    name: 'The all-in price',
    words: /\ball[- ]?in\b|till (the )?keys|on[- ]?road|total (cost|price|outgo|till)|stamp duty/iu,
    fields: [],
    answer: ({ units }) =>
      unitPrices(
        units.map(({ label, all_in_price }) => [label, all_in_price]),
        (prices) =>
          `All-in, with duty, registration, GST and the charges at possession: ${prices}.`,
      ),
  },
  {
    name: 'The price',
    words:
      /\bprices?\b|\bcosts?\b|\brates?\b|how much|kitna|kitne|eshtu|yeshtu|budget|ಬೆಲೆ|कीमत|दाम/iu,
    fields: ['price'],
    answer: ({ units }) =>
      unitPrices(
        units.map(({ label, price_min }) => [label, price_min]),
        (prices) => `Agreement prices before taxes: ${prices}.`,
      ),
  },
  {
    name: 'The possession date',
    words: /possession|ready|hand ?over|complet|when|kab|yavaga|ಯಾವಾಗ|कब/iu,
    fields: ['possession'],
    answer: ({ property: { status, possession_on } }) => {
      if (status === 'ready') return 'It is ready to move in.';
      if (possession_on !== null)
        return `Possession is promised for ${formatMonthYear(possession_on)}.`;
      return null;
    },
  },
  {
    name: 'The RERA registration',
    words: /\brera\b|ರೇರಾ|रेरा/iu,
    fields: ['rera'],
    answer: ({ property: { rera_numbers, rera_checked_on } }) => {
      if (rera_numbers.length > 0) return `Its RERA number is ${rera_numbers.join(', ')}.`;
      return rera_checked_on && `No RERA registration was found on ${formatDate(rera_checked_on)}.`;
    },
  },
  {
    name: 'The water source',
    words: /\bwater\b|cauvery|kaveri|borewell|tanker|paani|neeru|ನೀರು|पानी/iu,
    fields: ['water'],
    answer: ({ property: { water_sources } }) =>
      water_sources &&
      (water_sources.length === 0
        ? 'It has no water source on record.'
        : `Water comes from ${water_sources.join(' and ')}.`),
  },
  {
    name: 'The distance to the metro',
    words: /\bmetro\b|station|ಮೆಟ್ರೋ|मेट्रो/iu,
    fields: ['metroLine'],
    answer: ({ metro }) => {
      const nearest =
        metro.find(({ station_status }) => station_status === 'operational') ?? metro[0];
      if (nearest === undefined) return null;
      const planned = nearest.station_status === 'operational' ? '' : ', not open yet';
      return `${nearest.station_name} (${nearest.line} line${planned}) is ${formatDistance(nearest.meters)} away in a straight line.`;
    },
  },
  {
    name: 'The approving authority',
    words: /approv|sanction|\bbda\b|\bbbmp\b|\bbmrda\b|authority/iu,
    fields: ['approver'],
    answer: ({ property }) =>
      property.approver && `The plan was approved by ${property.approver.replaceAll('-', ' ')}.`,
  },
  {
    name: 'Litigation',
    words: /litigat|\bcases?\b|dispute|clear title|legal/iu,
    fields: ['litigation'],
    answer: ({ property }) =>
      property.is_litigated === null
        ? null
        : property.is_litigated
          ? 'The land is in litigation.'
          : 'No litigation over the land is on record.',
  },
  {
    name: 'The occupancy certificate',
    words: /occupancy|\boc\b/iu,
    fields: ['occupancyCertificate'],
    answer: ({ property }) => {
      if (property.occupancy_certificate_received === null) return null;
      if (!property.occupancy_certificate_received)
        return 'The occupancy certificate has not been received.';
      const on = property.occupancy_certificate_on;
      return `The occupancy certificate was received${on === null ? '' : ` on ${formatDate(on)}`}.`;
    },
  },
  {
    name: 'The maintenance',
    words: /maintenance/iu,
    fields: ['maintenancePerSqft'],
    answer: ({ property }) =>
      property.maintenance_per_sqft === null
        ? null
        : `Maintenance is ₹${property.maintenance_per_sqft} per sq ft a month.`,
  },
  {
    name: 'The number of homes',
    words: /how many (units|homes|flats|towers)|\bunits\b|\btowers?\b|density/iu,
    fields: ['totalUnits', 'towers'],
    answer: ({ property: { total_units, towers } }) => {
      if (total_units === null)
        return towers === null ? null : `It has ${counted(towers, 'tower')}.`;
      return `It has ${counted(total_units, 'home')}${towers === null ? '' : ` in ${counted(towers, 'tower')}`}.`;
    },
  },
  {
    name: 'The open space',
    words: /open space/iu,
    fields: ['openSpacePercent'],
    answer: ({ property }) =>
      property.open_space_percent === null
        ? null
        : `${Math.round(property.open_space_percent)} % of the land is open space.`,
  },
  {
    name: 'The sizes',
    words: /carpet|\bsizes?\b|\bareas?\b|sq ?ft|\bbhk\b|bedroom/iu,
    fields: ['area', 'bhk', 'loadingPercent'],
    answer: ({ units }) => {
      const known = units.flatMap(({ label, carpet_sqft_min: sqft }) =>
        sqft === null ? [] : `${label} ${formatSquareFeet(sqft)}`,
      );
      return known.length === 0 ? null : `Carpet areas: ${known.join(', ')}.`;
    },
  },
  {
    name: 'The list of amenities',
    words: /amenit|facilit|ಸೌಲಭ್ಯ|सुविधा/iu,
    fields: [],
    answer: ({ property: { amenity_ids } }) =>
      amenity_ids &&
      (amenity_ids.length === 0
        ? 'It lists no amenities.'
        : `It offers ${amenity_ids.map(amenityName).join(', ')}.`),
  },
  {
    name: 'The complaints',
    words: /complain/iu,
    fields: [],
    answer: ({ complaints, property }) => {
      const own = complaints.filter(({ property_id }) => property_id === property.id).length;
      if (complaints.length === 0) return null;
      return `${counted(own, 'complaint')} about this project and ${complaints.length - own} about other projects of ${complaints.length - own === 1 ? 'this builder is' : 'this builder are'} on record.`;
    },
  },
  {
    name: 'The builder',
    words: /\bbuilder\b|promoter|developer|who (is|are) (building|making)|past projects/iu,
    fields: ['promoter'],
    answer: ({ promoter, pastProjects }) =>
      `It is built by ${promoter.name}${pastProjects.length === 0 ? '' : `, with ${counted(pastProjects.length, 'earlier project')} on record`}.`,
  },
  {
    name: 'The address',
    words: /address|where is|located|location|pincode/iu,
    fields: [],
    answer: ({ property }) =>
      property.address ?? (property.locality_name && `It is in ${property.locality_name}.`),
  },
];

function unitPrices(
  units: readonly (readonly [label: string, rupees: number | null])[],
  say: (prices: string) => string,
): string | null {
  const known = units.flatMap(([label, rupees]) =>
    rupees === null ? [] : `${label} from ${formatShortRupees(rupees)}`,
  );
  return known.length === 0 ? null : say(known.join(', '));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function article(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
