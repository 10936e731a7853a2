import type { Water } from '../criteria.ts';
import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { denialsBehind } from './denial-words.ts';
import { refusedInKannada } from './kannada-refusal-words.ts';

/** Floods, storm-water drains and lakes, as people call them. */
export const WATER_NAMES: Readonly<Record<Water, readonly string[]>> = {
  'flood-spots': list(`
      flood; floods; flooding; flooded; flood prone; prone to flooding; prone to floods; prone to waterlogging; that gets flooded; that get flooded; which gets flooded; gets flooded; get flooded; goes under water; go under water; which goes under water; that goes under water; goes underwater; flood spot; flood spots; flooding spot; flooding spots; waterlogging; waterlogged; water logging;
      water logged; water stagnation; water stagnates; water enters; low lying; low lying area; low lying areas; lowlying; inundation; drown; drowns; submerge; submerges; submerged; mulug; mulugutte; doob; doobta; doobti; doobne; boats came; boats came out; boats went; boats were; goes under water; go under water; going under water; under water; muluguva; mulugo; muluguttade; mulugatte; doob jata; doob jaata; doob jati; डूब; डूबता; डूबती; डूबने; डूबने वाला; डूबने वाली; डूब जाता; डूब जाती; ಮುಳುಗು; ಮುಳುಗುವ; ಮುಳುಗೋ; ಮುಳುಗುತ್ತೆ; ಮುಳುಗುತ್ತದೆ; ಮುಳುಗಡೆ;
      baadh; badh; jalbharav; jal bharav; pravaha; nere haavali; बाढ़; बाढ; जलभराव; जल भराव; ಪ್ರವಾಹ; ನೆರೆ; ನೆರೆಹಾವಳಿ
    
  `),
  drains: list(`
      rajakaluve; rajakaluves; rajkaluve; raja kaluve; rajakaluva; storm water drain; storm water drains; stormwater drain; storm drain; storm drains; drain; drains; open drain; sewage drain; kaluve;
      nala; nalas; nalla; nallah; nale; naala; naale; gande nale; charandi; chharandi; charndi; moree; mori; dodda mori; morigalu; drainage nala; nali; naali; राजकालुवे; नाला; नाले; नालों; नाली; ರಾಜಕಾಲುವೆ; ಕಾಲುವೆ; ಕೊಳಚೆ ಕಾಲುವೆ; ಚರಂಡಿ ಕಾಲುವೆ; ನಾಲಾ; ಡ್ರೈನೇಜ್ ನಾಲಾ; ಡ್ರೈನ್; ಸ್ಟಾರ್ಮ್ ವಾಟರ್ ಡ್ರೈನ್; ಚರಂಡಿ; ಮೋರಿ
    
  `),
  lakes: list(
    `lake; lakes; lakeside; lake side; lake buffer; lake buffer zone; lake buffer zones; buffer zone of a lake; buffer zone of lake; lake buffer area; lake catchment; dried lake; old lake bed; lake land; tank bed; tank bund; lake bed; lakebed; jheel; jhil; talab; talaab; kere; keregalu; kere danda; kere dande; ಲೇಕ್; ಲೇಕು; ಕೆರೆ ದಂಡೆ; झील; तालाब; ಕೆರೆ`,
  ),
};
export const waterNames = phraseTable<Water>(
  (Object.keys(WATER_NAMES) as Water[]).map((of) => [of, WATER_NAMES[of]]),
);

/** As our own sentence says them, with the wish in front. */
export const canonicalWaters = phraseTable<Water>([
  ['flood-spots', list(`near known flood spots`)],
  ['drains', list(`near storm water drains`)],
  ['lakes', list(`near known lakes`)],
]);

/** "pani bharne wala", "neeru nilbardu": water, and what it should not do. */
export const waterItself = wordSet(`water pani paani neeru niru पानी ನೀರು`);
/** Verbs of water that comes and stays, in whatever form; "neeru tumba" and "पानी भरपूर" are none. */
export const gathers =
  /^(?:stagnat|logs?$|logging$|enter|collect|gather|fill|stands?$|standing$|bhar(?:[aei]|n[ae]|t[aei]|jata|jaata)?$|jam(?:a|t[aei])$|gh?us(?:[ae]|t[aei]|n[ae])$|ni(?:ll?[aou]|lbar|lta|nt|nth)|nugg?|th?umb(?:[ou]|i[dk]|k)|भर(?:[ाेी]|त[ाेी]|न[ाे])?$|जम(?:ा|त[ाेी])$|घुस|ನಿಲ್|ನಿಂತ|ನುಗ್ಗ|ತುಂಬ(?:[ುೋಿ]|್ಕ))/u;

