import type { JobTable } from './job-table.ts';

/** Several tables as one. Throws where two of them name one job: the second would silently take the place of the first. */
export function joinJobs(tables: readonly JobTable[]): JobTable {
  return {
    tasks: joined(tables.map(({ tasks }) => tasks)),
    whenGivenUp: joined(tables.map(({ whenGivenUp = {} }) => whenGivenUp)),
    schedule: tables.flatMap(({ schedule }) => schedule),
  };
}

function joined(tables: readonly JobTable['tasks'][]): JobTable['tasks'] {
  const entries = tables.flatMap((table) => Object.entries(table));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new Error(`Two features have a job "${twice}".`);
  return Object.fromEntries(entries);
}
