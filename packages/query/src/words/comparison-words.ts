import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import {
  aboutAheadInKannada,
  aboutBehindInKannada,
  leastAheadInKannada,
  leastBehindInKannada,
  mostAheadInKannada,
  mostBehindInKannada,
} from './kannada-limit-words.ts';
import { NO_MORE, noLessInHindi } from './no-more-words.ts';

/** "Don't show me stuff above 85 L": what is not to be shown is the other side of a limit. */
const STUFF = list(`stuff; anything; things; ones; options; those; any`);
const NOT_SHOWN = [
  ...everyPhrase(
    list(
      `dont show; dont show me; do not show; do not show me; dont send; dont send me; do not send; dont suggest; dont bring me; no need to show`,
    ),
    ['', ...STUFF],
  ),
  // "Avoid above 10 lakh" is our own sentence for what is refused.
  ...everyPhrase(list(`skip; no; avoid; hide; not interested in; not looking at; tired of`), STUFF),
];

const SHOWN_ABOVE = everyPhrase(
  NOT_SHOWN,
  list(`above; over; beyond; more than; costlier than; exceeding; bigger than`),
);
const SHOWN_BELOW = everyPhrase(
  NOT_SHOWN,
  list(`below; under; less than; smaller than; lesser than; cheaper than`),
);
export const notShownLimits = phraseSet([...SHOWN_ABOVE, ...SHOWN_BELOW]);

export type Comparison = 'max' | 'min' | 'around' | 'between' | 'stretch' | 'exact';

/** Words before an amount. */
export const comparisonsBefore = phraseTable<Comparison>([
  ['max', SHOWN_ABOVE],
  ['min', SHOWN_BELOW],
  [
    'max',
    list(`
      under; undr; undar; blw; sub; below; within; with in; upto; up to; uptil; up till; less than; lesser than;
      lower than; cheaper than; smaller than; fewer than; not more than; no more than; not above;
      not over; not beyond; not go past; must not go past; should not go past; cannot go past; cant go past; not go beyond; must not go beyond; should not go beyond; not go above; must not go above; should not go above; not go over; must not go over; not exceeding; not to exceed; not exceed; not greater than;
      does not exceed; doesnt exceed; should not exceed; shouldnt exceed; must not exceed;
      cannot exceed; cant exceed; cant go above; cannot go above; cant go beyond; cant cross;
      should not cross; shouldnt cross; not cross; not crossing; without exceeding; nothing above;
      nothing over; nothing beyond; nothing more than; never above; max; max of; maximum;
      maximum of; at most; atmost; at max; at the most; capped at; cap of; cap; no higher than;
      till; until; upper limit; limit; inside; in under; less then; <; < =; zyada se zyada;
      jyada se jyada; strictly under; strictly below; strictly within; ज़्यादा से ज़्यादा;
      ज्यादा से ज्यादा; अधिकतम; मैक्सिमम; मैक्सीमम; मैक्स; ಗರಿಷ್ಠ; ಗರಿಷ್ಟ; garishta; garista; garishtha; garistha; ಹೆಚ್ಚೆಂದರೆ; hecchu andre; jasti andre
    `),
  ],
  [
    'stretch',
    list(`
      can stretch to; can stretch upto; can stretch up to; can stretch till; could stretch to;
      stretchable to; stretchable upto; stretchable till; stretch to; stretch upto; stretch up to;
      can strech to; can strech; strech to; can streach to; streach to; can stretch; can stretch max; could stretch; stretchable; can extend; can extend to;
      can extend upto; can extend up to; extendable to; extendable upto; can go; can go to; can go upto;
      can go up to; can go till; can push to; could go to; could go up to; willing to go up to;
      willing to go to; willing to stretch to; max stretch
    `),
  ],
  [
    'min',
    list(`
      above; over; more than; greater than; bigger than; larger than; higher than; at least;
      atleast; at the least; min; min of; minimum; minimum of; not less than; no less than;
      not below; not under; not lesser than; not smaller than; nothing less than; nothing below;
      nothing under; nothing smaller than; no smaller than; no lower than; no fewer than;
      starting from; starting at; starting; upwards of; beyond; >; > =; kam se kam; kum se kum; kamsekam; kamse kam; kam az kam;
      कम से कम; न्यूनतम; मिनिमम; मिनीमम; मिन; ಕನಿಷ್ಠ; ಕನಿಷ್ಟ; kanishta; kanista; kanistha; kanishtha; kanisht; kanishth; kaneesta; kaneeshta; kadime andre; kammi andru; kammi andre; kadime andru; kadme andru; ಕಡಿಮೆ ಅಂದ್ರೆ; ಕಡಿಮೆ ಅಂದರೆ; ಕಮ್ಮಿ ಅಂದ್ರೂ
    `),
  ],
  [
    'around',
    list(`
      around; arround; arnd; arond; bout; abot; abuot; abut; aroun; abt; about; approx; approximately; aprox; roughly; nearly; almost; close to;
      somewhere around; somewhere near; near about; ballpark; circa; ~; sumaru; sumaaru;
      lagbhag; lagbag; kareeb; karib; kareeban; takriban; andazan; लगभग; करीब; क़रीब; तकरीबन;
      ಸುಮಾರು; ಹೆಚ್ಚುಕಡಿಮೆ
    `),
  ],
  [
    'between',
    list(`
      between; in between; from; in the range of; in range of; range of; range; in the range;
      ranging from
    `),
  ],
  ['exact', list(`exactly`)],
  ['max', mostAheadInKannada],
  ['min', leastAheadInKannada],
  ['around', aboutAheadInKannada],
]);

