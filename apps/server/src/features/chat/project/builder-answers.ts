import { noComplaintsText, noPastProjectsText } from '@manemitra/domain/complaint-texts';
import { factDay } from '@manemitra/domain/fact-day';
import { counted, type Topic } from './project-facts.ts';

export const complaints: Topic = {
  name: 'The complaints',
  groups: ['complaints'],
  say: ({ detail: { project, promoters } }) => {
    const own = promoters.complaints.projectsComplaints;
    const others = promoters.complaints.promotersComplaints.flatMap((of) => of.complaints);
    const { checkedOn } = promoters.complaints;
    if (own.length + others.length === 0) return `${noComplaintsText(checkedOn, project.rera)}.`;
    const checked = checkedOn === null ? '' : `, ${factDay('complaints', checkedOn)}`;
    const about = own
      .slice(0, SHOWN)
      .map(
        ({ complaintNumber, complaintSubject, status }) =>
          `${complaintNumber}: ${complaintSubject} (${status}).`,
      );
    return [
      `${counted(own.length, 'complaint')} about this project and ${others.length} about other projects of this builder ${own.length + others.length === 1 ? 'is' : 'are'} on record${checked}.`,
      ...about,
    ].join(' ');
  },
};

/** An answer is read in one go: the rest stands on the page. */
const SHOWN = 3;

export const builder: Topic = {
  name: 'The builder',
  groups: ['builder'],
  say: ({ detail: { promoter } }) => {
    const earlier = promoter.pastProjects.length;
    const known = earlier === 0 ? '' : `, with ${counted(earlier, 'earlier project')} on record`;
    const registered = promoter.regNum === null ? '' : ` Its registration is ${promoter.regNum}.`;
    return `It is built by ${promoter.name}${known}.${registered}`;
  },
};

export const trackRecord: Topic = {
  name: "The builder's record",
  groups: ['past-projects'],
  say: ({ detail: { promoter, trackRecord: record } }) => {
    if (record.pastProjects === 0) return `${noPastProjectsText(record.checkedOn)}.`;
    const cases =
      record.cases.known === 0
        ? 'Whether there are court cases: not disclosed.'
        : `Court cases: against ${record.cases.with} of the ${record.cases.known} projects for which that is known.`;
    return `${promoter.name}, ${counted(record.pastProjects, 'earlier project')}: ${record.summary} ${cases}`;
  },
};

export const rating: Topic = {
  name: "The builder's rating",
  groups: ['builder'],
  say: ({ detail: { promoter } }) => {
    if (promoter.gRating === null) return promoter.gReview;
    const text = promoter.gReview === null ? '' : `: ${promoter.gReview}`;
    return `${promoter.name} is rated ${promoter.gRating} of 5${text}.`;
  },
};
