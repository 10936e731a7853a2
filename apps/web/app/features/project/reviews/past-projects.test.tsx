import { expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { PastProjects } from './past-projects.tsx';

const EARLIER = {
  name: 'Earlier',
  type: null,
  status: null,
  promisedOn: '2022-06-09',
  completionDate: '2022-09-21',
  monthsOverdue: null,
  isThereCase: null,
  address: null,
};

it('promises and completions of past projects have the month in letters, as the complaints below them', async () => {
  const detail = aProperty();
  const { screen } = await render(
    <PastProjects
      detail={{ ...detail, promoter: { ...detail.promoter, pastProjects: [EARLIER] } }}
    />,
  );
  expect(screen.textContent).toContain('21 Sep 2022');
  expect(screen.textContent).toContain('9 Jun 2022');
  expect(screen.textContent).not.toMatch(/\d\/\d/);
});

it('complaints about other projects stand before the count of cases, and before the bars', async () => {
  const detail = aProperty();
  const complaint = {
    complaintNumber: '1',
    complaintDate: null,
    complaintSubject: 'Delay',
    complaintBy: null,
    projectName: 'Jyotsna',
    status: 'Under hearing',
  };
  const { screen } = await render(
    <PastProjects
      detail={{
        ...detail,
        promoter: { ...detail.promoter, pastProjects: [EARLIER] },
        trackRecord: { ...detail.trackRecord, pastProjects: 1, cases: { with: 0, known: 1 } },
        promoters: {
          complaints: {
            ...detail.promoters.complaints,
            promotersComplaints: [{ promoterId: '1', complaints: [complaint] }],
          },
        },
      }}
    />,
  );
  expect(screen.textContent).toMatch(
    /1 complaint about another project of the builder is listed below\. It names Jyotsna, not among the 1 below: .* None of 1 past project has a case on record\..*3 months late/,
  );
});
