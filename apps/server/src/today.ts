const bengaluruDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today's date where the homes are, as `YYYY-MM-DD`, wherever the server stands. */
export function todayInBengaluru(): string {
  return bengaluruDay.format(new Date());
}
