import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { allProjects, changedSince, type Seen } from '#server/features/catalogue-changes/public.ts';
import { sharedCall } from '#server/platform/shared-call.ts';
import { keptCards, type Card } from './cards.ts';
import { emptyColumns, putProjects, type CatalogueColumns } from './catalogue-columns.ts';
import { readCatalogueRows } from './catalogue-rows.ts';

/** So many changed projects are read while a search waits; more are read beside it. */
const WAIT_FOR = 200;
/** Projects read at a time: other requests are answered in between. */
const BATCH = 500;
/** Columns are made anew when more of their rows are dead than this share of the living, and some more. */
const DEAD_SHARE = 0.25;
const DEAD_ROWS = 5000;

export interface CatalogueIndex {
  /**
   * The catalogue with every change that was committed before the call; `undefined` while it is being read or
   * brought up to many changes: then PostgreSQL answers.
   */
  upToDate: () => Promise<UpToDate | undefined>;
  /** Resolves when what is being read has been. */
  ready: () => Promise<void>;
  /** Whether it was there once; much that changes at once takes it away for a while, and PostgreSQL answers. */
  hasBeenRead: () => boolean;
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

/** The catalogue of one database in the memory of this process; begins to read it at the first question. */
export function createCatalogueIndex(db: Kysely<Database>): CatalogueIndex {
  let loaded: Loaded | undefined;
  let reading: Promise<void> | undefined;
  let hasBeenRead = false;
  let keeping = keptCards(db);

  const readBeside = (from: Loaded | undefined) => {
    loaded = undefined;
    keeping = keptCards(db);
    reading ??= readUntilFresh(db, from)
      .then((fresh) => void (loaded = fresh))
      .then(() => void (hasBeenRead = true))
      // The database is away or being closed: the next search tries again and reports what is wrong.
      .catch(() => undefined)
      .finally(() => (reading = undefined));
  };

  const upToDate = sharedCall(async (): Promise<UpToDate | undefined> => {
    if (loaded === undefined || hasManyDeadRows(loaded.columns)) {
      readBeside(undefined);
      return undefined;
    }
    const current = loaded;
    const { ids, seen } = await changedSince(db, current.seen);
    if (ids.length > WAIT_FOR) {
      readBeside(current);
      return undefined;
    }
    await read(db, current.columns, ids);
    const cards = keeping;
    cards.forget(ids);
    current.seen = seen;
    return { columns: current.columns, loadCards: (some) => cards.load(some) };
  });

  return {
    upToDate,
    ready: async () => reading,
    hasBeenRead: () => hasBeenRead,
    figures: () => ({
      projects: loaded?.columns.rowOfId.size ?? 0,
      rows: loaded?.columns.rows ?? 0,
      isLoaded: loaded !== undefined,
    }),
  };
}

async function readUntilFresh(db: Kysely<Database>, from: Loaded | undefined): Promise<Loaded> {
  const fresh = from ?? (await readAll(db));
  for (;;) {
    const { ids, seen } = await changedSince(db, fresh.seen);
    await read(db, fresh.columns, ids);
    fresh.seen = seen;
    if (ids.length <= WAIT_FOR) return fresh;
  }
}

async function readAll(db: Kysely<Database>): Promise<Loaded> {
  const columns = emptyColumns();
  const { ids, seen } = await allProjects(db);
  await read(db, columns, ids);
  return { columns, seen };
}

async function read(
  db: Kysely<Database>,
  columns: CatalogueColumns,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    putProjects(columns, some, await readCatalogueRows(db, some));
  }
}

function hasManyDeadRows({ rows, rowOfId }: CatalogueColumns): boolean {
  return rows - rowOfId.size > DEAD_ROWS + DEAD_SHARE * rowOfId.size;
}
