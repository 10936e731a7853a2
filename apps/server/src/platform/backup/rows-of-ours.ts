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

/** What second factors, one-time codes and browsers are told by: whoever has it beside the rows can make all of them. */
export const SECRETS = 'server_secrets';

/** What means nothing without the secrets that it was made with. */
export const OF_SECRETS = ['recovery_codes', 'second_factors'] as const;

/** Values as text look the same whatever a server's own settings are. */
export const READS_ALIKE = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
`;
