import type { StatedStatus } from '@manemitra/query/criteria';
import type { Random } from '@manemitra/catalogue/random';
import { addDays, addMonths, endOfMonth } from './calendar.ts';
import type { PricedKind } from './market-prices.ts';

/** The life of a project up to `today`: every date follows from the status and from the one before. */
export interface Timeline {
  status: StatedStatus;
  planApprovedOn: string;
  launchedOn: string;
  /** When it was handed over, or will be. */
  possessionOn: string;
  reraApprovedOn: string | undefined;
  reraCheckedOn: string | undefined;
  occupancyCertificate: { received: boolean; on?: string };
  ageYears: number;
}

/** Karnataka's register opened in July 2017; what was finished before needed no number. */
const RERA_BEGAN = '2017-08-01';

export function timelineOf(
  random: Random,
  today: string,
  kind: PricedKind,
  needsRera: boolean,
): Timeline {
  const status = random.weighted<StatedStatus>([
    ['ready', 46],
    ['under-construction', 37],
    ['new-launch', 17],
  ]);
  const buildMonths = BUILD_MONTHS[kind] * random.between(0.8, 1.25);
  const { launchedOn, possessionOn } = span(random, today, status, buildMonths);
  const filedOn = addDays(launchedOn, -random.whole(3, 60));
  const isRegistered = needsRera && possessionOn > '2018-06-01';
  const reraApprovedOn = isRegistered
    ? filedOn < RERA_BEGAN
      ? lateRegistration(random)
      : filedOn
    : undefined;
  const hasCertificate = random.chance(0.87);
  return {
    status,
    planApprovedOn: addDays(filedOn, -random.whole(40, 220)),
    launchedOn,
    possessionOn,
    reraApprovedOn,
    reraCheckedOn:
      reraApprovedOn === undefined
        ? undefined
        : later(addDays(today, -random.whole(6, 150)), reraApprovedOn),
    occupancyCertificate:
      status === 'ready' && hasCertificate
        ? { received: true, on: addDays(possessionOn, -random.whole(5, 75)) }
        : { received: false },
    ageYears:
      status === 'ready' ? (Date.parse(today) - Date.parse(possessionOn)) / 31_557_600_000 : 0,
  };
}

const BUILD_MONTHS: Readonly<Record<PricedKind, number>> = {
  apartment: 46,
  villa: 36,
  'row-house': 32,
  plot: 20,
  'independent-house': 15,
};

function span(random: Random, today: string, status: StatedStatus, months: number) {
  if (status === 'ready') {
    const yearsAgo = random.next() ** 1.7 * 12;
    const possessionOn = addDays(today, -12 - yearsAgo * 365);
    return { launchedOn: addMonths(possessionOn, -months), possessionOn };
  }
  if (status === 'new-launch') {
    const launchedOn = addDays(today, -random.whole(5, 230));
    return { launchedOn, possessionOn: endOfMonth(addMonths(launchedOn, months)) };
  }
  const done = random.between(0.22, 0.9);
  const launchedOn = addMonths(today, -Math.max(8, months * done));
  return {
    launchedOn,
    possessionOn: endOfMonth(addMonths(today, Math.max(1.5, months * (1 - done)))),
  };
}

/** Projects under way when the register opened were entered in its first months. */
const lateRegistration = (random: Random): string => addDays(RERA_BEGAN, random.whole(0, 240));

const later = (a: string, b: string): string => (a > b ? a : b);
