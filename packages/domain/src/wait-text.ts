/** A waiting time in whole seconds as a person reads it: `24 s`, `9 min`, `5 hours`. Never shorter than it is. */
export function waitText(seconds: number): string {
  if (seconds <= 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} min` : `${Math.ceil(minutes / 60)} hours`;
}
