import { list, phraseSet, phraseTable } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

/**
 * How people point at what they see, in English, Hinglish, Kanglish, Hindi and Kannada. A word that ends in `*` takes the
 * endings that Kannada glues to it: `ivugal*` is ivugalalli, ivugalige, ivugalu.
 */
const ORDINALS: readonly (readonly [number, string])[] = [
  [
    1,
    'first firsts 1st* phla phle phli top topmost upar upri mele* melina* ऊपर ಮೇಲಿನ* ಮೇಲೆ* pehla pehle pehli pahla pahle pahli modala* modali* modalne* ondane* ondne* ಮೊದಲ ಮೊದಲನ* ಮೊದಲಿನ* ಒಂದನೇ* ಒಂದನೆ* पहला पहले पहली',
  ],
  [
    2,
    'second seconds 2nd* dusra dusre dusri doosra doosre doosri eradane* eradne* yeradane* erdane* दूसरा दूसरे दूसरी ಎರಡನೇ* ಎರಡನೆ*',
  ],
  [
    3,
    'third thirds 3rd* teesra teesre teesri tisra tisre moorane* moorne* mooraney* murane* murne* तीसरा तीसरे तीसरी ಮೂರನೇ* ಮೂರನೆ*',
  ],
  [
    4,
    'fourth fourths 4th* chautha chauthe chauthi nalkane* nalkne* naalkane* naalkne* चौथा चौथे चौथी ನಾಲ್ಕನೇ* ನಾಲ್ಕನೆ*',
  ],
  [5, 'fifth 5th* paanchv* panchv* aidane* aidne* पांचव* पाँचव* ಐದನೇ* ಐದನೆ*'],
  [6, 'sixth 6th chhath* aarane* aarne* छठ* ಆರನೇ* ಆರನೆ*'],
  [7, 'seventh 7th saatv* satv* elane* elne* सातव* ಏಳನೇ* ಏಳನೆ*'],
  [
    8,
    'eighth 8th aathvaan* aathvan* aathve aathvi athvaan* athvan* athve athvi entane* entne* आठव* ಎಂಟನೇ* ಎಂಟನೆ*',
  ],
  [9, 'ninth 9th nauv* ombattane* ombatne* नौव* ಒಂಬತ್ತನೇ* ಒಂಬತ್ತನೆ*'],
  [10, 'tenth 10th dasv* hattane* hattne* दसव* ಹತ್ತನೇ* ಹತ್ತನೆ*'],
  [
    -1,
    'last lasts bottom bottommost neeche niche aakhri akhri aakhiri kone koneya* konedu kadeya* kelagina* kelagin* kelagadu* नीचे निचला निचले आखिरी अंतिम ಕೊನೆಯ* ಕೊನೇ* ಕಡೆಯ* ಕೆಳಗಿನ* ಕೆಳಗಿರ*',
  ],
];

/** How many stand in a row: "the first two", "last 3". */
const COUNTS: readonly (readonly [number, string])[] = [
  [2, '2 two do eradu* eradakke yeradu* erad* erdu दो ಎರಡ* couple'],
  [3, '3 three teen mooru* muru* तीन ಮೂರು*'],
  [4, '4 four char chaar naalku* nalku चार ನಾಲ್ಕು*'],
  [5, '5 five paanch aidu पांच पाँच ಐದು'],
];

/** How many are meant where all of a few are: "both", "teeno". */
const COLLECTIVES: readonly (readonly [number, string])[] = [
  [
    2,
    'both dono donon eradoo eradannu eradanna eradanu yeradannu yeradanna ಎರಡನ್ನು eradara* erdara* avereradu* averadu* avererad* iveradu* ivererad* दोनों दोनो ಎರಡೂ ಎರಡನ್ನೂ ಎರಡರ*',
  ],
  [3, 'teeno teenon tino moorannu mooranna ಮೂರನ್ನು तीनों तीनो ಮೂರೂ'],
  [4, 'charo chaaro चारों चारो ನಾಲ್ಕೂ'],
];

/** Figures by which a place is called where several stand in a row, or one beside "number" or "wala": "1 aur 3", "number two". */
const FIGURES: readonly (readonly [number, string])[] = [
  [1, '1 one ek ondu एक ಒಂದು'],
  [2, '2 two do eradu yeradu erdu दो ಎರಡು'],
  [3, '3 three teen mooru muru तीन ಮೂರು'],
  [4, '4 four char chaar naalku nalku चार ನಾಲ್ಕು'],
  [5, '5 five paanch aidu पांच ಐದು'],
  ...[6, 7, 8, 9, 10].map((figure) => [figure, String(figure)] as const),
];

/** A table of words by what they stand for, with the glued endings of `*`. */
function wordFinder(rows: readonly (readonly [number, string])[]) {
  const whole = new Map<string, number>();
  const stems: [string, number][] = [];
  for (const [value, words] of rows) {
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) stems.push([word.slice(0, -1), value]);
      else whole.set(word, value);
    }
  }
  return (text: string): number | undefined =>
    whole.get(text) ?? stems.find(([stem]) => text.startsWith(stem))?.[1];
}

