import type { ComplaintRecord } from '../project-record.ts';
import type { Random } from '../random.ts';
import { addDays } from './calendar.ts';
import type { Timeline } from './timeline.ts';

const SUBJECTS = [
  'Delay in handing over possession',
  'Refund of the booking amount with interest',
  'Parking allotted other than in the agreement',
  'Clubhouse and amenities not completed',
  'Compensation for delayed possession under section 18',
  'Execution of the sale deed refused',
  'Deviation from the sanctioned plan',
  'Conveyance of common areas to the association',
] as const;

const STATUSES = [
  'Disposed',
  'Disposed',
  'Disposed',
  'Under hearing',
  'Order issued',
  'Withdrawn',
] as const;

/**
 * Complaints at the register about this project and about its promoter's others. An empty list means
 * that somebody looked and found none, so a project nobody checked has no list at all.
 */
export function complaintsOf(
  random: Random,
  project: {
    name: string;
    index: number;
    pastNames: readonly string[];
    promoterComplaints: number;
  },
  timeline: Timeline,
  today: string,
): ComplaintRecord[] | undefined {
  if (timeline.reraCheckedOn === undefined || timeline.reraApprovedOn === undefined)
    return undefined;
  const checkedOn = timeline.reraCheckedOn;
  const expected =
    timeline.status === 'new-launch' ? 0.01 : timeline.status === 'ready' ? 0.4 : 0.3;
  const own = random.chance(expected) ? random.whole(1, 4) : 0;
  const others = project.pastNames.length === 0 ? 0 : Math.min(6, project.promoterComplaints);
  return Array.from({ length: own + others }, (_, i) => {
    const isAboutThisProject = i < own;
    const since = isAboutThisProject ? timeline.reraApprovedOn : addDays(today, -2400);
    const days = (Date.parse(checkedOn) - Date.parse(since ?? today)) / 86_400_000;
    return {
      number: `DEMO/CMP/${String(project.index % 1_000_000).padStart(6, '0')}/${i + 1}`,
      filedOn: addDays(since ?? today, Math.max(0, days) * random.between(0.2, 0.97)),
      subject: random.pick(SUBJECTS),
      projectName: isAboutThisProject ? project.name : random.pick(project.pastNames),
      status: random.pick(STATUSES),
      isAboutThisProject,
    };
  });
}