/** "Bellandur alli neeru nuggutte, beda": a verb that tells why, unless "such" or a relative word goes on with it. */
export const tellsWhy = /(?:[ua]tte|utta|[ua]ttade|ತ್ತೆ|ತ್ತದೆ)$/u;

/** A verb that denies within itself. */
export const deniesItself =
  /(?:bardu|baradu|baardu|^nil(?:lada|ladha|lade|luvudilla|lolla|lalla)|ಬಾರದು|ಲ್ಲದೆ?|ಗ್ಗದೆ?)$/u;

/** Words that may stand between a water and what refuses it: "lake ke paas wala area bhi nahi". */
export const besideWaters = wordSet(
  `antu anthu danda dande antkondu antkondiro vasane vaasane ಅಂದ್ರೆ ಅಂತೂ ದಂಡೆ ಹತ್ರ ವಾಸನೆ baju baaju bajoo bajuge baajuge bazu baazu yardu yeradu eradu dono donon बाजू किनारा दोनों ಬದಿ ಬಾಜು ಎರಡೂ those these irodu irodanna irodralli iruvudu pakkada pakkadu pakkaddu pakkadannu du ಇರೋದು ಇರುವುದು ಪಕ್ಕದಲ್ಲಿ ಪಕ್ಕದ್ದು ಪಕ್ಕದ್ದೂ ಪಕ್ಕದು ಪಕ್ಕದವು ಹತ್ತಿರದ್ದು ಹತ್ತಿರದು that which where there the only matra maatra everytime layout layouts road roads street streets gali galli sadak raste rasta every year years month time saal saala baar sala varsha waha wahan wahaan vaha vahan jaha ne nalli dalli alli iddre idre idare agli aagli gets get getting got can wo woh waisi waisa waise vaisi us usme jo jahan jahaan anthaha antha antaha agatte aagatte ಅಂತಹ ಅಂಥ ಆಗುತ್ತದೆ ವಾಗುವ be is are at all anywhere anything anyplace bilkul strictly near nearby next beside close around adjacent to by the a an any in on of with nu kooda such area areas zone zones place places spot spots prone side problem problems locha lafda risk tension chakkar jhanjhat again ever
   issue issues wala wale wali waala waale ilaka ilake ilaake ilaaka jagah ke ka ki se me mein paas pas nazdeek bhi hona ho aaye aata hattira pakka pakkadalli bagal kade iro iruva baro bartha barutte ago aago aguva
   hota hoti hote hai hain jata jaata jati jaati jaye jaise aisa aisi aise ghar makaan flat flats house houses home homes project projects property properties apartment apartments plot plots site sites society societies
   ide inda ge adu jaga jaaga jageh mane hegidru pura poora sab yella ella lenge lena जगहें जगहों इलाकों को ko वहां वहाँ जहां वो वह उस सड़क गली हर साल बार के वाला वाले वाली ऐसा ऐसी ऐसे जहां जाता जाती है हैं घर मकान बगल किनारे इलाका इलाके जगह के का की से में पास नज़दीक भी हो होना आए ಹತ್ತಿರ ಪಕ್ಕ ಪಕ್ಕನೂ ಪಕ್ಕದ ಅಲ್ಲಿ ಕೂಡ ದಡ ಬರುವ ಬರೋ ಆಗುವ ಆಗೋ kuch koi en enu yenu yavude yavudara yavdra yavdu yavudu yaavude yaavudu कुछ कोई किसी ಏನೂ ಏನು ಯಾವುದೇ ಯಾವುದೂ ಯಾವುದರ ಯಾವುದ್ರ ಯಾವ ಮನೆಯೂ ಇಂದ ಇರುವ ಇರೋ ಜಾಗ ಮನೆ ಕಡೆ ಏರಿಯಾ ಪ್ರದೇಶ ಬಡಾವಣೆ ಲೇಔಟ್ ರಸ್ತೆ ಪ್ರತಿ ವರ್ಷ ಮಾತ್ರ ಇದ್ದರೆ ಇದ್ರೆ ಅಂತ ಆಗ್ಲಿ ಆಗಲಿ`,
);

