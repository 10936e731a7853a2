/** How long a way takes, from a quick day to a slow one. */
export interface MinutesRange {
  low: number;
  high: number;
}

/** `17 to 24 min` */
export const minutesText = ({ low, high }: MinutesRange): string =>
  low === high ? `${low} min` : `${low} to ${high} min`;

/** The most that a way may take. */
interface MostMinutes {
  most: number;
  /** Nobody but the reader said so. */
  isYours: boolean;
}

/**
 * How an estimated time compares with the longest that a way may take, and the words for it. The middle estimate decides; a
 * slow day that takes longer is mentioned too.
 */
export function againstMinutes(
  { low, high }: MinutesRange,
  { most, isYours }: MostMinutes,
  isKept = true,
): { standing: 'within' | 'may-be-over' | 'over'; text: string } {
  const limit = isYours ? `your ${most}` : String(most);
  if (!isKept) return { standing: 'over', text: `: ${low > most ? '' : 'likely '}over ${limit}` };
  return high > most
    ? { standing: 'may-be-over', text: `: may be over ${limit}` }
    : { standing: 'within', text: '' };
}
