/** What some browsers say of the connection. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether something optional may be loaded: the connection is not known to be slow, and nobody asked to save data. */
export function isLineGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
}
