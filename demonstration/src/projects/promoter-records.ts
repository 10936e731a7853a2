import type { ComplaintRecord, PromoterRecord } from '@manemitra/catalogue/project-record';
import { randomFrom } from '@manemitra/catalogue/random';
import type { Random } from '@manemitra/catalogue/random';
import { picturePath } from '@manemitra/catalogue/picture-address';
import { addDays, addMonths, endOfMonth } from './calendar.ts';
import { complaint } from './complaint-records.ts';
import type { Promoter } from './promoter-names.ts';

/** The same promoter says the same of itself in each of its projects. */
export interface PromoterHistory {
  record: PromoterRecord;
  /** Complaints against it at the register about its past projects. */
  complaints: ComplaintRecord[];
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

/** How many of those promised in the last seven years are not finished yet. */
const STALLED = { value: 0.2, mid: 0.12, premium: 0.06, luxury: 0.06 } as const;

/** Months that a class hands over after the day it promised, usually. */
const USUAL_DELAY = { value: 11, mid: 7, premium: 4, luxury: 5 } as const;

/** How many builders keep their dates: some do, and a verdict has to tell them from the others. */
const PUNCTUAL = { value: 0.08, mid: 0.17, premium: 0.34, luxury: 0.34 } as const;

export function promoterHistory(promoter: Promoter, seed: number, today: string): PromoterHistory {
  const random = randomFrom(`promoter/${seed}/${promoter.index}`);
  const isYoung = random.chance(0.12);
  // Of its own die, as the photo below is.
  const isPunctual = randomFrom(`punctual/${seed}/${promoter.index}`).chance(
    PUNCTUAL[promoter.class],
  );
  const pastProjects = isYoung
    ? []
    : Array.from({ length: random.whole(2, 3 + promoter.size) }, (_, i) =>
        pastProject(random, { ...promoter, isPunctual }, i, today),
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
  // Of its own die, so that what else is invented of a promoter stays as it was. They are no people: their office is drawn.
  if (randomFrom(`promoter-photo/${seed}/${promoter.index}`).chance(0.4)) {
    record.photo = picturePath({
      scene: 'facade',
      kind: 'mid-rise',
      seed: `office-${seed}-${promoter.index}`,
      facts: { towers: 1, floors: 5 },
    });
  }
  if (random.chance(0.7)) record.review = review(random, promoter);
  const complaints = complaintsAbout(random, promoter, pastProjects, today);
  const accused = new Set(complaints.map(({ projectName }) => projectName));
  record.pastProjects = pastProjects.map((past) => ({ ...past, hasCase: accused.has(past.name) }));
  return { record, complaints };
}

/** Complaints for each past project, on average. */
const COMPLAINED = { value: 0.3, mid: 0.12, premium: 0.07, luxury: 0.05 } as const;

type PastProject = ReturnType<typeof pastProject>;

/** About what was late rather than about what was not, and from the promised day on. */
function complaintsAbout(
  random: Random,
  promoter: Promoter,
  pastProjects: readonly PastProject[],
  today: string,
): ComplaintRecord[] {
  const registered = pastProjects.filter(({ promisedOn }) => promisedOn > '2018-06');
  return registered.flatMap((past, place) => {
    const isLate = (past.completedOn ?? today) > addDays(past.promisedOn, 120);
    if (!random.chance(COMPLAINED[promoter.class] * (isLate ? 1 : 0.35))) return [];
    return Array.from({ length: random.whole(1, 3) }, (_, i) =>
      complaint(random, past.promisedOn, today, {
        projectName: past.name,
        isAboutThisProject: false,
        isBeingBuilt: false,
        isLayout: past.type === 'Plotted Development',
        // Above any serial that a project of the catalogue counts up to.
        serial: 90_000_000 + promoter.index * 1000 + place * 10 + i,
        asOf: today,
      }),
    );
  });
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

function pastProject(
  random: Random,
  { brand, class: kind, isPunctual }: Promoter & { isPunctual: boolean },
  i: number,
  today: string,
) {
  const promisedOn = endOfMonth(addMonths(today, -random.between(10, 130)));
  const share = random.between(-0.15, 2.1);
  const delay = Math.round(USUAL_DELAY[kind] * (isPunctual ? share * 0.3 - 0.4 : share));
  const completedOn = addDays(promisedOn, delay * 30.4 - random.whole(0, 20));
  const mayStall = promisedOn > addMonths(today, -84) && random.chance(STALLED[kind]);
  const isStalled = mayStall && !isPunctual;
  const isDone = !isStalled && completedOn < today;
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
    text: `An invented review of the demonstration catalogue: “${text}”`,
    rating: Math.round((rating + random.between(-0.15, 0.15)) * 10) / 10,
    provider: 'Demonstration review',
  };
}