/** Words after an amount, in the languages that put them there. */
export const comparisonsAfter = phraseTable<Comparison>([
  ['max', NO_MORE.flatMap(({ than, more }) => everyPhrase(than, more))],
  ['max', mostBehindInKannada],
  ['min', leastBehindInKannada],
  ['around', aboutBehindInKannada],
  ['min', noLessInHindi],
  // "1.2 cr is all we can manage", "75 lakhs is what I can do"
  [
    'max',
    everyPhrase(
      list('is all; is the most; is what; is as far as; is as much as'),
      list('i; we'),
      list(
        'have; can do; can manage; can afford; can pay; can spend; can go; can stretch; could do; could manage; could afford; will pay; will spend',
      ),
    ),
  ],
  [
    'max',
    list(`
      is the ceiling; is our limit; is our max; is our maximum; hi hai; hi hain; hi hai hamare paas; miti; mithi; hadd; had hai; hadd hai; ही है; ही हैं; हद; हद है; सीमा; ಮಿತಿ; ಮಾತ್ರ ಇದೆ; tak; takk; ke andar; k andar; ke ander; ke under; ke bhitar; andar; ke niche; ke neeche;
      se kam; se kum; se neeche; se niche; se zyada nahi; se zyada nahin; se jyada nahi;
      se jyada nahin; se zyaada nahi; se jyaada nahi; se zada nahi; se zyada nai; se upar nahi;
      se upar nahin; se oopar nahi; se adhik nahi; se zyada na ho; se jyada na ho; se upar na ho;
      se zyada mat; max; maximum; or less; or fewer; or lesser; or smaller; or below; or lower; or under; and below; and under;
      and less; at most; at max; tops; is max; is my max; is the max; is maximum; is my limit;
      is the limit; is my upper limit; is upper limit; is the upper limit; is my maximum;
      hard limit; is hard limit; max limit; upper limit; hi max; ke upar nahi; k upar nahi;
      ke upar mat; se upar mat; inda kelage; rinda kelage; kinta kelage; ginta kelage; ಗಿಂತ ಕೆಳಗೆ; ಕ್ಕಿಂತ ಕೆಳಗೆ; ರಿಂದ ಕೆಳಗೆ; varege; varegu; vargu; varegoo; olage; olge; volage; olagade; olaga; dolaga; dolage; volaga; valaga; valage;
      ginta kadime; kinta kadime; ginta kammi; kinta kammi; kinta kadme; ginta jasti beda;
      kinta jasti beda; ginta hecchu beda; kinta hecchu beda; kinta hechu beda; ginta jaasti beda;
      kinta jaasti beda; jasti beda; jaasti beda; hecchu beda; kinta mele beda; ginta mele beda;
      kinta kammi irbeku; olagadene; meerabaradu; meerabardu; meeribaradu; meerbardu;
      meerabaaradu; meerbaardu; meerabaardu; daatbaardu; daatabaardu; datbaardu; daatbardu; datbardu; daatodu beda; meerodu beda; meeradante; meeradanthe; meerade; tanaka; tanka; daatadante; daatabaradu; databardu; mele beda; तक; के अंदर; के अन्दर; के भीतर; के नीचे;
      से कम; से नीचे; से ज़्यादा नहीं; से ज्यादा नहीं; से अधिक नहीं; से ऊपर नहीं; से ज़्यादा न हो;
      से ज्यादा न हो; से अधिक न हो; ಒಳಗೆ; ಒಳಗಡೆ; ವರೆಗೆ; ತನಕ; ಗಿಂತ ಕಡಿಮೆ; ಕ್ಕಿಂತ ಕಡಿಮೆ; ಕ್ಕಿಂತ ಹೆಚ್ಚು ಬೇಡ; ಕ್ಕಿಂತ ಜಾಸ್ತಿ ಬೇಡ; ಗಿಂತ ಹೆಚ್ಚು ಬೇಡ;
      ಗಿಂತ ಜಾಸ್ತಿ ಬೇಡ; ಮೀರಬಾರದು; ಮೀರದಂತೆ; ಮೀರಬೇಡಿ; ಮೀರದ; ದಾಟಬಾರದು; ದಾಟದ; ದಾಟದಂತೆ; ಅಥವಾ ಕಡಿಮೆ; या कम; ಕ್ಕಿಂತ ಒಳಗೆ; से ऊपर नहीं जाना; से ज़्यादा मत; से ज्यादा मत
    `),
  ],
  [
    'min',
    list(`
      ke upar; k upar; ke oopar; ke upar ka; ke upar ki; ke upar wala; ke upar wali; ke upar wale;
      se upar wala; se upar wali; se upar wale; se upar ka; se upar ki; se zyada wala;
      se zyada wali; se bada; se badi; se bade; से बड़ा; से बड़ी; से बड़े; ಗಿಂತ ದೊಡ್ಡ; ಕ್ಕಿಂತ ದೊಡ್ಡ; ಗಿಂತ ದೊಡ್ಡದು; ಕ್ಕಿಂತ ದೊಡ್ಡದು; se mehnga; se mehngi; ya usse zyada; ya usse upar;
      ya zyada; se start; inda start; rinda start; inda shuru; rinda shuru; inda start aagli; se chalu; se zyada; se jyada; se zyaada; se upar; se oopar; se adhik; se shuru; or more; or above;
      or higher; or bigger; or larger; and above; and more; and up; & above; & up; onwards;
      onward; upwards; minimum; min; at least; atleast; kammi andru; kadime andru; plus; +; ginta jasti; kinta jasti; ginta jaasti; kinta jaasti;
      ginta hecchu; kinta hecchu; ginta hechu; kinta hechu; ginta mele; kinta mele; mele; myale; myala; myaga; kinta myale; ginta myale; से ज़्यादा;
      से ज्यादा; से अधिक; से ऊपर; ಗಿಂತ ಹೆಚ್ಚು; ಗಿಂತ ಜಾಸ್ತಿ; ಕ್ಕಿಂತ ಹೆಚ್ಚು; ಕ್ಕಿಂತ ಜಾಸ್ತಿ; ಗಿಂತ ಮೇಲೆ; ಮೇಲೆ; ಗಿಂತ ಮೇಲ್ಪಟ್ಟು;
      ಗಿಂತ ಮೇಲ್ಪಟ್ಟ; ಮೇಲ್ಪಟ್ಟು; ಮೇಲ್ಪಟ್ಟ; ಅಥವಾ ಹೆಚ್ಚು; ಅಥವಾ ಜಾಸ್ತಿ; ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು;
      ಅಥವಾ ಅದಕ್ಕಿಂತ ಜಾಸ್ತಿ; ಅಥವಾ ಅದಕ್ಕೂ ಹೆಚ್ಚು; ಕ್ಕೂ ಹೆಚ್ಚು; 
      
      ya zyada; ya jyada; ya usse zyada;
      ya usse jyada; ya us se zyada; ya isse zyada; ya adhik; या ज़्यादा; या ज्यादा; या अधिक;
      या उससे ज़्यादा; या उससे ज्यादा; या उससे अधिक; या इससे ज़्यादा; या इससे ज्यादा; से ऊपर का; से ऊपर की;
      से शुरू; मिनिमम; मिनीमम; प्लस
    `),
  ],
  [
    'min',
    everyPhrase(
      list('athva; athava; illa; illandre'),
      ['', ...list('adakkinta; adakkintha; idakkinta')],
      list('jasti; jaasti; hecchu; hechu; doddadu; dodda'),
    ),
  ],
  [
    'around',
    list(`
      ke around; आसपास; आस पास; आस-पास;
      sumaru; sumaaru; ಸುಮಾರು; ke kareeb; ke karib; ke lagbhag; or so; approx; approximately; ish; odd; thereabouts; or thereabouts; aasupaasu;
      asupasu; के आसपास; के आस पास; के आस-पास; के करीब; के लगभग; ಆಸುಪಾಸು; ಆಸುಪಾಸಿನ; ಆಸುಪಾಸಲ್ಲಿ; ಆಸುಪಾಸಿನಲ್ಲಿ; ಆಚೀಚೆ; aacheeche; acheeche; aache eeche; ಸುತ್ತಮುತ್ತ; suttamutta; suttamuttha; sutta mutta
    `),
  ],
  [
    'around',
    everyPhrase(
      ['', 'ke', 'k'],
      list('aas paas; aaspaas; aas pas; as paas; as pas; aaspas; aaspass; aspas'),
    ),
  ],
  [
    'between',
    list(`
      ke beech; k beech; ke bich; ke beech me; ke beech mein; ke bich me; beech; madhye; naduve;
      range; ke range me; ki range me; के बीच; के बीच में; ಮಧ್ಯೆ; ನಡುವೆ
    `),
  ],
]);

/** Between a number and its unit: "75ish lakhs". */
export const roughlySaid = wordSet('ish odd');

/** Ahead of a range, of which they name both ends. */
export const betweenWords = wordSet('between from');

/** Between the two ends of a range. */
export const rangeJoints = phraseSet(
  list(
    `-; to; till; upto; se; se lekar; se leke; ind; rind; inda; rinda; dinda; yinda; ninda; से; से लेकर; ಇಂದ; ರಿಂದ`,
  ),
);

/** Between the two ends only where the words already say that a range is meant. */
export const rangeAnds = phraseSet(list(`and; &; to; aur; mattu; और; ಮತ್ತು`));

/** "2 cr plus minus 10 %": how far off an amount may be follows. */
export const eitherWays = phraseSet(
  list(`
    + /; ±; plus minus; plus or minus; plus / minus; give or take; upar niche;
    upar neeche
  `),
);
