const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** An instant as the clock in Bengaluru showed it: `on 21 Nov 2026, 14:05`. */
export function momentWords(instant: string): string {
  return `on ${moment.format(new Date(instant))}`;
}
