/**
 * Tables that are not copied: what the migrations keep for themselves, and which transaction changed what, which means
 * nothing in another database.
 */
export const NOT_ROWS = [
  'kysely_migration',
  'kysely_migration_lock',
  'changed_projects',
  'content_changes',
] as const;

/** Values as text look the same whatever a server's own settings are. */
export const READS_ALIKE = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
`;