/** They stand for the place that was just refused, of which the sentence says more: “Bellandur nahi, wahan paani bharta hai”. */
export const refusedPlaces = wordSet(
  'there alli allige wahan wahaan vahan vahaan waha udhar ಅಲ್ಲಿ ಅಲ್ಲಿಗೆ वहाँ वहां उधर',
);

/** Between a refusal and a water: what is not to be shown, and to whom. */
export const shownAhead = wordSet(
  `show suggest send give share include recommend consider want need bring list interested looking look at for me us to live be stay buy in a an the any anything something nothing one ones single
   flat flats home homes house houses apartment apartments villa villas plot plots site sites property properties project projects option options listing listings place places area areas ground land locality localities street layout`,
);

/** When water gathers: "malege mulugo jaaga beda", "no place that floods when it rains". */
export const rains = phraseSet(
  list(`
    rain; rains; in rain; in rains; in the rain; in the rains; during rain; during rains; during the rains; in monsoon; in the monsoon; during monsoon; during the monsoon; every monsoon; when it rains; heavy rain; heavy rains; in heavy rain; after rain;
    barish; baarish; barish ka; baarish ka; barsaat ka; barish me; barish mein; baarish me; baarish mein; har barish me; barsaat me; barsaat mein; male; malege; maleli; male bandre; male bandare; male bandaaga; malegaladalli; malegaala dalli;
    बारिश; बारिश में; बारिश का; बारिश के; बरसात में; हर बारिश में; ಮಳೆ; ಮಳೆಗೆ; ಮಳೆಯಲ್ಲಿ; ಮಳೆಗಾಲದಲ್ಲಿ; ಮಳೆ ಬಂದರೆ; ಮಳೆ ಬಂದ್ರೆ; ಮಳೆ ಬಂದಾಗ; ಮಳೆ ಆದಾಗ; male bandaga; male aadaaga; ಮಳೆಗಾಲ
  `),
);

/** Ahead of a water: "aaspaas talab na ho". */
export const nearAhead = wordSet(
  `aaspaas aspas aas paas nearby around suttamutta suttamutthalu आसपास पास ಸುತ್ತಮುತ್ತ ಹತ್ತಿರ`,
);

/** "Kade nu", "ಕಡೆನೂ", "hattirane": said with emphasis, or of one more. */
export const emphasised = /(?:nu|noo|ne|ನೂ|ನೇ|ಯೂ)$/u;

/** Behind a verb it makes the place one of that kind. */
export const ofThatKind = wordSet(`antha anthaha anta anthadu ಅಂತಹ ಅಂಥ ಅಂತ ಅಂಥದ್ದು`);

/** Stands for a place where what was told happens: "is baar aisi jagah nahi". */
export const suchPlaces = phraseSet(
  everyPhrase(
    list(`
      such; such a; any such; that kind of; that sort of; those kind of; aisi; aise; aisa; waisi; waise; waisa; us tarah ki; antha; anthaha; a tara; aa tara; ऐसी; ऐसे; वैसी; उस तरह की; ಅಂತಹ; ಅಂಥ; ಆ ತರ
    `),
    list(`
      place; places; area; areas; spot; location; jagah; jageh; jaga; jaaga; ilaka; ilake; kade; जगह; इलाका; इलाके; ಜಾಗ; ಕಡೆ; ಏರಿಯಾ
    `),
  ),
);

/** A word for beside with whatever clings to it: "pakkanu", "pakkadallirodu", "ಹತ್ತಿರಾನೂ". */
export const besideStem =
  /^(?:pakk[ao]?d?|hatt?i?rad?|hatrad?|baaj[ou]|baju)[a-z]*$|^(?:ಪಕ್ಕ|ಹತ್ತಿರ|ಬಾಜು|ಸಮೀಪ)/u;

/** Behind what is told of water it refuses such a place, with no word for the place: "so anything but that". */
export const notThat = phraseSet(
  list(`
    anything but that; anywhere but there; not that again; never that again; never again; none of that; that never does; which never does; that never will; that does not; that doesnt; which doesnt; that wont;
    waisa nahi; waisi nahi; aisa nahi chahiye; phir se nahi; dobara nahi; matte beda; matte bedave beda; वैसा नहीं; दोबारा नहीं; फिर नहीं; ಮತ್ತೆ ಬೇಡ
  `),
);

