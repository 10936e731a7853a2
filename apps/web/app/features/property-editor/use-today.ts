import { useState } from 'react';

/** The calendar day in India as `YYYY-MM-DD`, on which a sale registered now would be taxed. */
export function useToday(): string {
  const [today] = useState(() =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
  );
  return today;
}
