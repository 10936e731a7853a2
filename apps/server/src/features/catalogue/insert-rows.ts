// PostgreSQL takes 65,535 parameters in a statement; no table here has more than 60 columns.
const ROWS_PER_STATEMENT = 1000;

/** Writes rows in as few statements as PostgreSQL allows; none at all for no rows. */
export async function insertRows<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}
