import { list, phraseTable } from '../phrases.ts';

type Festival =
  | 'ugadi'
  | 'diwali'
  | 'dasara'
  | 'navaratri'
  | 'ganesha'
  | 'onam'
  | 'sankranti'
  | 'shivaratri'
  | 'holi'
  | 'ramanavami'
  | 'christmas';

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
  [
    'navaratri',
    list(`
      navaratri; navratri; navarathri; navratra; sharad navratri; durga puja; durga pooja; ನವರಾತ್ರಿ; नवरात्रि; नवरात्र; दुर्गा पूजा
    `),
  ],
  ['onam', list(`onam; ಓಣಂ; ओणम`)],
  [
    'shivaratri',
    list(`
      shivaratri; shivarathri; shivratri; maha shivaratri; maha shivratri; mahashivaratri; mahashivratri; ಶಿವರಾತ್ರಿ; ಮಹಾಶಿವರಾತ್ರಿ;
      शिवरात्रि; महाशिवरात्रि
    `),
  ],
  ['holi', list(`holi; ಹೋಳಿ; ಹೋಳಿ ಹಬ್ಬ; होली`)],
  [
    'ramanavami',
    list(
      `rama navami; ram navami; ramanavami; ramnavami; sri rama navami; ರಾಮನವಮಿ; ರಾಮ ನವಮಿ; राम नवमी; रामनवमी`,
    ),
  ],
  ['christmas', list(`christmas; xmas; x mas; ಕ್ರಿಸ್ಮಸ್; ಕ್ರಿಸ್‌ಮಸ್; क्रिसमस`)],
]);

export const festivalNames: Readonly<Record<Festival, string>> = {
  ugadi: 'Ugadi',
  diwali: 'Diwali',
  dasara: 'Dasara',
  navaratri: 'Navaratri',
  ganesha: 'Ganesha Chaturthi',
  onam: 'Onam',
  sankranti: 'Sankranti',
  shivaratri: 'Maha Shivaratri',
  holi: 'Holi',
  ramanavami: 'Rama Navami',
  christmas: 'Christmas',
};

/*
 * Dates of 2026 to 2035 as timeanddate.com gives them for India (through the calendar tables of the MIT-licensed
 * `holidays` project, read in 2026; those of 2026 to 2030 checked against reckoned new moons). Ugadi is the day of Gudi Padwa, Dasara that of Vijayadashami,
 * Diwali that of Lakshmi Puja, Navaratri the first of its nine days. The Panchanga of a temple may differ by a day.
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
  navaratri:
    '2026-10-11 2027-09-30 2028-09-19 2029-10-08 2030-09-28 2031-10-17 2032-10-05 2033-09-24 2034-10-13 2035-10-02',
  onam: '2026-08-26 2027-09-12 2028-09-01 2029-08-22 2030-09-09 2031-08-30 2032-08-20 2033-09-06 2034-08-28 2035-09-14',
  shivaratri:
    '2026-02-15 2027-03-06 2028-02-23 2029-02-11 2030-03-02 2031-02-20 2032-03-10 2033-02-27 2034-02-17 2035-03-08',
  holi: '2026-03-04 2027-03-22 2028-03-11 2029-03-01 2030-03-20 2031-03-09 2032-03-27 2033-03-16 2034-03-05 2035-03-24',
  ramanavami:
    '2026-03-26 2027-04-15 2028-04-03 2029-04-22 2030-04-12 2031-04-01 2032-04-19 2033-04-07 2034-03-28 2035-04-16',
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
