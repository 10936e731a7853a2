import { list } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const soundedRangeJoints = wordSet('to se inda ind - and aur matu til');

export const soundedFeet = wordSet('adi fit ft fut');

export const soundedTimes = wordSet('x ks * by bai bay be into inta gunisu /');

/** English words that sound like numbers of other languages. */
export const noNumbersBySound = wordSet(
  'few too to at are or aur sat the than hatra hattira hattir ella alli area an any tho try to',
);

export const soundedAnds = wordSet('and end aur matu n');

export const soundedPoints = wordSet('point पॉइंट ಪಾಯಿಂಟ್ dashamlav');

export const soundedRoomJoints = wordSet('or ya atva atava / , - to and aur matu se ilva ila');

export const soundedRoomFillers = wordSet('like may maybe at bi even');

/** Ordinary words that sound like what is wished for: "ok" like "OC", "savings" like "swings", "bangalore" like "bungalow", "kaise" (how) like "case". */
export const soundedOtherwise = wordSet(
  'ok okay ओके ಓಕೆ bangalore banglore bengaluru kaise kaisa kaisi sizes saving savings',
);

/** "do tak": what compares behind a number says that it is one. */
export const soundedBounds = wordSet(
  'tak tk varege varegu varige tanka tanaka olage olge maks taka',
);

/** What the tables of units lack and people are heard to say. */
export const soundedSquareMetres = list('स्क्वायर मीटर; वर्ग मीटर; ಚದರ ಮೀಟರ್');
export const soundedSquareFeet = list('ಸ್ಕ್ವೇರ್ ಫೀಟ್; ಅಡಿ; adi; feet; ft');
export const soundedMonths = list('tinglu; tingloola; maheeno');
export const soundedYears = list('saal bhar; a year; one year; ek saal; ondu varsha; साल भर');
export const soundedTransit = list('bus; metro; bus and metro');
export const soundedWalk = list('walk; chal ke; walkable');
export const soundedStudios = list('studio; studio apartment; 1 rk; ಸ್ಟುಡಿಯೋ; स्टूडियो');

export const soundedBusyTimes = list(`
  am; a m; pm; traffic; evening; morning; subah; shaam; sham; belige; belagge; sanje; rush; school hours; baje;
  सुबह; शाम; भीड़; ट्रैफिक; ಬೆಳಿಗ್ಗೆ; ಸಂಜೆ; ಟ್ರಾಫಿಕ್; at nine; at six; ghante traffic; ghantege
`);

export const soundedOnFoot = list(`
  walkable; walking distance; walking; within walking; walk; on foot; paidal; chal ke; nadkond; nadkondu; nadedu;
  पैदल; चलकर; ನಡ್ಕೊಂಡು; ನಡೆದು; ನಡೆದುಕೊಂಡು
`);

/** What a number right before it counts, so that it is no sum of money. */
export const soundedCounted = list(`
  floor; floors; phase; stage; block; sector; balcony; balconies; bathroom; bath; people;
  kids; boys; lifts; towers; tower; units; unit; homes; houses; flats; families; rupees; rupaye; rupayi; sides; things;
  of; one; more; x; by; th; st; nd; rd; pm; am; baje; ghante; ghanta; times; tower; pct; adi; feet; ft; foot;
  thousand; day; days; hours; hour; tinglu; varsha; saal; crossing
`);
