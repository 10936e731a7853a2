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
import { loadVerdictLevels } from '#server/features/verdicts/public.ts';
import { keptCards, type Card } from './cards.ts';
import { emptyColumns, type CatalogueColumns } from './catalogue-columns.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { prepareJourneys } from './journey-rows.ts';
import { at } from './measures.ts';
import { dayNumber } from './project-measures.ts';
import { type JudgedRows, putProjects } from './put-projects.ts';
import { prepareWalksToMetro } from './walk-measures.ts';

/** What takes long for all projects is worked out before somebody asks for it. */
async function prepareWays(columns: CatalogueColumns): Promise<void> {
  await prepareJourneys(columns);
  await prepareWalksToMetro(columns);
}

/** Projects read at a time: other requests are answered in between. */
const BATCH = 500;

export interface CatalogueIndex {
  /**
   * The catalogue on a day (`YYYY-MM-DD`), with every change that was committed before the call, or before `version` was asked
   * for in it. The first call reads it all.
   */
  upToDate: (day: string, version?: number) => Promise<UpToDate>;
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
  /** The day of the verdicts, `YYYY-MM-DD`. */
  judgedOn: string;
}

/** The catalogue of one database in the memory of this process; begins to read it at the first question. */
export function createCatalogueIndex(db: Kysely<Database>): CatalogueIndex {
  let loaded: Loaded | undefined;
  /** The latest that anybody asked for. */
  let today = '';
  const cards = keptCards(db);
  // What was read first must not be put after what was read of the same project later.
  const inTurn = oneAfterAnother();

  const changed = readOnChange(db, () =>
    inTurn(async (): Promise<UpToDate> => {
      if (loaded === undefined) {
        loaded = await readAll(db, today);
        // A search that needs one works it out itself, and says what fails.
        void prepareWays(loaded.columns).catch(() => undefined);
      }
      const { columns } = loaded;
      const { ids, seen } = await changedSince(db, loaded.seen);
      await read(db, { columns, ids, today: loaded.judgedOn });
      cards.forget(ids);
      loaded.seen = seen;
      return { columns, loadCards: (some) => cards.load(some, today) };
    }),
  );

  /** With the day some registrations end and some promises pass. */
  const judgeAnew = (): Promise<void> =>
    inTurn(async () => {
      const day = today;
      if (loaded === undefined || loaded.judgedOn >= day) return;
      const ids = judgedAnewBy(loaded.columns, dayNumber(day));
      loaded.columns.today.day = dayNumber(day);
      await read(db, { columns: loaded.columns, ids, today: day });
      loaded.judgedOn = day;
    });

  return {
    async upToDate(day, version) {
      if (day > today) today = day;
      const current = await changed(version);
      if (loaded !== undefined && loaded.judgedOn < today) await judgeAnew();
      return current;
    },
    figures: () => ({
      projects: loaded?.columns.rowOfId.size ?? 0,
      rows: loaded?.columns.rows ?? 0,
      isLoaded: loaded !== undefined,
    }),
  };
}

async function readAll(db: Kysely<Database>, today: string): Promise<Loaded> {
  const columns = emptyColumns();
  columns.today.day = dayNumber(today);
  const seen = await seenBefore(db);
  await readAllProjects(db, {
    batch: BATCH,
    read: (trx, ids) => readJudgedRows(trx, ids, today),
    take: (ids, rows) => putProjects(columns, ids, rows),
  });
  return { columns, seen, judgedOn: today };
}

async function read(
  db: Kysely<Database>,
  { columns, ids, today }: { columns: CatalogueColumns; ids: readonly number[]; today: string },
): Promise<void> {
  for (const some of piecesOf(ids, BATCH)) {
    putProjects(columns, some, await readJudgedRows(db, some, today));
  }
}

async function readJudgedRows(
  db: Kysely<Database>,
  ids: readonly number[],
  today: string,
): Promise<JudgedRows> {
  const [rows, levels] = await Promise.all([
    readCatalogueRows(db, ids),
    loadVerdictLevels(db, ids, today),
  ]);
  return { ...rows, levels };
}

/** The projects whose facts may be judged otherwise by this day. */
function judgedAnewBy({ rowOfId, project }: CatalogueColumns, day: number): number[] {
  const { values } = project.judgedAnewDay;
  return [...rowOfId].flatMap(([id, row]) => (at(values, row) <= day ? [id] : []));
}

/** Calls run one after another, in the order in which they were asked for. */
function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(call: () => Promise<T>): Promise<T> => {
    const current = last.then(call, call);
    last = current;
    return current;
  };
}
