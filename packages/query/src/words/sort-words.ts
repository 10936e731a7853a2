import type { Sort } from '../criteria.ts';
import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { ordersInKannada } from './kannada-order-words.ts';

/** "sort by …" */
export const sortLeads = phraseSet(
  list(`
    sort; sort by; sort on; sort it by; sort them by; sort results by; sort all by; sorted by;
    sorted on; sorting by; order by; ordered by; order them by; arrange by; arranged by;
    arrange them by; rank by; ranked by; rank them by; list by; listed by; in order of
  `),
);

/** What is sorted by. */
export const sortKeys = phraseTable<Sort>([
  ['price-asc', list(`price; prices; cost; budget; amount; rate; daam; keemat; bele`)],
  [
    'price-per-sqft-asc',
    list(`
      price per sqft; price per sq ft; price per sft; price per square foot; rate per sqft;
      rate per sq ft; rate per sft; rate per square foot; per sqft price; per sq ft price;
      per sqft rate; per sq ft rate; per sqft cost; cost per sqft; cost per sq ft; per sqft;
      per sq ft; per sft; psf; sqft rate; sqft price; price / sqft; price / sq ft; rate / sqft;
      value for money
    `),
  ],
  [
    'possession-asc',
    list(`possession; possession date; possession time; handover; handover date; completion date`),
  ],
  ['newest', list(`newest; latest; launch; launch date; newness; recency; date added; age; newer`)],
  ['area-desc', list(`size; sizes; flat size; home size; plot size; carpet area; built up area`)],
  [
    'distance-asc',
    list(`distance; nearness; closeness; proximity; commute; commute time; travel time; doori`),
  ],
]);

export const sortDirections = phraseTable<'up' | 'down'>([
  [
    'up',
    list(`
      low to high; lowest to highest; lower to higher; small to big; ascending;
      ascending order; asc; increasing; increasing order; lowest first; low first; least first;
      cheapest first; cheap first; least costly first; least costly ones first; least expensive first; low to high price; earliest first; soonest first; early first; nearest first;
      closest first; smallest first; chhote pehle; near to far; nearest to farthest; newest first; latest first; kam se zyada;
      kam se jyada; kam wala pehle; kam wale pehle; kam pehle; saste pehle; sasta pehle
    `),
  ],
  [
    'down',
    list(`
      high to low; highest to lowest; higher to lower; descending; descending order; desc;
      decreasing; decreasing order; highest first; high first; costliest first;
      most expensive first; largest first; biggest first; bade pehle; zyada se kam; jyada se kam; zyada wala pehle; mehnge pehle;
      mehnga pehle
    `),
  ],
]);

/** "price ke hisaab se", "distance wise". */
export const sortTails = phraseSet(
  list(`wise; ke hisaab se; ke hisab se; k hisab se; ke anusar; se sort; se sort karo; pe sort`),
);

const LARGEST = list(
  'biggest; largest; bigger; larger; bada; bade; badi; bare; dodda; doddadu; doddavu; बड़ा; बड़े; बड़ी; ದೊಡ್ಡ; ದೊಡ್ಡದು; ದೊಡ್ಡವು',
);
const SMALLEST = list(
  'smallest; smaller; chhota; chhote; chhoti; chota; chote; choti; chikka; chikkadu; chikkavu; छोटा; छोटे; छोटी; ಚಿಕ್ಕ; ಚಿಕ್ಕದು; ಚಿಕ್ಕವು',
);

/** What may come first: "newest projects first", "sabse naye pehle". */
export const sortFirsts = phraseTable<Sort>([
  ['newest', list(`newest; latest; new; naya; naye; nayi; nai; नया; नए; नये; नई; recent; newer`)],
  [
    'price-asc',
    list(`
      cheapest; cheap; cheaper; sasta; saste; sasti; kam daam; kam daam wala; kam daam wale;
      kam price; kam budget; lowest price; lowest priced; low price; least costly; least expensive; least price; lowest cost; least cost; सस्ता; सस्ते; सस्ती;
      affordable; inexpensive
    `),
  ],
  [
    'price-desc',
    list(`
      expensive; costliest; priciest; mehnga; mehnge; mehengi; mehenga; mehenge; mahanga; mahange;
      महंगा; महंगे; महंगी; highest price; highest priced
    `),
  ],
  [
    'distance-asc',
    list(
      `nearest; closest; nearer; paas; paas wala; paas wale; nazdeek; nazdik; najdeek; पास; नज़दीक`,
    ),
  ],
  [
    'possession-asc',
    list(`
      jaldi possession; jaldi ready; jaldi ready hone; jaldi milne; earliest possession;
      soonest possession; earliest ready; jaldi possession wala; jaldi possession wale;
      ready to move; ready
    `),
  ],
  [
    'area-desc',
    list(
      'zyada sqft wale; jyada sqft wale; zyada area wale; zyada sqft; ज़्यादा स्क्वायर फीट वाले; ज़्यादा स्क्वायर फुट वाले; ज्यादा स्क्वायर फीट वाले; ज्यादा एरिया वाले; ज़्यादा एरिया वाले',
    ),
  ],
  [
    'area-asc',
    list(
      'kam sqft wale; kam area wale; kam sqft; कम स्क्वायर फीट वाले; कम स्क्वायर फुट वाले; कम एरिया वाले',
    ),
  ],
  ['newest', list('लेटेस्ट वाले; लेटेस्ट; latest wale; naye wale; नए वाले')],
  ['area-desc', LARGEST],
  ['area-asc', SMALLEST],
]);

