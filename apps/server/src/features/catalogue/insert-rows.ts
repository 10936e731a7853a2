/** What PostgreSQL takes in a statement at most. */
const PARAMETERS_PER_STATEMENT = 65_535;
/** More rows in a statement save nothing. */
const ROWS_PER_STATEMENT = 1000;

/** Writes rows in as few statements as PostgreSQL allows; none at all for no rows. All rows have the columns of the first. */
export async function insertRows<Row extends object>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const most = Math.min(ROWS_PER_STATEMENT, Math.floor(PARAMETERS_PER_STATEMENT / columns));
  for (let from = 0; from < rows.length; from += most) {
    await insert(rows.slice(from, from + most));
  }
}
