import { list, phraseTable } from '../phrases.ts';

type Festival = 'ugadi' | 'diwali' | 'dasara' | 'ganesha' | 'sankranti' | 'christmas';

export const festivalWords = phraseTable<Festival>([
  [
    'ugadi',
    list(`
      ugadi; yugadi; ugadhi; ugaadi; gudi padwa; ಯುಗಾದಿ; ಉಗಾದಿ; उगादी; युगादी; गुड़ी पड़वा
    `),
  ],
  [
    'diwali',
    list(`
      diwali; deepavali; dipawali; deewali; divali; deepawali; deepavalli; ದೀಪಾವಳಿ; दिवाली;
      दीवाली; दीपावली
    `),
  ],
  [
    'dasara',
    list(`
      dasara; dussehra; dasera; dussera; dusshera; dashera; vijayadashami; vijaya dashami;
      ayudha pooja; ದಸರಾ; ದಸರ; दशहरा; विजयादशमी
    `),
  ],
  [
    'ganesha',
    list(`
      ganesha; ganesh chaturthi; ganesha chaturthi; ganesha habba; gowri ganesha;
      vinayaka chaturthi; ganesha festival; ಗಣೇಶ; ಗಣೇಶ ಹಬ್ಬ; ಗಣೇಶ ಚತುರ್ಥಿ; गणेश चतुर्थी
    `),
  ],
  [
    'sankranti',
    list(`
      sankranti; sankranthi; makar sankranti; makara sankranti; makara sankranthi; pongal;
      ಸಂಕ್ರಾಂತಿ; मकर संक्रांति; संक्रांति
    `),
  ],
  ['christmas', list(`christmas; xmas; x mas; ಕ್ರಿಸ್ಮಸ್; ಕ್ರಿಸ್‌ಮಸ್; क्रिसमस`)],
]);

export const festivalNames: Readonly<Record<Festival, string>> = {
  ugadi: 'Ugadi',
  diwali: 'Diwali',
  dasara: 'Dasara',
  ganesha: 'Ganesha Chaturthi',
  sankranti: 'Sankranti',
  christmas: 'Christmas',
};

/*
 * Dates of 2026 to 2035 as timeanddate.com gives them for India (through the calendar tables of the MIT-licensed
 * `holidays` project, read in 2026; those of 2026 to 2030 checked against reckoned new moons). Ugadi is the day of Gudi Padwa, Dasara that of Vijayadashami,
 * Diwali that of Lakshmi Puja. The Panchanga of a temple may differ by a day.
 */
const DATES: Readonly<Record<Exclude<Festival, 'christmas'>, string>> = {
  ugadi:
    '2026-03-19 2027-04-07 2028-03-27 2029-04-14 2030-04-03 2031-03-24 2032-04-11 2033-03-31 2034-03-21 2035-04-09',
  diwali:
    '2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22 2034-11-10 2035-10-30',
  dasara:
    '2026-10-20 2027-10-09 2028-09-27 2029-10-16 2030-10-06 2031-10-25 2032-10-14 2033-10-03 2034-10-22 2035-10-11',
  ganesha:
    '2026-09-14 2027-09-04 2028-08-23 2029-09-11 2030-09-01 2031-09-20 2032-09-08 2033-08-28 2034-09-16 2035-09-05',
  sankranti:
    '2026-01-14 2027-01-15 2028-01-15 2029-01-14 2030-01-14 2031-01-15 2032-01-15 2033-01-14 2034-01-14 2035-01-15',
};

/** The first day of a festival after a date, or in a given year; nothing when the table ends before it. */
export function festivalDate(
  festival: Festival,
  when: { after: string } | { year: number },
): string | undefined {
  if (festival === 'christmas') {
    if ('year' in when) return `${when.year}-12-25`;
    const year = Number(when.after.slice(0, 4));
    return when.after < `${year}-12-25` ? `${year}-12-25` : `${year + 1}-12-25`;
  }
  const dates = DATES[festival].split(' ');
  return 'year' in when
    ? dates.find((date) => date.startsWith(`${when.year}-`))
    : dates.find((date) => date > when.after);
}
