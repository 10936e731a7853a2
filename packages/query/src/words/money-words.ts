import { CRORE, LAKH } from '@manemitra/domain/money';
import { list, phraseSet, phraseTable } from '../phrases.ts';

/** Units of money. The table matches whole words, so "lakh" is never read as "l" and "k". */
export const moneyUnits = phraseTable<number>([
  [
    CRORE,
    list(`
      crore; crores; cr; crs; c; cror; crors; croe; croes; crore rs; crore rupees; karod;
      karode; karor; carore; carores; caror; krore; krores; koti; koty; kotige; kotigalu; करोड़;
      करोड; क्रोड; क्रोड़; ಕೋಟಿ; ಕೋಟಿಗೆ; ಕ್ರೋರ್; ಕರೋಡ್
    `),
  ],
  [
    LAKH,
    list(`
      lakh; lakhs; lac; lacs; lakhs rs; l; lk; lks; lakhz; laks; lak; laakh; laakhs; lkh; lkhs;
      lacks; laksha; lakshada; lakshagalu; lakshake; लाख; लाख़; लाखों; ಲಕ್ಷ; ಲಕ್ಷಗಳು; ಲಕ್ಷಕ್ಕೆ;
      ಲಕ್
    `),
  ],
  [1_000_000, list(`million; millions; mn; mio`)],
  [
    1000,
    list(`
      thousand; thousands; k; hazar; hazaar; hajar; hajaar; saavira; savira; saavra; हज़ार;
      हजार; ಸಾವಿರ
    `),
  ],
]);

/** Signs before an amount. */
export const rupeeSigns = phraseSet(
  list(`
    ₹; rs; rs .; re; inr; rupees; rupee; rupaye; रु; रु .; रुपये; ರೂ; ರೂ .; ರೂಪಾಯಿ
  `),
);

/** Signs after an amount. */
export const rupeeWords = phraseSet(
  list(`
    rs; inr; rupees; rupee; rupaye; rupay; rupiya; rupayi; rupai; bucks; रुपये; रुपए; रूपये;
    रुपया; ರೂಪಾಯಿ; ರೂ
  `),
);

/** Words that announce an amount of money. */
export const priceLeads = phraseSet(
  list(`
    budget; my budget; our budget; the budget; budget is; my budget is; our budget is;
    budget of; a budget of; with a budget of; budget to; the budget to; budget up to; budgt;
    buget; bajat; bajet; mera budget; nanna budget; price; prices; priced; price is;
    price range; price range is; priced at; cost; costs; costing; cost is; total outgo;
    total budget; total cost; total price; outgo; outlay; can spend; can afford; बजट; मेरा बजट;
    हमारा बजट; दाम; कीमत; क़ीमत; ಬಜೆಟ್; ನನ್ನ ಬಜೆಟ್; ನಮ್ಮ ಬಜೆಟ್; ಬೆಲೆ; bele; daam; keemat; kimat
  `),
);

/** What is paid on top of a price. */
export const chargeWords = phraseSet(
  list(`
    registration; registration charges; reg; stamp duty; gst; tax; taxes; all taxes; charges;
    all charges; car parking charges; parking charges; maintenance deposit; legal charges;
    bescom; bwssb charges; extras; everything
  `),
);

/** The amount includes taxes, registration and charges. */
export const allInWords = phraseSet(
  list(`
    all in; allin; all inclusive; all inclusive of taxes; all incl; all inc; all included;
    all included price; all in all; all in cost; all in price; all in budget;
    all costs included; all costs in; all charges included; all taxes included; all in total;
    inclusive of all; inclusive of everything; inclusive of registration; inclusive of taxes;
    inclusive of all taxes; inclusive of all charges; including registration; including reg;
    including registration charges; including registration and stamp duty; including stamp duty;
    including stamp duty and registration; including taxes; including tax; including all taxes;
    including gst; including everything; including all; including all charges;
    incl registration; incl reg; incl stamp duty; incl stamp duty and registration;
    incl registration and stamp duty; incl taxes; incl tax; incl gst; incl all taxes; incl all;
    incl everything; inc registration; inc stamp duty; inc taxes; inc gst; with registration;
    with stamp duty; with registration and stamp duty; with taxes; with gst;
    everything included; everything inclusive; everything in; sab milake; sab mila ke;
    sab milakar; sab kuch milake; sab include; sab included; sab kuch included;
    sab kuch include; registry ke saath; registration ke saath; registration milake;
    registration sahit; total outgo; total outlay; total till keys; keys in hand; key in hand;
    on road price; out of pocket; final price; final cost; ella serisi; ella seri;
    ella serisidre; ellaa serisi; registration seri; registration serisi; सब मिलाकर;
    सब कुछ मिलाकर; सब मिला के; रजिस्ट्री समेत; रजिस्ट्रेशन समेत; रजिस्ट्रेशन मिलाकर; सब समेत;
    कुल मिलाकर; ಎಲ್ಲಾ ಸೇರಿ; ಎಲ್ಲ ಸೇರಿ; ಎಲ್ಲಾ ಸೇರಿಸಿ; ಎಲ್ಲ ಸೇರಿಸಿ; ನೋಂದಣಿ ಸೇರಿ;
    ರಿಜಿಸ್ಟ್ರೇಷನ್ ಸೇರಿ
  `),
);
