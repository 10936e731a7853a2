import type { Migration } from 'kysely';
import { up as catalogue } from './migrations/0001-catalogue.ts';
import { up as people } from './migrations/0002-people.ts';
import { up as textSearch } from './migrations/0003-text-search.ts';
import { up as changedProjects } from './migrations/0004-changed-projects.ts';

/** Every migration in order. They only ever grow: the release before runs on the schema after. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': { up: catalogue },
  '0002-people': { up: people },
  '0003-text-search': { up: textSearch },
  '0004-changed-projects': { up: changedProjects },
};
