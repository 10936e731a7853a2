import { expect, it } from 'vitest';
import { joinJobs } from './join-jobs.ts';

const table = (name: string) => ({
  tasks: { [name]: async () => undefined },
  schedule: [{ task: name, at: '0 1 * * *' }],
});

it('has the jobs of all tables, and refuses two of one name', () => {
  const { tasks, schedule } = joinJobs([table('sweep'), table('send')]);
  expect(Object.keys(tasks)).toEqual(['sweep', 'send']);
  expect(schedule.map(({ task }) => task)).toEqual(['sweep', 'send']);
  expect(() => joinJobs([table('sweep'), table('sweep')])).toThrow(
    'Two features have a job "sweep".',
  );
});