export const ordinalOf = wordFinder(ORDINALS);
export const countOf = wordFinder(COUNTS);
export const collectiveOf = wordFinder(COLLECTIVES);
export const figureOf = wordFinder(FIGURES);

/** Before a count these mean so many of what is seen: "these two", "ee mooru". */
export const pointsAtCount = new Set('the these those ye yeh ee aa ivu avu ये इन उन ಈ ಆ'.split(' '));

/** Between figures in a row: "1 and 3", "mooru mattu naalku". */
export const figureJoints = new Set('and & , aur mattu matte n plus vs और ಮತ್ತು'.split(' '));

/** Neither the first nor the last. */
export const middleWords = new Set(
  'middle centre center beech bich madhya madhyada naduvina बीच ನಡುವಿನ ಮಧ್ಯದ'.split(' '),
);

/** The one before or after the one that was spoken of. */
export const besideIt = phraseTable<number>([
  [
    -1,
    list(`
      the one before that; the one before it; the one before this; one before that; the previous one; previous one; the one above; the one above it; the one above that;
      uske pehle wala; usse pehle wala; isse pehle wala; uske upar wala; uske pehle wale; usse pehle wale; pichla wala; pichle wala; pichle wale; उसके पहले वाला; उससे पहले वाला; उससे पहले वाले; पिछला वाला; पिछले वाले;
      adara hindinadu; adara hindinadara; hindinadu; hindinadara; adakkinta munchinadu; adakke munchinadu; ಅದರ ಹಿಂದಿನದು; ಹಿಂದಿನದು; ಹಿಂದಿನದರ; ಅದಕ್ಕಿಂತ ಮುಂಚಿನದು
    `),
  ],
  [
    1,
    list(`
      the one after that; the one after it; the one after this; one after that; the next one; next one; the one below; the one below it; the one below that;
      uske baad wala; uske baad wale; iske baad wala; iske baad wale; uske neeche wala; agla wala; agle wala; agle wale; उसके बाद वाला; उसके बाद वाले; अगला वाला; अगले वाले;
      adara mundinadu; adara mundinadara; mundinadu; mundinadara; mundindu; adara nantaraddu; adara kelaginadu; ಅದರ ಮುಂದಿನದು; ಮುಂದಿನದು; ಮುಂದಿನದರ; ಅದರ ನಂತರದ್ದು
    `),
  ],
]);

/** Of two, the one that was not spoken of last. */
export const otherOne = phraseSet(
  list(
    'the other one; that other one; other one; the other; innondu; innondara; innondakke; ಇನ್ನೊಂದು; ಇನ್ನೊಂದರ; ಇನ್ನೊಂದಕ್ಕೆ',
  ),
);

/** Where two stand side by side: a place from 0. */
export const sideOf = wordFinder([
  [0, 'left baaye edagade बाएं ಎಡ*'],
  [-1, 'right daaye balagade दाएं ಬಲ*'],
]);

/** After these a figure is a place in the list: "number 3", "option 2". */
export const numberedBy = new Set('number no # option choice nambar sankhye नंबर ನಂಬರ್'.split(' '));

/** What an ordinal may count besides homes: "1st floor", "2nd stage", "4th block", "first time". */
export const countedOtherwise = new Set(
  (
    'floor floors stage block phase main cross layout time home house week month year day half quarter class standard ' +
    'sector street road instalment installment emi loan hand owner buyer baby child kid wife marriage priority choice ' +
    'preference thing of budget condition filter wish requirement search avenue january mahadi manzil baar sala ಮಹಡಿ मंजिल बार'
  ).split(' '),
);

/** Ordinals that also mean "other" or "before": only beside a word that makes them point. */
export const alsoOther = new Set(
  'top phla phle dusra dusre dusri doosra doosre doosri दूसरा दूसरे दूसरी pehle pahle पहले modala upar upri upper mele ऊपर ಮೇಲೆ bottom neeche niche नीचे kone'.split(
    ' ',
  ),
);
/** "the cheaper one", "sasta wala": what makes a degree point at one. */
export const oneWords = new Set(
  (
    'one wala waala wale waale wali waali du irodu irodanna irodara irodakke irodralli वाला वाले वाली ದು ದ್ದು ಇರೋದು ಇರೋದನ್ನ ಇರೋದರ ' +
    'ಇರೋದಕ್ಕೆ ಇರುವುದು ಇರುವುದನ್ನು'
  ).split(' '),
);

/** What may stand beside an ordinal and is counted by it; a word that ends in `*` takes any ending of a case. */
export const countsHomes = wordFinder([
  [
    1,
    'one ones du wala waala wale waale wali waali irod* project* flat flats flatt* home homes mane* property properties option options ' +
      'villa* apartment apartments house houses building card listing column* कॉलम* ಕಾಲಂ* ' +
      'ka ke ki ko me mein main se pe par at nalli alli वाला वाले वाली का के की को में प्रोजेक्ट* घर* विला* फ्लैट* ' +
      'ಪ್ರಾಜೆಕ್ಟ್* ಮನೆ* ವಿಲ್ಲಾ* ಫ್ಲಾಟ್* ಫ್ಲ್ಯಾಟ್* ಇರೋದ* ಇರುವುದ*',
  ],
]);