/** Beside what is also said of other things: "lake view" is wanted, "near the lake" a place. */
export const nearness = wordSet(
  `kinare kinaare kinara baju baaju bajoo bajuge baajuge bazu baazu बाजू किनारा ಬದಿ ಬಾಜು be is are at all anywhere bilkul strictly near nearby next beside close around adjacent side lakeside bed lakebed paas pas nazdeek bagal hattira pakka pakkadalli pakkada pakkadu pakkaddu ಪಕ್ಕದಲ್ಲಿ ಪಕ್ಕದ್ದು ಪಕ್ಕದ್ದೂ ಪಕ್ಕದು ಹತ್ತಿರದ್ದು ಹತ್ತಿರದು पास नज़दीक बगल किनारे ಹತ್ತಿರ ಪಕ್ಕ ಪಕ್ಕನೂ ಪಕ್ಕದ ದಡ`,
);

/** Refuses by itself beside the name of a water. */
export const refusesWater = phraseSet([
  ...denialsBehind,
  ...refusedInKannada,
  ...everyPhrase(
    list(`hata ke; hatake; hata kar; hatakar; nikal ke; nikalke; nikal kar; chhod ke; chhod kar; chhodkar; chhodke; हटाकर; हटा कर; हटाके; हटा के; निकालकर; निकाल कर; निकाल के; छोड़कर; छोड़ कर; छोड़ के;
      tegedu; tegdu; thegdu; bittu; ತೆಗೆದು; ಬಿಟ್ಟು; ke alawa; ke siva; के अलावा; के सिवा`),
    ['', ...list('baaki; baki; dusre; doosre; aur; bere; बाकी; दूसरे; और; ಬೇರೆ')],
  ),
  ...list(`
    drop; drop all; throw out; throw out all; take out; weed out; skip;
    bina; bagair; बिना; बगैर; no; not; nothing; not near; keep away from; stay away from; away from; far from; far away from; free; free of; free from; without; avoid; avoided; avoiding; should be avoided; to be avoided; never; should not; shouldnt; does not; doesnt; do not; dont; non;
    wont hear of; will not hear of; wouldnt hear of; hates; hate; refuses; cant stand; cannot stand; allergic to; steer clear of; clear of; rule out; ruling out;
    exclude; excluding; leave out; omit; hide; drop; drop any; drop all; filter out; never again; never ever; no more; dead against; totally against; strongly against; against; scared of; afraid of; please remove; pls remove; remove; cut out; nowhere; nowhere that; nowhere it; nowhere near; agda; aagda; agdiro; aagdiro; aagde; agde; agolla; aagolla; aagalla; barda; bardiro; baradiro; na aaye; na aata ho; na dikhana; na dikhaye; na dikhayen; na dikhaiye; barada; baarada; barade; baradha; aagada; agada; door; dur; se door; se dur; mat dikhana; mat dikhao; hata do; hatao; hata dijiye; nikal do; nikaal do; chhod do; tegi; tegeyiri; tegedu haaki; tegdu haaki; bidi; doora; dura; inda doora; agbardu; agabaradu; barbardu; illada; illade;
    न आए; न आता हो; न दिखाएं; न दिखाना; न दिखाइए; ना दिखाना; न दिखाओ; ಆಗದಿರೋ; ಆಗದಿರುವ; ಬರದಿರೋ; ಬರದಿರುವ; दूर; से दूर; ना; मत दिखाना; मत दिखाओ; मत दिखाइए; हटा दो; हटाओ; हटा दीजिए; निकाल दो; ತೆಗೆಯಿರಿ; ತೆಗೆದುಹಾಕಿ; ಬಿಡಿ; ದೂರ; ಇಂದ ದೂರ; ಆಗಬಾರದು; ಬರಬಾರದು; ಇಲ್ಲದ; ಬರದ; ಬಾರದ; ಬರದೆ; ಆಗದ
  `),
]);

/** The negative imperative and "should not", on whatever verb: "helbedi", "torisbeda", "ತೋರಿಸ್ಬೇಡಿ". */
export const refusingVerb = /.(?:bed[ai]|ba+r(?:d[ua]|adu)|ಬೇಡಿ?|ಬಾರದು)$/u;

/** Says that a water is to be far. */
export const farWords = wordSet(`against scared afraid away far door dur doora dura दूर ದೂರ`);
