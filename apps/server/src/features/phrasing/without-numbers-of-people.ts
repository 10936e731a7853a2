const PHONE = /[+(\d][\d\s()-]{6,20}\d/g;
const ADDRESS = /[^\s@]{1,80}@[^\s@]{1,80}/g;

/** A visitor's words without telephone numbers and e-mail addresses: nobody outside needs them to answer. */
export function withoutNumbersOfPeople(text: string): string {
  return text.replaceAll(ADDRESS, '…').replaceAll(PHONE, '…');
}