export const sortWords = phraseTable<Sort>([
  [
    'price-asc',
    list(`
      cheapest first; cheapest; cheapest ones; cheapest on top; sorted by price; sort by price;
      sort by lowest price; sort by price low to high; sort price low to high; price low to high;
      low to high; low to high price; lowest price first; lowest price; lowest priced first;
      lowest first; lowest budget first; least expensive first; least expensive;
      in order of price; order by price; ascending price; price ascending; cheap first;
      cheap ones first; cheaper; cheaper ones; cheaper options; something cheaper; cheaper first;
      less expensive; lower price; sabse sasta; sabse saste; sabse sasta pehle; saste pehle;
      sasta pehle; sasta; saste; sasti; kam daam wale pehle; kadime bele modalu; kadime bele;
      kammi bele; kadime beleli; kammi beleli; kadime belege; kammi belege; innu kammi;
      innu kadime; innu kammi bele; innu kadime bele; innu kammi beleli; innu kadime beleli;
      innu kammi belege; innu kammi belegalli; swalpa kammi; swalpa kadime; swalpa kammi beleli;
      swalpa kammi belege; innu agga; innu aggada; aur sasta; aur saste; aur sasti; thoda sasta;
      thode saste; thoda sasti; isse sasta; usse sasta; in se sasta; isse saste; kam daam me;
      kam daam wala; kam daam wale; less costly; lower budget; more affordable; bit cheaper;
      a bit cheaper; little cheaper; slightly cheaper; much cheaper; even cheaper;
      something cheap; aur kam; aur kam me; aur kam daam; और सस्ता; और सस्ते; थोड़ा सस्ता;
      ಇನ್ನೂ ಕಡಿಮೆ ಬೆಲೆ; ಇನ್ನೂ ಕಡಿಮೆ; ಸ್ವಲ್ಪ ಕಡಿಮೆ; agga; aggada; agga irodu modalu; सबसे सस्ता;
      सबसे सस्ता पहले; सस्ता पहले; सस्ते पहले; सस्ता; सस्ते; कम कीमत पहले; कम दाम वाले पहले; कम दाम पहले; कम कीमत वाले पहले; कम रेट पहले; कम दाम वाले; सबसे कम दाम पहले;
      kadime rate; kadime rate inda; kadime bele inda; kammi rate; kammi bele inda; kadime price inda; kadime price;
      kadime rate modalu; kammi rate modalu; kadime inda jasti; kammi inda jasti;
      ಕಡಿಮೆ ಬೆಲೆ ಇಂದ; ಕಡಿಮೆ ದರ; ಕಡಿಮೆ ದರ ಮೊದಲು; ಕಡಿಮೆ ಬೆಲೆಯ; ಕಡಿಮೆ ಬೆಲೆಯದು ಮೊದಲು; ಕಡಿಮೆ ಬೆಲೆಯವು ಮೊದಲು; ಅಗ್ಗದ್ದು ಮೊದಲು; ಕಡಿಮೆ ಬೆಲೆ ಮೊದಲು;
      ಕಡಿಮೆ ಬೆಲೆ; ಅಗ್ಗದ; ಅಗ್ಗದ ಮೊದಲು; ಮೊದಲು ಕಡಿಮೆ ಬೆಲೆ; ಮೊದಲು ಕಡಿಮೆ ಬೆಲೆಯದ್ದು; ಮೊದಲು ಕಡಿಮೆ ಬೆಲೆಯದು; ಮೊದಲು ಕಡಿಮೆ ಬೆಲೆಯವು; ಕಡಿಮೆ ಬೆಲೆಯದ್ದು ಮೊದಲು; ಕಡಿಮೆ ಬೆಲೆಯದ್ದು;
      modalu kammi bele; modalu kadime bele; modlu kammi bele; pehle saste; pehle sasta; pehle sasti
    `),
  ],
  [
    'price-desc',
    list(`
      highest price first; highest price; highest priced first; most expensive first;
      most expensive; expensive first; costliest first; costliest; price high to low;
      high to low; high to low price; sort by price high to low; sort by highest price;
      sort by price descending; price descending; descending price; sabse mehnga; sabse mehenga;
      sabse mahanga; mehnga pehle; mehenga pehle; mahanga pehle; mehnge pehle; mehenge pehle;
      jasti bele modalu; hecchu bele modalu; सबसे महंगा; सबसे महंगा पहले; महंगा पहले;
      महंगे पहले; ಹೆಚ್ಚು ಬೆಲೆ ಮೊದಲು; ದುಬಾರಿ ಮೊದಲು
    `),
  ],
  [
    'price-asc',
    everyPhrase(
      list('whichever; whatever; whichever one; jo; jo bhi; yaavdu; yavdu; जो; जो भी; ಯಾವುದು'),
      list(
        'is cheapest; is the cheapest; comes cheapest; comes lowest in price; comes lowest; is lowest in price; is lowest; costs least; costs the least; is least expensive; costs less; sasta ho; sasta pade; sabse sasta ho; sabse sasta pade; kam daam me mile; kadime bele; kammi bele; सस्ता हो; सबसे सस्ता हो; ಕಡಿಮೆ ಬೆಲೆ',
      ),
      ['', ...list('first; comes first; goes first; wo pehle; woh pehle; wo upar; वो पहले')],
    ),
  ],
  [
    'possession-asc',
    [
      ...everyPhrase(
        list('sabse jaldi; sabse pehle; jaldi se jaldi; सबसे जल्दी; सबसे पहले'),
        list(
          'chabi; chaabi; key; keys; possession; chabi kiski; kaun sa milega; kaunsa milega; kaun sa ready hoga; चाबी; कौन सा मिलेगा; कौन सी मिलेगी; कौन सा तैयार होगा; चाबी किस',
        ),
      ),
      ...everyPhrase(
        list('jiski; jiska; jis ki; jis ka; jis flat ki; kiski; जिसकी; जिसका; किसकी'),
        list('chabi; chaabi; key; possession; kabza; चाबी; कब्ज़ा'),
        list('sabse pehle; sabse jaldi; pehle; jaldi; सबसे पहले; सबसे जल्दी; पहले; जल्दी'),
        ['', ...list('mile; milegi; milega; ho; मिले; मिलेगी')],
      ),
      ...list('whichever is ready first; whichever is ready soonest; whoever gives keys first'),
    ],
  ],
  [
    'possession-asc',
    everyPhrase(
      list(
        'earliest; soonest; quickest; fastest; jaldi; sabse jaldi; sabse pehle; bega; modalu; जल्दी; सबसे जल्दी; सबसे पहले; ಬೇಗ',
      ),
      list(
        'possession; handover; completion; delivery; ready; move in; ready hone; milne; sigo; ready ago; पज़ेशन; पजेशन; कब्ज़ा; कब्जा; मिलने; ಸಿಗೋ; ಪೊಸೆಷನ್',
      ),
      list(
        'first; pehle; wale pehle; wala pehle; wala upar; wale upar; wala sabse upar; wale sabse upar; modalu; mele; irodu mele; irodu modalu; ones first; one first; on top; at the top; ones on top; वाला पहले; वाले पहले; वाला ऊपर; वाले ऊपर; ಇರೋದು ಮೊದಲು; ಇರೋದು ಮೇಲೆ',
      ),
    ),
  ],
  [
    'possession-asc',
    list(`
      earliest possession; earliest possession first; soonest possession; earliest handover; earliest handover first; soonest handover; by handover date; by possession date; quickest handover; earliest keys; earliest keys first; keys soonest;
      soonest possession first; soonest first; earliest first; quickest possession;
      quickest possession first; possession soonest; possession first; sort by possession;
      sort by possession date; sorted by possession; order by possession; ready first;
      ready ones first; jaldi possession; jaldi possession wale pehle; sabse jaldi possession;
      sabse pehle possession; bega possession; bega possession modalu; जल्दी पजेशन पहले;
      ಬೇಗ ಸ್ವಾಧೀನ ಮೊದಲು; ಬೇಗ ಸಿಗೋದು ಮೊದಲು; ಬೇಗ ಸಿಗುವುದು ಮೊದಲು; ಬೇಗ possession; ಬೇಗ ಪೊಸೆಶನ್; ಬೇಗ ಪೊಸೆಷನ್; bega sigodu modalu;
      bega sigodu; जल्दी मिलने वाले पहले; जल्दी पज़ेशन; जल्दी पजेशन; जल्दी कब्ज़ा पहले; जल्दी तैयार होने वाले पहले
    `),
  ],
  [
    'newest',
    list(`
      newest; newest first; newest ones; newest projects; newest projects first;
      newest launch first; newest launches first; latest first; latest; latest projects;
      latest projects first; latest launches; latest launches first; latest listings;
      recent first; most recent; most recent first; recently added; recently added first;
      recently listed; just listed; sort by newest; sort by latest; sorted by newest;
      sabse naya; sabse naya pehle; naye pehle; nayi pehle; hosa modalu; hosadu modalu;
      hosa project modalu; सबसे नया; सबसे नया पहले; नए पहले; ಹೊಸದು ಮೊದಲು; ಹೊಸ ಮೊದಲು
    `),
  ],
  [
    'price-per-sqft-asc',
    list(`
      rate per sq ft lowest first; rate per sqft lowest first; price per sq ft lowest first; price per sqft lowest first; per sq ft lowest first; per sqft lowest first; cheapest per sqft; cheapest per sq ft; cheapest per square foot; cheapest per sft;
      cheapest per sqft first; cheapest per sq ft first; lowest per sqft; cheapest psf; cheapest psf first; lowest psf; lowest psf first; sorted by psf; sort by psf; by psf; psf low to high; least psf; lowest per sq ft;
      lowest per sft; lowest rate per sqft; lowest rate per sq ft; lowest price per sqft;
      lowest price per sq ft; lowest price per square foot; lowest price per sqft first;
      lowest price per sq ft first; lowest per sqft first; lowest per sq ft first;
      lowest rate per sqft first; best price per sqft; best price per sq ft; best rate per sqft;
      best rate per sq ft; best value per sqft; best value per sq ft;
      price per sqft low to high; price per sq ft low to high; per sqft low to high;
      per sq ft low to high; sort by price per sqft; sort by price per sq ft; sort by per sqft;
      sort by rate per sqft; sort by per sqft rate; sorted by price per sqft;
      sabse kam per sqft; sabse kam per sqft rate; sabse sasta per sqft; per sqft sabse sasta;
      kadime per sqft; best value for money; best value; value for money first
    `),
  ],
  [
    'price-per-sqft-asc',
    everyPhrase(
      list(
        'sq ft ge; sqft ge; sft ge; per sqft; per sq ft; per sft; chadara adige; ಚದರ ಅಡಿಗೆ; प्रति वर्ग फुट; हर वर्ग फुट',
      ),
      list(
        'kammi rate; kadime rate; kammi bele; kadime bele; kam rate; sabse kam rate; ಕಡಿಮೆ ಬೆಲೆ; ಕಡಿಮೆ ದರ; कम दाम; कम रेट',
      ),
      list(
        'modalu; modlu; irodu modalu; irodu modlu; pehle; wala pehle; wale pehle; first; ಮೊದಲು; ಇರೋದು ಮೊದಲು; पहले; वाले पहले',
      ),
    ),
  ],
  [
    'area-desc',
    list(`
      largest first; biggest first; large first; big first; large ones first; big ones first; larger first; bigger first; largest ones first; biggest ones first; bigger ones first; larger ones first; largest homes first;
      most spacious; most spacious first; most spacious ones first; sabse bade pehle; bade pehle; bade wale pehle; doddadu modalu; doddavu modalu;
      sort by biggest; sort by largest; सबसे बड़े पहले; बड़े पहले; बड़े वाले पहले; ದೊಡ್ಡದು ಮೊದಲು; ದೊಡ್ಡವು ಮೊದಲು
    `),
  ],
  [
    'area-asc',
    list(`
      smallest first; smaller first; small first; small ones first; smallest ones first; smaller ones first;
      sabse chhote pehle; chhote pehle; chhote wale pehle; chikkadu modalu; sort by smallest; सबसे छोटे पहले; छोटे पहले; ಚಿಕ್ಕದು ಮೊದಲು
    `),
  ],
  [
    'distance-asc',
    list(`
      nearest first; nearest ones first; closest first; closest ones first; sort by distance;
      sorted by distance; order by distance; by distance; nearest to farthest; closest; nearest;
      sabse paas; sabse paas wale pehle; sabse nazdeek; sabse nazdeek pehle; paas wale pehle;
      hattiradu modalu; tumba hattira; hattira irodu modalu; सबसे पास; सबसे पास पहले;
      सबसे नज़दीक; सबसे नजदीक पहले; ಹತ್ತಿರದ್ದು ಮೊದಲು
    `),
  ],
  [
    'price-asc',
    list(
      'प्राइस लो टू हाई; लो टू हाई; price low se high; sasta se mehnga; दाम कम से ज़्यादा; दाम कम से ज्यादा',
    ),
  ],
  [
    'price-desc',
    list(
      'प्राइस हाई टू लो; हाई टू लो; price high se low; mehnge wale se shuru; mehnge se shuru; महंगे वाले से शुरू; महंगे से शुरू; दाम ज़्यादा से कम; दाम ज्यादा से कम',
    ),
  ],
  ...ordersInKannada,
  ['fair', list(`fairest for everyone first; fairest first; sort by fairness; fair to both first`)],
]);

