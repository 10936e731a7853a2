import { list, phraseTable } from '../phrases.ts';

export type Festival =
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
  | 'gowri'
  | 'varamahalakshmi'
  | 'akshayaTritiya'
  | 'rakhi'
  | 'janmashtami'
  | 'karwaChauth'
  | 'chhath'
  | 'ramzan'
  | 'eid'
  | 'bakrid'
  | 'goodFriday'
  | 'easter'
  | FixedDay;

/** Days that are the same in every year. */
type FixedDay =
  | 'newYear'
  | 'republicDay'
  | 'independenceDay'
  | 'gandhiJayanti'
  | 'rajyotsava'
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
      vinayaka chaturthi; ganesha festival; ganapati habba; ganpati; ಗಣೇಶ; ಗಣೇಶ ಹಬ್ಬ; ಗಣೇಶ ಚತುರ್ಥಿ; गणेश चतुर्थी
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
  [
    'gowri',
    list(`gowri; gowri habba; gauri habba; gowri pooja; ಗೌರಿ; ಗೌರಿ ಹಬ್ಬ; हरतालिका तीज; hartalika teej`),
  ],
  [
    'varamahalakshmi',
    list(`
      varamahalakshmi; vara mahalakshmi; varamahalaxmi; vara mahalaxmi; varmahalakshmi; varalakshmi; vara lakshmi; varalaxmi; varamahalakshmi vrata; varalakshmi vratam; varamahalakshmi pooja;
      ವರಮಹಾಲಕ್ಷ್ಮಿ; ವರಮಹಾಲಕ್ಷ್ಮೀ; ವರ ಮಹಾಲಕ್ಷ್ಮಿ; वरमहालक्ष्मी; वरलक्ष्मी
    `),
  ],
  [
    'akshayaTritiya',
    list(`
      akshaya tritiya; akshay tritiya; akshaya tritya; akshaya trutiya; akshaya thritiya; akshaya tadige; akshaya thadige; akshay tritya; akha teej; akshaya truthiya; basava jayanti; basava jayanthi;
      अक्षय तृतीया; अक्षय त्रितीया; आखा तीज; ಅಕ್ಷಯ ತೃತೀಯ; ಅಕ್ಷಯ ತೃತೀಯಾ; ಅಕ್ಷಯ ತದಿಗೆ; ಬಸವ ಜಯಂತಿ
    `),
  ],
  [
    'rakhi',
    list(`
      rakhi; rakshabandhan; raksha bandhan; rakshabandan; raksha bandan; राखी; रक्षाबंधन; रक्षा बंधन; ರಾಖಿ; ರಕ್ಷಾಬಂಧನ; ರಕ್ಷಾ ಬಂಧನ
    `),
  ],
  [
    'janmashtami',
    list(`
      janmashtami; janmastami; krishna janmashtami; gokulashtami; gokulashtmi; krishnashtami; जन्माष्टमी; कृष्ण जन्माष्टमी; ಜನ್ಮಾಷ್ಟಮಿ; ಕೃಷ್ಣ ಜನ್ಮಾಷ್ಟಮಿ; ಗೋಕುಲಾಷ್ಟಮಿ
    `),
  ],
  ['karwaChauth', list(`karwa chauth; karva chauth; karwachauth; करवा चौथ; करवाचौथ; ಕರ್ವಾ ಚೌತ್`)],
  [
    'chhath',
    list(
      `chhath; chhat puja; chath puja; chhath puja; chhath pooja; chhat parv; छठ; छठ पूजा; छठ पर्व; ಛಠ್; ಛಠ್ ಪೂಜೆ`,
    ),
  ],
  [
    'ramzan',
    list(`
      ramzan; ramadan; ramjan; ramadhan; ramazan; ramzan shuru hone; ramzan shuru hona; ramzan starts; ramadan starts; ramzan begins; ramadan begins; start of ramadan; start of ramzan;
      रमज़ान; रमजान; रमज़ान शुरू होने; ರಂಜಾನ್; ರಮ್ಜಾನ್
    `),
  ],
  [
    'eid',
    list(`eid; eid ul fitr; eid al fitr; meethi eid; ramzan eid; ईद; मीठी ईद; ಈದ್; ಈದ್ ಉಲ್ ಫಿತ್ರ್`),
  ],
  [
    'bakrid',
    list(
      `bakrid; bakri eid; bakra eid; bakreed; eid al adha; eid ul adha; eid ul zuha; बकरीद; ಬಕ್ರೀದ್`,
    ),
  ],
  ['goodFriday', list(`good friday; गुड फ्राइडे; ಗುಡ್ ಫ್ರೈಡೆ`)],
  ['easter', list(`easter; easter sunday; ईस्टर; ಈಸ್ಟರ್`)],
  [
    'newYear',
    list(
      `new year; new years; new years day; naye saal; naya saal; nav varsh; hosa varsha; नए साल; नया साल; नये साल; ಹೊಸ ವರ್ಷ; ನ್ಯೂ ಇಯರ್; न्यू ईयर`,
    ),
  ],
  [
    'republicDay',
    list(
      `republic day; gantantra diwas; ganatantra diwas; ganarajyotsava; गणतंत्र दिवस; ಗಣರಾಜ್ಯೋತ್ಸವ; ಗಣರಾಜ್ಯ ದಿನ`,
    ),
  ],
  [
    'independenceDay',
    list(
      `independence day; swatantrata diwas; swatantra diwas; swatantrya dina; swathantrya dinacharane; स्वतंत्रता दिवस; ಸ್ವಾತಂತ್ರ್ಯ ದಿನ; ಸ್ವಾತಂತ್ರ್ಯ ದಿನಾಚರಣೆ`,
    ),
  ],
  ['gandhiJayanti', list(`gandhi jayanti; gandhi jayanthi; गांधी जयंती; ಗಾಂಧಿ ಜಯಂತಿ`)],
  [
    'rajyotsava',
    list(`rajyotsava; kannada rajyotsava; karnataka rajyotsava; ರಾಜ್ಯೋತ್ಸವ; ಕನ್ನಡ ರಾಜ್ಯೋತ್ಸವ; राज्योत्सव`),
  ],
  [
    'christmas',
    list(`christmas; chrismas; cristmas; crismas; christmus; xmas; x mas; ಕ್ರಿಸ್ಮಸ್; ಕ್ರಿಸ್‌ಮಸ್; क्रिसमस`),
  ],
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
  gowri: 'Gowri Habba',
  varamahalakshmi: 'Varamahalakshmi',
  akshayaTritiya: 'Akshaya Tritiya',
  rakhi: 'Raksha Bandhan',
  janmashtami: 'Janmashtami',
  karwaChauth: 'Karwa Chauth',
  chhath: 'Chhath',
  ramzan: 'The first day of Ramzan',
  eid: 'Eid al-Fitr',
  bakrid: 'Bakrid',
  goodFriday: 'Good Friday',
  easter: 'Easter',
  newYear: 'New Year',
  republicDay: 'Republic Day',
  independenceDay: 'Independence Day',
  gandhiJayanti: 'Gandhi Jayanti',
  rajyotsava: 'Rajyotsava',
  christmas: 'Christmas',
};

