import { list, phraseSet, phraseTable } from '@manemitra/query/phrases';

/**
 * How people point at what they see, in English, Hinglish, Kanglish, Hindi and Kannada. A word that ends in `*` takes the
 * endings that Kannada glues to it: `ivugal*` is ivugalalli, ivugalige, ivugalu.
 */
const ORDINALS: readonly (readonly [number, string])[] = [
  [
    1,
    'first 1st pehla pehle pehli pahla pahle pahli modalane* modalne* modala* मೊದಲ* पहला पहले पहली ಮೊದಲ*',
  ],
  [
    2,
    'second 2nd dusra dusre dusri doosra doosre doosri eradane* eradne* yeradane* दूसरा दूसरे दूसरी ಎರಡನೇ* ಎರಡನೆ*',
  ],
  [
    3,
    'third 3rd teesra teesre teesri tisra tisre moorane* mooraney* murane* तीसरा तीसरे तीसरी ಮೂರನೇ* ಮೂರನೆ*',
  ],
  [4, 'fourth 4th chautha chauthe chauthi nalkane* naalkane* चौथा चौथे चौथी ನಾಲ್ಕನೇ* ನಾಲ್ಕನೆ*'],
  [5, 'fifth 5th paanchva paanchve panchva aidane* पांचवा पाँचवा पांचवें ಐದನೇ* ಐದನೆ*'],
  [6, 'sixth 6th chhatha chhathe aarane* छठा छठे ಆರನೇ*'],
  [7, 'seventh 7th saatva saatve elane* सातवां सातवें ಏಳನೇ*'],
  [8, 'eighth 8th aathva aathve entane* आठवां आठवें ಎಂಟನೇ*'],
  [9, 'ninth 9th nauva nauve ombattane* नौवां ಒಂಬತ್ತನೇ*'],
  [10, 'tenth 10th dasva dasve hattane* दसवां ಹತ್ತನೇ*'],
  [
    -1,
    'last bottom neeche aakhri akhri aakhiri kone koneya* konedu kadeya* आखिरी आख़िरी अंतिम ಕೊನೆಯ* ಕಡೆಯ*',
  ],
];

