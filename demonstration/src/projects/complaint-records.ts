import type { ComplaintRecord } from '@manemitra/catalogue/project-record';
import type { Random } from '@manemitra/catalogue/random';
import { addDays, daysBetween } from './calendar.ts';
import type { Timeline } from './timeline.ts';

/** What buyers complain of while it is built, and after the day that was promised; of sites, other things. */
const WHILE_BUILDING = [
  'Refund of the booking amount with interest',
  'Parking allotted other than in the agreement',
  'Deviation from the sanctioned plan',
  'Agreement for sale not executed after booking',
  'Demand of instalments ahead of the stage of work',
] as const;
const AFTER_THE_PROMISE = [
  'Delay in handing over possession',
  'Delay in handing over possession',
  'Compensation for delayed possession under section 18',
  'Execution of the sale deed refused',
  'Clubhouse and amenities not completed',
  'Conveyance of common areas to the association',
  'Structural defects not repaired under section 14',
] as const;
const OF_SITES = [
  'Refund of the booking amount with interest',
  'Roads and drains of the layout not completed',
  'Execution of the sale deed refused',
  'Size of the site other than in the agreement',
] as const;

/** Initials only: whoever complains is invented, as the project is. */
const INITIALS = 'A. K.;S. R.;M. N.;P. V.;R. S.;D. G.;L. B.;N. H.;V. T.;K. J.;B. C.;G. M.'.split(
  ';',
);

interface About {
  projectName: string;
  isAboutThisProject: boolean;
  isBeingBuilt: boolean;
  isLayout: boolean;
  /** Part of the number; no other complaint of the promoter has it. */
  serial: number;
  /** The register as it stood on this day. */
  asOf: string;
}

/** One complaint between two days; what is older has mostly been decided. */
export function complaint(random: Random, from: string, to: string, about: About): ComplaintRecord {
  const filedOn = addDays(from, Math.max(0, daysBetween(from, to)) * random.between(0.2, 0.97));
  const isOld = daysBetween(filedOn, about.asOf) > 500;
  const [year = '', month = '', day = ''] = filedOn.split('-');
  return {
    number: `DEMO/CMP/${year.slice(2)}${month}${day}/${String(about.serial).padStart(7, '0')}`,
    filedOn,
    subject: random.pick<string>(subjectsOf(about)),
    by: random.weighted([
      [`${random.pick(INITIALS)} (allottee)`, 80],
      [`${random.pick(INITIALS)} and another (allottees)`, 12],
      ['Association of allottees', 8],
    ]),
    projectName: about.projectName,
    status: random.weighted([
      ['Under hearing', isOld ? 8 : 50],
      ['Disposed', isOld ? 62 : 24],
      ['Order issued', isOld ? 22 : 18],
      ['Withdrawn', 8],
    ]),
    isAboutThisProject: about.isAboutThisProject,
  };
}

function subjectsOf({ isLayout, isBeingBuilt }: About): readonly string[] {
  if (isLayout) return OF_SITES;
  return isBeingBuilt ? WHILE_BUILDING : AFTER_THE_PROMISE;
}

/**
 * Complaints at the register about this project and about its promoter's others, as they stood when it was
 * checked. An empty list means that somebody looked and found none, so a project nobody checked has no list.
 */
export function complaintsOf(
  random: Random,
  project: {
    name: string;
    index: number;
    isLayout: boolean;
    aboutPromoter: readonly ComplaintRecord[];
  },
  { reraApprovedOn, reraCheckedOn, status, possessionOn }: Timeline,
): ComplaintRecord[] | undefined {
  if (reraCheckedOn === undefined || reraApprovedOn === undefined) return undefined;
  const isReady = status === 'ready';
  const share = status === 'new-launch' ? 0.01 : isReady ? 0.2 : 0.12;
  const count = random.chance(share) ? random.whole(1, 3) : 0;
  const own = Array.from({ length: count }, (_, i) => {
    const isBeingBuilt = !isReady || random.chance(0.3);
    const since = isBeingBuilt || possessionOn > reraCheckedOn ? reraApprovedOn : possessionOn;
    return complaint(random, since, reraCheckedOn, {
      projectName: project.name,
      isAboutThisProject: true,
      isBeingBuilt,
      isLayout: project.isLayout,
      serial: project.index * 10 + i,
      asOf: reraCheckedOn,
    });
  });
  const known = project.aboutPromoter.filter(({ filedOn = '' }) => filedOn <= reraCheckedOn);
  return [...own, ...known];
}
