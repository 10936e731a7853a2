/** The day on which the demonstration catalogue stands still, so that its dates always agree. */
export const DEMONSTRATION_DAY = '2026-11-21';