export const thisTime = phraseSet(
  list(`this time; now; is baar; iss baar; ee sala; ab; इस बार; अब; ಈ ಸಲ`),
);

const CHEAP = list('saste; sasta; sasti; sabse saste; kam; kam daam; सस्ते; सस्ता; कम');
const DEAR = list(
  'mehenge; mehnge; mehenga; mehnga; mehange; mahange; zyada; jyada; zyada daam; महंगे; महंगा; ज़्यादा; ज्यादा',
);
const FROM = list('se; se lekar; से; से लेकर');
const ORDERED = list(
  'tak; ke order; ke order me; wale order me; order; order me; ke kram; ke kram me; ki taraf; तक; के क्रम; के क्रम में; के ऑर्डर में',
);

/** "Saste se mehenge ke order me": both ends of an order, and which comes first. */
export const ordersFromTo = phraseTable<Sort>([
  ['price-asc', everyPhrase(CHEAP, FROM, DEAR, ORDERED)],
  ['price-desc', everyPhrase(DEAR, FROM, CHEAP, ORDERED)],
]);

export const firstWords = wordSet('first top pehle pahle phele upar पहले modalu modlu ಮೊದಲು');

export const askingTails = wordSet(
  'please pls plz dikhao dikhana dikhaiye batao torsi thorsi torisi दिखाओ दिखाइए दिखाना बताओ ತೋರಿಸಿ',
);

