/** What some browsers tell of the line; others tell nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether something may be loaded that is perhaps not wanted: the line is not known to be slow, and nobody asked to save data. */
export function isLineGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
}
