import { dayInIndia } from '@manemitra/domain/moments';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  changedSince,
  piecesOf,
  readAllProjects,
  readOnChange,
  type Seen,
  seenBefore,
} from '#server/features/catalogue-changes/public.ts';
import { keptCards, type Card } from './cards.ts';
import { emptyColumns, type CatalogueColumns } from './catalogue-columns.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { putProjects } from './put-projects.ts';

/** Projects read at a time: other requests are answered in between. */
const BATCH = 500;

export interface CatalogueIndex {
  /**
   * The catalogue with every change that was committed before the call, or before `version` was asked for in it. The first
   * call reads it all.
   */
  upToDate: (version?: number) => Promise<UpToDate>;
  figures: () => IndexFigures;
}

export interface IndexFigures {
  projects: number;
  rows: number;
  isLoaded: boolean;
}

interface UpToDate {
  columns: CatalogueColumns;
  loadCards: (ids: readonly number[]) => Promise<Card[]>;
}

interface Loaded {
  columns: CatalogueColumns;
  seen: Seen;
}

/** Today's date where the homes are. */
const todayThere = (): string => dayInIndia(new Date().toISOString());

/** The catalogue of one database in the memory of this process; begins to read it at the first question. */
export function createCatalogueIndex(db: Kysely<Database>, today = todayThere): CatalogueIndex {
  let loaded: Loaded | undefined;
  const cards = keptCards(db, today);

  const upToDate = readOnChange(db, async (): Promise<UpToDate> => {
    loaded ??= await readAll(db);
    const { columns } = loaded;
    const { ids, seen } = await changedSince(db, loaded.seen);
    await read(db, columns, ids);
    cards.forget(ids);
    loaded.seen = seen;
    return { columns, loadCards: (some) => cards.load(some) };
  });

  return {
    upToDate,
    figures: () => ({
      projects: loaded?.columns.rowOfId.size ?? 0,
      rows: loaded?.columns.rows ?? 0,
      isLoaded: loaded !== undefined,
    }),
  };
}

async function readAll(db: Kysely<Database>): Promise<Loaded> {
  const columns = emptyColumns();
  const seen = await seenBefore(db);
  await readAllProjects(db, {
    batch: BATCH,
    read: readCatalogueRows,
    take: (ids, rows) => putProjects(columns, ids, rows),
  });
  return { columns, seen };
}

async function read(
  db: Kysely<Database>,
  columns: CatalogueColumns,
  ids: readonly number[],
): Promise<void> {
  for (const some of piecesOf(ids, BATCH)) {
    putProjects(columns, some, await readCatalogueRows(db, some));
  }
}
