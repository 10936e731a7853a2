/** The calendar day in India as `YYYY-MM-DD`: tax rates begin on Indian days. */
export function todayInIndia(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
}
