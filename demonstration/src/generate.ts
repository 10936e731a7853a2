import { addDays } from './projects/calendar.ts';
import { amenitiesOf } from './projects/amenity-choice.ts';
import {
  approvalReference,
  approverOf,
  khathaFactsOf,
  khathaOf,
  reraNumber,
  surveyNumbers,
  waterOf,
} from './projects/authorities.ts';
import { complaintsOf } from './projects/complaint-records.ts';
import { maintenanceOf, projectRate, unitPrice } from './projects/costs.ts';
import { DEMONSTRATION_DAY } from './projects/demonstration-day.ts';
import { describeProject } from './projects/description.ts';
import { dimensionsOf } from './projects/dimensions.ts';
import type { Dimensions } from './projects/dimensions.ts';
import { marketPrice } from './projects/market-prices.ts';
import { leaveOut } from './projects/missing-facts.ts';
import { projectName } from './projects/project-names.ts';
import { promoterHistory } from './projects/promoter-records.ts';
import type { PromoterHistory } from './projects/promoter-records.ts';
import { bareOfAPart } from './projects/bare-projects.ts';
import { chooseKind, chooseSite } from './projects/sites.ts';
import { withPaperFacts } from './projects/paper-facts.ts';
import { timelineOf } from './projects/timeline.ts';
import type { Timeline } from './projects/timeline.ts';
import { unitMix } from './projects/unit-mix.ts';
import { buildingKindOf, projectPictures } from './pictures/project-pictures.ts';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { randomFrom } from '@manemitra/catalogue/random';

export interface GenerateOptions {
  seed?: number;
  /** The day that "ready" and "possession in two years" are reckoned from. */
  today?: string;
}

/**
 * Invented projects that behave like a real portal's: project `i` depends on the seed, the day and `i`
 * alone, so that the first 1,200 of 100,000 are the same 1,200. Made one at a time, as they are asked for.
 */
export function* generateProjects(
  count: number,
  { seed = 1, today = DEMONSTRATION_DAY }: GenerateOptions = {},
): Generator<ProjectRecord, void, undefined> {
  const histories = new Map<number, PromoterHistory>();
  for (let index = 0; index < count; index++) {
    const { promoter } = projectName(seed, index);
    const history = histories.get(promoter.index) ?? promoterHistory(promoter, seed, today);
    histories.set(promoter.index, history);
    const project = withPaperFacts(
      generateProject(index, seed, today, history),
      `${seed}/${index}`,
    );
    yield bareOfAPart(project, index);
  }
}

