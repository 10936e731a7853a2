/** The oldest PostgreSQL whose SQL we use, and the newest that the tests have run on. */
const OLDEST = 15;
const NEWEST_TESTED = 18;

/**
 * A sentence about a server's version, given `server_version_num` (`150018` is 15.18): why it cannot be used, or what its
 * operator should know.
 */
export function judgeServerVersion(versionNumber: number): { refusal?: string; warning?: string } {
  const major = Math.floor(versionNumber / 10_000);
  if (major < OLDEST) {
    return {
      refusal: `PostgreSQL ${major} is too old: ManeMitra needs PostgreSQL ${OLDEST} or newer, so point DATABASE_URL at one.`,
    };
  }
  if (major > NEWEST_TESTED) {
    return {
      warning: `PostgreSQL ${major} is newer than ${NEWEST_TESTED}, the newest that ManeMitra was tested with.`,
    };
  }
  return {};
}