/** All that is shown. */
export const allShown = phraseSet(
  list(`
    each one; to each; for each; in each; of each; from each; with each; w each; for all; of all of them; all projects; all the projects; har ek; har kisi; sabka; sabke; sabki; sabme; ella mane; ellakku; ellaru; yellakku; हर एक; सबका; सबके; सबकी; ಎಲ್ಲದಕ್ಕೂ; ಎಲ್ಲದರ; ಪ್ರತಿ;
    these; of these; of them; all of them; all these; all of these; each of them; each of these; the ones shown; the shown ones; any of them; any of these;
    this list; the list; on the list; in the list; here; inme; inmein; inme se; in me; in me se; in mein; in mein se; inmen; in sab; in sabme;
    inka; inke; inki; ye sab; yeh sab; ye wale sab; in projects; ivugalu; ivugala; ivugalalli; ivugalige; ivugalli;
    ivellavu; ivella; ivu; ivakke; ivara; ivaralli; ella project; yella project; ella site; yella site; ella plot; yella plot; ella flat; yella flat; ella villa; yella villa; illi iro; illiruva;
    इनमें; इनमें से; इन; इनका; इनके; इनकी; ये सब; इन सब; ಇವು; ಇವುಗಳು; ಇವುಗಳಲ್ಲಿ; ಇವುಗಳ; ಇವುಗಳಿಗೆ; ಇವಕ್ಕೆ; ಇವರಲ್ಲಿ; ಇವೆಲ್ಲ; ಎಲ್ಲ ಸೈಟ್; ಎಲ್ಲಾ ಸೈಟ್; ಎಲ್ಲ ಫ್ಲಾಟ್; ಎಲ್ಲಾ ಫ್ಲಾಟ್; ಎಲ್ಲ ಮನೆ; ಎಲ್ಲಾ ಮನೆ; ಈ ಪಟ್ಟಿ; ಇಲ್ಲಿರುವ
  `),
);

/** All that is shown, where something is to be done with it. */
export const everyOne = phraseSet(
  list(
    'all; every one; everything; sab; sabhi; sabko; saare; ella; yella; ellavannu; सब; सभी; सारे; ಎಲ್ಲ; ಎಲ್ಲಾ; ಎಲ್ಲವನ್ನೂ',
  ),
);

/** Those that were spoken of last, where they are several; else all that is shown. */
export const thoseSpokenOf = phraseSet(
  list(`
    those; them; unme; unme se; unka; unke; unki; unko; wo sab; woh sab; avugalu; avugala; avugalalli; avugalannu; avara; avakke;
    उनमें; उनका; उनके; उनकी; उनको; ಅವು; ಅವುಗಳು; ಅವುಗಳಲ್ಲಿ; ಅವುಗಳ; ಅವುಗಳನ್ನು; ಅವಕ್ಕೆ
  `),
);

/** The one that is spoken of. */
export const thisOne = phraseSet(
  list(`
    it; its; this; that; this one; that one; the same one; same one; this project; that project; this flat; that flat; this home; this property;
    this house; this villa; this place; this builder; that builder; the builder; same builder; iska; iske; iski; isme; ismein; isko; ispe; uska; uske; uski;
    usme; usmein; usko; ise; isey; इसे; उसे; इसी को; ಇದನ್ನೇ; usi; isi; wahi; ye wala; yeh wala; ye; yeh; wo wala; woh wala; vo wala; is project; us project; is wale; us wale; is builder; us builder;
    idu; idara; idra; idakke; idke; idralli; idaralli; idannu; idanna; idna; adu; adara; adra; adakke; adke; adralli; adaralli; adannu; adanna; adna;
    ee project; ee flat; ee mane; aa project; aa flat; aa mane; ee builder; aa builder;
    उसी; इसी; वही; यह; ये; ये वाला; यह वाला; इसका; इसके; इसकी; इसमें; इसको; उसका; उसके; उसकी; उसमें; वह; वो वाला; उस बिल्डर; इस बिल्डर;
    ಇದು; ಇದರ; ಇದಕ್ಕೆ; ಇದರಲ್ಲಿ; ಇದನ್ನು; ಅದು; ಅದನ್ನ; ಇದನ್ನ; ಅದರ; ಅದಕ್ಕೆ; ಅದರಲ್ಲಿ; ಅದನ್ನು; ಈ ಪ್ರಾಜೆಕ್ಟ್; ಆ ಪ್ರಾಜೆಕ್ಟ್; ಈ ಬಿಲ್ಡರ್; ಆ ಬಿಲ್ಡರ್; ಈ ಮನೆ; ಆ ಮನೆ
  `),
);

/** "Do" gives, and "one" is anything. */
export const alsoOtherwise = wordSet('do one ek ondu दो एक ಒಂದು');

export const edgeWords = new Map([
  ['top', 0],
  ['bottom', -1],
  ['end', -1],
]);

export const amongWords = wordSet('of among between from');
