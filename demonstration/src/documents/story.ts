import { addDays, addMonths, endOfMonth } from '../projects/calendar.ts';
import { randomFrom } from '@manemitra/catalogue/random';
import type { Random } from '@manemitra/catalogue/random';
import type { DocumentFacts } from './document-facts.ts';
import { GBA_BEGAN } from './issuers.ts';
import { ADVOCATES, LANDOWNERS, SELLERS } from './people.ts';

/** What the papers of one project tell together: dates in their order, and the same people in each. */
export interface Story {
  motherDeedOn: string;
  conversionOn: string;
  /** When the land came to the promoter, by sale or by a joint development agreement. */
  transferOn: string;
  fireOn: string;
  airportOn: string;
  waterOn: string;
  powerOn: string;
  pollutionOn: string;
  sanctionedOn: string;
  commencedOn: string;
  reraValidUntil: string | undefined;
  extendedOn: string | undefined;
  extendedUntil: string | undefined;
  completedOn: string | undefined;
  occupancyOn: string | undefined;
  releasedOn: string | undefined;
  /** Dates of the papers that are renewed: nothing is younger than the day of the facts. */
  khathaOn: string;
  taxPaidOn: string;
  encumbranceOn: string;
  opinionOn: string;
  isExtended: boolean;
  isJointDevelopment: boolean;
  landowner: string;
  seller: string;
  advocate: string;
  heightMeters: number | undefined;
}

export function storyOf(facts: DocumentFacts): Story {
  const random = randomFrom(`story/${facts.seed}`);
  const permits = permitDates(random, facts);
  const { sanctionedOn, commencedOn } = permits;
  const transferOn = addDays(sanctionedOn, -random.whole(260, 900));
  const conversionOn = addDays(transferOn, -random.whole(60, 520));
  const motherDeedOn = addDays(conversionOn, -random.whole(9, 27) * 365 - random.whole(0, 360));
  const before = (from: number, to: number) => addDays(sanctionedOn, -random.whole(from, to));
  const fireOn = before(12, 95);
  const airportOn = before(25, 190);
  const waterOn = before(10, 110);
  const powerOn = before(10, 110);
  const pollutionOn = before(8, 120);
  const occupancyOn = occupancyDate(random, facts);
  const isJointDevelopment = random.chance(isLayout(facts) ? 0.22 : 0.38);
  const checked = (from: number, to: number) =>
    latest(addDays(facts.checkedOn, -random.whole(from, to)), addDays(transferOn, 20));
  return {
    motherDeedOn,
    conversionOn,
    transferOn,
    fireOn,
    airportOn,
    waterOn,
    powerOn,
    pollutionOn,
    sanctionedOn,
    commencedOn,
    ...reraDates(random, facts),
    completedOn: occupancyOn && addDays(occupancyOn, -random.whole(18, 60)),
    occupancyOn,
    releasedOn:
      facts.status === 'ready' && facts.possessionOn !== undefined
        ? latest(addDays(facts.possessionOn, -random.whole(6, 70)), addDays(commencedOn, 30))
        : undefined,
    khathaOn: checked(40, 420),
    taxPaidOn: taxDate(random, facts.checkedOn),
    encumbranceOn: checked(5, 60),
    opinionOn: latest(checked(10, 200), addDays(sanctionedOn, 6)),
    isJointDevelopment,
    landowner: random.pick(LANDOWNERS),
    seller: random.pick(SELLERS),
    advocate: random.pick(ADVOCATES),
    heightMeters:
      facts.floors === undefined || isLayout(facts)
        ? undefined
        : Math.round(((facts.floors + 1) * 3.05 + 1.2) * 10) / 10,
  };
}

export const isLayout = ({ units }: Pick<DocumentFacts, 'units'>): boolean =>
  units.length > 0 && units.every(({ type }) => type === 'plot');

/** The sanction lies in the financial year that its number names, and before registration and launch. */
function permitDates(random: Random, facts: DocumentFacts) {
  const { launchedOn, reraApprovedOn, possessionOn, checkedOn } = facts;
  const known = [launchedOn, reraApprovedOn].filter((date) => date !== undefined).sort();
  const anchor =
    known[0] ??
    (possessionOn === undefined
      ? addMonths(checkedOn, -30)
      : addMonths(possessionOn, -usualMonths(facts)));
  const [first, last] = yearOfReference(facts.approvalReference) ?? ['0000', '9999'];
  const earliest = latest(first, facts.approver === 'GBA' ? GBA_BEGAN : '0000');
  const youngest = earlier(last, facts.approver === 'BBMP' ? addDays(GBA_BEGAN, -1) : '9999');
  const wished = addDays(earlier(anchor, checkedOn), -random.whole(50, 210));
  const sanctionedOn = latest(earliest, earlier(youngest, wished));
  const commencedOn = latest(
    addDays(sanctionedOn, 1),
    earlier(addDays(sanctionedOn, random.whole(14, 38)), addDays(anchor, -2)),
  );
  return { sanctionedOn, commencedOn };
}

/** `DEMO/BDA/NM/AS/0123/2021-22` -> 2021-04-01 to 2022-03-31. */
function yearOfReference(reference: string | undefined): [string, string] | undefined {
  const year = /(20\d\d)-\d\d$/.exec(reference ?? '')?.[1];
  return year === undefined ? undefined : [`${year}-04-01`, `${Number(year) + 1}-03-31`];
}

/** Months that builders usually promise at registration. */
function usualMonths({ units }: DocumentFacts): number {
  if (units.every(({ type }) => type === 'plot')) return 22;
  return units.some(({ type }) => type === 'villa' || type === 'row-house') ? 38 : 49;
}

/** An extension exists where today's date is later than what is usually promised (Act of 2016, section 6). */
function reraDates(random: Random, facts: DocumentFacts) {
  const { reraNumber, reraApprovedOn, possessionOn, status, checkedOn } = facts;
  const none = {
    reraValidUntil: undefined,
    extendedOn: undefined,
    extendedUntil: undefined,
    isExtended: false,
  };
  if (reraNumber === undefined || reraApprovedOn === undefined || possessionOn === undefined) {
    return none;
  }
  const handover = latest(endOfMonth(possessionOn), endOfMonth(addMonths(reraApprovedOn, 3)));
  const promised = endOfMonth(addMonths(reraApprovedOn, usualMonths(facts)));
  const extendedOn = addDays(promised, -random.whole(4, 40));
  if (status === 'new-launch' || promised >= handover || extendedOn > addDays(checkedOn, -5)) {
    return { ...none, reraValidUntil: handover };
  }
  return { reraValidUntil: promised, extendedOn, extendedUntil: handover, isExtended: true };
}

function occupancyDate(random: Random, facts: DocumentFacts): string | undefined {
  const { occupancyCertificate: certificate, possessionOn } = facts;
  if (certificate?.received !== true) return undefined;
  return certificate.on ?? (possessionOn && addDays(possessionOn, -random.whole(8, 60)));
}

/** Early in the financial year, for the rebate; the last year's receipt when this year's is not paid yet. */
function taxDate(random: Random, checkedOn: string): string {
  const year = Number(checkedOn.slice(0, 4));
  const paid = addDays(`${year}-04-01`, random.whole(3, 88));
  return paid < checkedOn ? paid : addDays(paid, -365);
}

const latest = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
