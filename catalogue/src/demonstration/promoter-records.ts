import type { PromoterRecord } from '../project-record.ts';
import { randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import { addDays, addMonths, endOfMonth } from './calendar.ts';
import type { Promoter } from './promoter-names.ts';

/** The same promoter says the same of itself in each of its projects. */
export interface PromoterHistory {
  record: PromoterRecord;
  /** Complaints against it at the register, about any of its projects. */
  complaints: number;
}

const STREETS = [
  'Church Street',
  'Residency Road',
  'Sampige Road',
  '100 Feet Road, Indiranagar',
  'Bull Temple Road',
  '80 Feet Road, Koramangala',
  'Dickenson Road',
  'Margosa Road',
  'Outer Ring Road, Marathahalli',
  'Kanakapura Road',
] as const;

/** Months that a class hands over after the day it promised, usually. */
const USUAL_DELAY = { value: 11, mid: 7, premium: 4, luxury: 5 } as const;

export function promoterHistory(promoter: Promoter, seed: number, today: string): PromoterHistory {
  const random = randomFrom(`promoter/${seed}/${promoter.index}`);
  const isYoung = random.chance(0.12);
  const pastProjects = isYoung
    ? []
    : Array.from({ length: random.whole(2, 3 + promoter.size) }, (_, i) =>
        pastProject(random, promoter, i, today),
      );
  const orgTypes = [
    'Private Limited Company',
    'Limited Liability Partnership',
    'Partnership',
    'Public Limited Company',
    'Proprietorship',
  ] as const;
  const record: PromoterRecord = {
    name: promoter.name,
    orgType:
      promoter.class === 'value'
        ? random.pick(orgTypes.slice(1, 5))
        : random.pick(orgTypes.slice(0, 3)),
    registrationNumber: `DEMO-PROMOTER-${String(promoter.index + 1).padStart(3, '0')}`,
    address: `No. ${random.whole(3, 240)}, ${random.pick(STREETS)}, Bengaluru`,
    pastProjects,
  };
  if (random.chance(0.7)) record.review = review(random, promoter);
  return {
    record,
    complaints: Math.round(
      pastProjects.length *
        { value: 0.9, mid: 0.5, premium: 0.3, luxury: 0.3 }[promoter.class] *
        random.between(0, 1.6),
    ),
  };
}

const OLD_NAMES = [
  'Nivas',
  'Enclave',
  'Residency',
  'Classic',
  'Elegance',
  'Palms',
  'Paradise',
  'Prime',
  'Manor',
  'Retreat',
  'Vista',
  'Splendour',
];

function pastProject(random: Random, { brand, class: kind }: Promoter, i: number, today: string) {
  const promisedOn = endOfMonth(addMonths(today, -random.between(10, 130)));
  const delay = Math.round(USUAL_DELAY[kind] * random.between(-0.15, 2.1));
  const completedOn = addDays(promisedOn, delay * 30.4 - random.whole(0, 20));
  const isDone = completedOn < today;
  return {
    name: `${brand} ${OLD_NAMES[(i * 5 + brand.length) % OLD_NAMES.length]}${i >= OLD_NAMES.length ? ` ${i}` : ''}`,
    type: random.pick([
      'Residential/Group Housing',
      'Residential/Group Housing',
      'Plotted Development',
      'Villa Development',
    ]),
    status: isDone ? 'Completed' : 'Delayed',
    promisedOn,
    ...(isDone ? { completedOn } : {}),
    hasCase: random.chance(kind === 'value' ? 0.14 : 0.06),
    address: `${random.pick(['Jayanagar', 'Yelahanka', 'Whitefield', 'Kengeri', 'Horamavu', 'Begur', 'Hebbal', 'Sarjapur'])}, Bengaluru`,
  };
}

const REVIEWS: readonly (readonly [rating: number, text: string])[] = [
  [4.4, 'Handover was on the date they gave, and the snag list was closed in three weeks.'],
  [4.2, 'Clear paperwork and a patient site team. Parking is tighter than the drawing suggested.'],
  [4.0, 'Good build quality for the price. The clubhouse opened eight months after we moved in.'],
  [3.8, 'Sound structure and decent finishes; answers slow down after registration.'],
  [3.5, 'Five months late, but they told us each time and paid the rent difference.'],
  [3.3, 'Nice layout. Water is by tanker in summer, which nobody mentioned.'],
  [3.0, 'The flat is fine. Getting the khata transferred took three visits and a year.'],
  [2.7, 'A year late with little news. Finishing is uneven in the common areas.'],
];

function review(random: Random, { class: kind }: Promoter) {
  const from = kind === 'luxury' || kind === 'premium' ? REVIEWS.slice(0, 6) : REVIEWS.slice(1);
  const [rating, text] = random.pick(from);
  return {
    text,
    rating: Math.round((rating + random.between(-0.15, 0.15)) * 10) / 10,
    provider: 'Demonstration review',
  };
}