/*
 * Dates of 2026 to 2035 as timeanddate.com gives them for India (through the calendar tables of the MIT-licensed
 * `holidays` project, read in 2026; those of 2026 to 2030 checked against reckoned new moons). Ugadi is the day of Gudi Padwa, Dasara that of Vijayadashami,
 * Diwali that of Lakshmi Puja, Navaratri the first of its nine days. The Panchanga of a temple may differ by a day.
 * Gowri to Chhath, Good Friday, Easter, Ramzan, Eid and Bakrid: the tables for India in `holidays` 0.105. Of these Akshaya Tritiya, Rakhi,
 * Janmashtami, Chhath and Varamahalakshmi of 2027 to 2029, and the new moons of Ramzan and Eid, agree with calculated phases of the moon (December 2026).
 * Varamahalakshmi ends before 2029, whose Friday calendars do not agree on. Akshaya Tritiya is the morning that has the third day of the moon.
 */
const DATES: Readonly<Record<Exclude<Festival, FixedDay>, string>> = {
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
  gowri: '2027-09-03 2028-08-22 2029-09-11',
  varamahalakshmi: '2027-08-13 2028-08-04',
  akshayaTritiya: '2027-05-09 2028-04-27 2029-05-16',
  rakhi: '2027-08-17 2028-08-05 2029-08-23',
  janmashtami: '2027-08-25 2028-08-13 2029-09-01',
  karwaChauth: '2027-10-18 2028-10-07 2029-10-26',
  chhath: '2027-11-04 2028-10-23 2029-11-11',
  ramzan: '2027-02-08 2028-01-28 2029-01-16',
  eid: '2027-03-10 2028-02-27 2029-02-15',
  bakrid: '2027-05-17 2028-05-06 2029-04-25',
  goodFriday: '2027-03-26 2028-04-14 2029-03-30 2030-04-19',
  easter: '2027-03-28 2028-04-16 2029-04-01 2030-04-21',
};

const FIXED: Readonly<Record<FixedDay, string>> = {
  newYear: '01-01',
  republicDay: '01-26',
  independenceDay: '08-15',
  gandhiJayanti: '10-02',
  rajyotsava: '11-01',
  christmas: '12-25',
};

/** Begun when the new moon is seen, so a day sooner or later than expected. */
export const begunByMoon: ReadonlySet<Festival> = new Set<Festival>(['ramzan', 'eid', 'bakrid']);

/** The first day of a festival after a date, or in a given year; nothing when the table ends before it. */
export function festivalDate(
  festival: Festival,
  when: { after: string } | { year: number },
): string | undefined {
  if (isFixed(festival)) {
    const day = FIXED[festival];
    if ('year' in when) return `${when.year}-${day}`;
    const year = Number(when.after.slice(0, 4));
    return when.after < `${year}-${day}` ? `${year}-${day}` : `${year + 1}-${day}`;
  }
  const dates = DATES[festival].split(' ');
  return 'year' in when
    ? dates.find((date) => date.startsWith(`${when.year}-`))
    : dates.find((date) => date > when.after);
}

const isFixed = (festival: Festival): festival is FixedDay => festival in FIXED;
