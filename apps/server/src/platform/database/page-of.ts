import { type SelectQueryBuilder, sql } from 'kysely';

/** Which page is asked for, the first is 1, and how many rows it has. */
export interface PageAsked {
  page: number;
  pageSize: number;
}

/** One page of a list, and how many rows all pages have. `all` says which rows are meant; `rows` what of them, and in which order. */
export async function pageOf<
  CountDb,
  CountTables extends keyof CountDb,
  Db,
  Tables extends keyof Db,
  Row,
  Item,
>(
  { page, pageSize }: PageAsked,
  all: SelectQueryBuilder<CountDb, CountTables, object>,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  present: (row: Row) => Item,
) {
  const [{ total }, found] = await Promise.all([
    all
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
    rows
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { items: found.map(present), total, page, pageSize };
}
