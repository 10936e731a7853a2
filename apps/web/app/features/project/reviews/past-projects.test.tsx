import { expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { PastProjects } from './past-projects.tsx';

it('promises and completions of past projects have the month in letters, as the complaints below them', async () => {
  const detail = aProperty();
  const pastProjects = [
    {
      name: 'Earlier',
      type: null,
      status: null,
      promisedOn: '2022-06-09',
      completionDate: '2022-09-21',
      monthsOverdue: null,
      isThereCase: null,
      address: null,
    },
  ];
  const { screen } = await render(
    <PastProjects detail={{ ...detail, promoter: { ...detail.promoter, pastProjects } }} />,
  );
  expect(screen.textContent).toContain('21 Sep 2022');
  expect(screen.textContent).toContain('9 Jun 2022');
  expect(screen.textContent).not.toMatch(/\d\/\d/);
});
