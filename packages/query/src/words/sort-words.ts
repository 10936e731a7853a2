import type { Sort } from '../criteria.ts';
import { list, phraseTable } from '../phrases.ts';

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
      सबसे सस्ता पहले; सस्ता पहले; सस्ते पहले; सस्ता; सस्ते; कम कीमत पहले; ಕಡಿಮೆ ಬೆಲೆ ಮೊದಲು;
      ಕಡಿಮೆ ಬೆಲೆ; ಅಗ್ಗದ; ಅಗ್ಗದ ಮೊದಲು
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
    'possession-asc',
    list(`
      earliest possession; earliest possession first; soonest possession;
      soonest possession first; soonest first; earliest first; quickest possession;
      quickest possession first; possession soonest; possession first; sort by possession;
      sort by possession date; sorted by possession; order by possession; ready first;
      ready ones first; jaldi possession; jaldi possession wale pehle; sabse jaldi possession;
      sabse pehle possession; bega possession; bega possession modalu; जल्दी पजेशन पहले;
      ಬೇಗ ಸ್ವಾಧೀನ ಮೊದಲು
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
      cheapest per sqft; cheapest per sq ft; cheapest per square foot; cheapest per sft;
      cheapest per sqft first; cheapest per sq ft first; lowest per sqft; lowest per sq ft;
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
    'distance-asc',
    list(`
      nearest first; nearest ones first; closest first; closest ones first; sort by distance;
      sorted by distance; order by distance; by distance; nearest to farthest; closest; nearest;
      sabse paas; sabse paas wale pehle; sabse nazdeek; sabse nazdeek pehle; paas wale pehle;
      hattiradu modalu; tumba hattira; hattira irodu modalu; सबसे पास; सबसे पास पहले;
      सबसे नज़दीक; सबसे नजदीक पहले; ಹತ್ತಿರದ್ದು ಮೊದಲು
    `),
  ],
]);