function generateProject(
  index: number,
  seed: number,
  today: string,
  history: PromoterHistory,
): ProjectRecord {
  const random = randomFrom(`project/${seed}/${index}`);
  const { name, promoter } = projectName(seed, index);
  const site = chooseSite(random, promoter.class);
  const kind = chooseKind(random, site);
  const dimensions = dimensionsOf(random, kind, site, promoter.class);
  // The Act of 2016, section 3: more than eight units or more than 500 square metres of land.
  const needsRera = dimensions.totalUnits > 8 || dimensions.landSqm > 500;
  const timeline = timelineOf(random, today, kind, needsRera);
  const approver = approverOf(random, site, kind, timeline.planApprovedOn);
  const maintenance = maintenanceOf(random, kind, promoter.class, dimensions.size);
  const khatha = khathaOf(random, approver, timeline.launchedOn);
  const rate = projectRate(random, marketPrice(site.place, kind), promoter.class, {
    ...timeline,
    kind,
    floors: dimensions.floors,
    khatha,
  });
  const { place, at } = site;
  const { launchedOn } = timeline;
  const mix = { promoter: promoter.class, dimensions, launchedOn };

  const record: ProjectRecord = {
    externalId: `demo-${seed}-${index}`,
    name,
    promoter: history.record,
    locality: place.name,
    address: addressOf(place.name, random.whole(1, 28)),
    ...(place.pincode === undefined ? {} : { pincode: place.pincode }),
    coordinates: { lat: at[0], lng: at[1] },
    status: timeline.status,
    launchedOn: timeline.launchedOn,
    possessionOn: timeline.possessionOn,
    ...sizeFacts(dimensions),
    ...khathaFactsOf(khatha, randomFrom(`khatha/${seed}/${index}`)),
    surveyNumbers: surveyNumbers(random),
    approver,
    approvalReference: approvalReference(random, approver, timeline.planApprovedOn),
    ...(timeline.reraApprovedOn === undefined
      ? {}
      : {
          reraNumbers: [reraNumber(site, timeline.reraApprovedOn, index)],
          reraApprovedOn: timeline.reraApprovedOn,
        }),
    ...(timeline.reraCheckedOn === undefined ? {} : { reraCheckedOn: timeline.reraCheckedOn }),
    isLitigated: random.chance(approver === 'panchayat' ? 0.1 : 0.045),
    occupancyCertificate: timeline.occupancyCertificate,
    waterSources: waterOf(random, site, dimensions.totalUnits > 120),
    ...(maintenance === undefined ? {} : { maintenancePerSqft: maintenance }),
    amenities: amenitiesOf(random, kind, promoter.class, dimensions.size),
    units: unitMix(random, kind, mix).map((unit) => ({
      ...unit,
      ...unitPrice(random, unit, rate, {
        kind,
        promoter: promoter.class,
        dimensions,
        maintenance,
      }),
    })),
    source: {
      name: 'Demonstration catalogue',
      checkedOn: latest(addDays(today, -random.whole(0, 90)), newestFact(timeline)),
    },
    isDemonstration: true,
  };
  const complaints = complaintsOf(
    random,
    { name, index, isLayout: kind === 'plot', aboutPromoter: history.complaints },
    timeline,
  );
  if (complaints !== undefined) record.complaints = complaints;
  // A house has no floors but those of its largest type.
  const floors = Math.max(...record.units.map((unit) => unit.floors ?? 0));
  if (floors > 0 && kind !== 'apartment') record.floors = floors - 1;

  // A layout of sites has no occupancy certificate to receive.
  if (kind === 'plot') delete record.occupancyCertificate;
  const told = leaveOut({ ...record, description: '-' }, random);
  // Somebody asked for these with the number; or when the facts were gathered, where it was not looked up.
  if (told.complaints !== undefined && told.reraCheckedOn !== undefined) {
    told.complaintsCheckedOn = told.reraCheckedOn;
  }
  const askedOn = told.reraCheckedOn ?? told.source.checkedOn;
  if (askedOn !== undefined) {
    told.promoter = { ...told.promoter, pastProjectsCheckedOn: askedOn };
  }
  if (told.address !== undefined && told.pincode !== undefined) told.address += ` ${told.pincode}`;
  // Drawn from what is told: a picture must not give away what the record leaves out.
  told.images = projectPictures(told, buildingKindOf(kind, dimensions.floors), `${seed}-${index}`);
  if (told.description === undefined) return told;
  return { ...told, description: describeProject(told, random) };
}

function sizeFacts({ totalUnits, towers, floors, basements, landSqm, openSqm }: Dimensions) {
  return {
    totalUnits,
    ...(towers === undefined ? {} : { towers }),
    ...(floors === undefined ? {} : { floors }),
    ...(basements === undefined ? {} : { basements }),
    landSqm,
    openSqm,
  };
}

/** Nobody can have seen on an earlier day what the record tells. */
function newestFact({ status, launchedOn, possessionOn, ...timeline }: Timeline): string {
  const handedOver = status === 'ready' ? possessionOn : launchedOn;
  const known = [timeline.reraApprovedOn, timeline.occupancyCertificate.on, launchedOn];
  return known.reduce<string>((newest, date) => latest(newest, date ?? newest), handedOver);
}

const latest = (a: string, b: string): string => (a > b ? a : b);

function addressOf(locality: string, cross: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd' }[cross] ?? 'th';
  return `${cross}${ending} Cross, ${locality}, Bengaluru`;
}