export const saidCopulas = wordSet('hai hain ide agutte for me yaar sir');

export const shownWords = wordSet(
  'these they those all are is this still way it ye yeh sab sabhi bahut abhi bhi idu ella tumba ಇದು',
);

/** Words for the most of something in themselves. */
export const superlatives = wordSet('biggest largest smallest');

export const mostWords = wordSet('sabse sab most सबसे');

export const sortedThings = wordSet(`
  project projects flat flats ghar home homes house houses listing listings option options ones one wala wale
  wali apartments plots villas property properties प्रोजेक्ट फ्लैट वाले
`);

export const vagueBudgets = phraseSet(
  list(`
    can i afford; can we afford; i can afford; we can afford; could i afford; could we afford; what can i buy; what can we buy; what could we buy;
    kitne tak ka; kitne tak ki; kitne tak ke; kitna afford; kitne ka ghar le; kitne ka ghar lena; kitne ka flat le; eshtu varegu; eshtu tanka; eshtara varegu; कितने तक का; कितने तक की; ಎಷ್ಟರವರೆಗೆ; ಎಷ್ಟು ತನಕ;
    thoda aur kam; thoda kam; aur thoda kam; thodi aur kam; bit lower; a bit lower; little less; a little less; bit less; a bit less; slightly lower; inna swalpa kammi; innu swalpa kammi; innu swalpa kadime; थोड़ा और कम; थोड़ा कम; ಇನ್ನೂ ಸ್ವಲ್ಪ ಕಡಿಮೆ;
    budget friendly; decent budget; good budget; reasonable budget; reasonable price;
    reasonably priced; affordable; affordable price; affordable budget; low budget; low cost;
    cheap; economical; pocket friendly; within budget; in my budget; middle class budget;
    not too expensive; not very expensive; not expensive; kam budget; kam budget me;
    sasta sa; saste se; sasti si; sasta wala; saste wale; kam daam me; kadime budget; kammi budget; कम बजट; सस्ती कीमत; ಕಡಿಮೆ ಬಜೆಟ್; ಕೈಗೆಟುಕುವ
  `),
);