/** How many stand in a row: "the first two", "last 3". */
const COUNTS: readonly (readonly [number, string])[] = [
  [2, '2 two do eradu* eradakke yeradu* erad* दो ಎರಡು ಎರಡನ್ನು ಎರಡಕ್ಕೆ couple'],
  [3, '3 three teen mooru* muru* तीन ಮೂರು*'],
  [4, '4 four char chaar naalku चार ನಾಲ್ಕು'],
  [5, '5 five paanch aidu पांच पाँच ಐದು'],
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

/** After these a figure is a place in the list: "number 3", "option 2". */
export const numberedBy = new Set('number no # option choice nambar'.split(' '));

/** What an ordinal may count besides homes: "1st floor", "2nd stage", "4th block", "first time". */
export const countedOtherwise = new Set(
  (
    'floor floors stage block phase main cross layout time home house week month year day half quarter class standard ' +
    'sector street road instalment installment emi loan hand owner buyer baby child kid wife marriage priority choice ' +
    'preference thing of budget avenue january mahadi manzil baar sala ಮಹಡಿ मंजिल बार'
  ).split(' '),
);

/** Ordinals that also mean "other" or "before": only beside a word that makes them point. */
export const alsoOther = new Set(
  'dusra dusre dusri doosra doosre doosri दूसरा दूसरे दूसरी pehle pahle पहले modala upar upper bottom neeche kone'.split(
    ' ',
  ),
);
/** "the cheaper one", "sasta wala": what makes a degree point at one. */
export const oneWords = new Set('one wala waala wale waale wali waali वाला वाले वाली'.split(' '));

export const pointsBeside = new Set(
  (
    'one ones wala waala wale waale wali waali project projects flat flats home homes property properties option options ' +
    'villa apartment house ka ke ki ko me mein main se building card listing ' +
    'वाला वाले वाली का के की को में प्रोजेक्ट घर ಪ್ರಾಜೆಕ್ಟ್ ಮನೆ'
  ).split(' '),
);

/** All that is shown. */
export const allShown = phraseSet(
  list(`
    these; those; them; all of them; all these; all of these; each of them; each of these; the ones shown; the shown ones;
    this list; the list; on the list; in the list; here; inme; inmein; inme se; in me; in me se; in mein; in mein se; inmen; in sab; in sabme; unme;
    unme se; inka; inke; inki; ye sab; yeh sab; in projects; in teeno; teeno; ivugalu; ivugala; ivugalalli; ivugalige; ivugalli;
    ivugaLalli; ivellavu; ivella; ivu; avugalu; avugalalli; avugala; ella project; yella project; illi iro; illiruva;
    इनमें; इनमें से; इन; इनका; इनके; इनकी; ये सब; इन सब; उनमें; ಇವು; ಇವುಗಳು; ಇವುಗಳಲ್ಲಿ; ಇವುಗಳ; ಇವುಗಳಿಗೆ; ಇವುಗಳಲ್ಲಿ ಯಾವುದು; ಅವುಗಳಲ್ಲಿ;
    ಅವುಗಳ; ಇವೆಲ್ಲ; ಈ ಪಟ್ಟಿ; ಇಲ್ಲಿರುವ
  `),
);

/** Two that are shown, or the first two. */
export const bothShown = phraseSet(
  list(`
    both; both of them; both of these; the two; these two; those two; dono; dono upar wale; upar wale dono; in dono; donon; ye dono; eradu; eradoo; eradara;
    ivugal eradu; ivu eradu; दोनों; इन दोनों; ಎರಡೂ; ಎರಡನ್ನೂ; ಎರಡರ; ಎರಡರಲ್ಲಿ
  `),
);

/** The one that is spoken of. */
export const thisOne = phraseSet(
  list(`
    it; its; this; that; this one; that one; the same one; same one; this project; that project; this flat; that flat; this home; this property;
    this house; this villa; this place; this builder; that builder; the builder; same builder; iska; iske; iski; isme; ismein; isko; ispe; uska; uske; uski;
    usme; usmein; usko; ye wala; yeh wala; ye; yeh; wo wala; woh wala; vo wala; is project; us project; is wale; us wale; is builder; us builder;
    idu; idara; idra; idakke; idke; idralli; idaralli; idannu; idna; adu; adara; adra; adakke; adke; adralli; adaralli; adannu; adna;
    ee project; ee flat; ee mane; aa project; aa flat; aa mane; ee builder; aa builder;
    यह; ये; ये वाला; यह वाला; इसका; इसके; इसकी; इसमें; इसको; उसका; उसके; उसकी; उसमें; वह; वो वाला; उस बिल्डर; इस बिल्डर;
    ಇದು; ಇದರ; ಇದಕ್ಕೆ; ಇದರಲ್ಲಿ; ಇದನ್ನು; ಅದು; ಅದರ; ಅದಕ್ಕೆ; ಅದರಲ್ಲಿ; ಅದನ್ನು; ಈ ಪ್ರಾಜೆಕ್ಟ್; ಆ ಪ್ರಾಜೆಕ್ಟ್; ಈ ಬಿಲ್ಡರ್; ಆ ಬಿಲ್ಡರ್; ಈ ಮನೆ; ಆ ಮನೆ
  `),
);

/** What "the cheaper one" or "the biggest" compares by. */
export type Degree = 'cheap' | 'dear' | 'big' | 'small' | 'near' | 'far' | 'early' | 'low' | 'high';

export const degrees = phraseTable<Degree>([
  [
    'cheap',
    list(`cheaper; cheapest; least expensive; less expensive; lowest price; lowest priced; low cost; least price; more affordable; most affordable; least costly;
      less costly; sasta; saste; sasti; sabse sasta; sabse saste; sabse sasti; kam daam; kam price; kadime bele; kammi bele; kadime rate; kammi rate; agga; aggada;
      सस्ता; सस्ते; सस्ती; सबसे सस्ता; कम दाम; ಅಗ್ಗ; ಅಗ್ಗದ; ಅಗ್ಗವಾದ; ಅತಿ ಅಗ್ಗ; ಕಡಿಮೆ ಬೆಲೆ; ಕಡಿಮೆ ಬೆಲೆಯ`),
  ],
  [
    'dear',
    list(
      `costlier; costliest; most expensive; more expensive; dearer; dearest; pricier; priciest; mehenga; mehnga; sabse mehenga; dubari; महंगा; सबसे महंगा; ದುಬಾರಿ`,
    ),
  ],
  [
    'big',
    list(
      `bigger; biggest; larger; largest; most spacious; roomier; more spacious; bada; bade; badi; sabse bada; doddadu; dodda; tumba doddadu; बड़ा; बड़े; सबसे बड़ा; ದೊಡ್ಡ; ದೊಡ್ಡದು`,
    ),
  ],
  [
    'small',
    list(
      `smaller; smallest; chota; chhota; sabse chhota; chikkadu; chikka; छोटा; सबसे छोटा; ಚಿಕ್ಕದು; ಚಿಕ್ಕ; ಸಣ್ಣದು`,
    ),
  ],
  [
    'near',
    list(`nearer; nearest; closer; closest; least distance; sabse paas; sabse nazdeek; zyada paas; jyada paas; paas wala; hattira; hattirada; hatra; hathira; tumba hattira;
      सबसे पास; पास वाला; नज़दीक; ಹತ್ತಿರ; ಹತ್ತಿರದ; ಅತಿ ಹತ್ತಿರ`),
  ],
  ['far', list('farther; farthest; furthest; sabse door; doora; ದೂರ; सबसे दूर')],
  [
    'early',
    list(
      `earlier; earliest; soonest; sooner; ready first; first to be ready; sabse pehle; sabse jaldi; jaldi; bega; mundhe; सबसे पहले; सबसे जल्दी; ಬೇಗ; ಮೊದಲು`,
    ),
  ],
  [
    'low',
    list(
      'lowest; least; lower; less; minimum; sabse kam; kam; kadime; kammi; सबसे कम; कम; ಕಡಿಮೆ; ಅತಿ ಕಡಿಮೆ',
    ),
  ],
  [
    'high',
    list(
      'highest; most; more; maximum; sabse zyada; sabse jyada; zyada; hecchu; jaasti; सबसे ज्यादा; सबसे ज़्यादा; ಹೆಚ್ಚು; ಅತಿ ಹೆಚ್ಚು',
    ),
  ],
]);
