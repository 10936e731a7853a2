import { CRORE, LAKH } from '@manemitra/domain/money';
import { list, phraseSet, phraseTable } from '../phrases.ts';

/** Units of money. The table matches whole words, so "lakh" is never read as "l" and "k". */
export const moneyUnits = phraseTable<number>([
  [
    CRORE,
    list(`
      crore; crores; cr; crs; c; cror; crors; croe; croes; crore rs; crore rupees; karod;
      karode; karor; carore; carores; caror; krore; krores; koti; koty; kotige; kotigalu; करोड़;
      करोड; क्रोड; क्रोड़; ಕೋಟಿ; ಕೋಟಿಗೆ; ಕೋಟಿಯ; ಕೋಟಿಯಷ್ಟು; ಕೋಟಿಯದ; kodi; kotiya; ಕ್ರೋರ್; ಕರೋಡ್
    `),
  ],
  [
    LAKH,
    list(`
      lakh; lakhs; lac; lacs; lakhs rs; l; lk; lks; lakhz; laks; lak; laakh; laakhs; lkh; lkhs;
      lacks; laksha; lakshada; lakshagalu; lakshake; लाख; लाख़; लाखों; ಲಕ್ಷ; ಲ್ಯಾಕ್; ಲ್ಯಾಕ್ಸ್; ಲ್ಯಾಖ್; ಲಾಖ್; ಲಕ್ಷಗಳು; ಲಕ್ಷಕ್ಕೆ; ಲಕ್ಷದ; ಲಕ್ಷದಷ್ಟು; laksh;
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
    rs; inr; rupees; rupee; rupaye; rupaya; rupya; rupay; rupiya; rupayi; rupai; bucks; रुपये; रुपए; रूपये;
    रुपया; ರೂಪಾಯಿ; ರೂ
  `),
);

/** Words that announce an amount of money. */
export const priceLeads = phraseSet(
  list(`
    budget; my budget; our budget; the budget; budget is; my budget is; our budget is; budget of;
    a budget of; with a budget of; budget to; the budget to; budget up to; budgt; buget; bajat;
    bajet; bdgt; bgt; mera budget; nanna budget; price; prices; priced; price is; price range;
    price range is; priced at; cost; costs; costing; cost is; total outgo; my limit is; limit is;
    my limit; our limit; our limit is; max limit; max limit is; upper limit is; my upper limit is;
    my ceiling is; ceiling is; spend; spending; spend of; my spend; spend is; my ceiling; our ceiling is; my max; my max is; our max; our max is; max price; maximum price; max budget; max budget is; maximum budget;
    maximum budget is; total budget; total cost; total price; outgo; outlay; can spend;
    can afford; बजट; मेरा बजट; हमारा बजट; दाम; कीमत; क़ीमत; ಬಜೆಟ್; ನನ್ನ ಬಜೆಟ್; ನಮ್ಮ ಬಜೆಟ್; ಬೆಲೆ;
    bele; daam; keemat; kimat
  `),
);

/** What is paid on top of a price. */
export const chargeWords = phraseSet(
  list(`
    registration; registration charges; registry; registri; registri charges; kharcha; kharchu;
    sab kharcha; sab kharche; saare kharche; ella kharchu; ella charges; nondani; रजिस्ट्री;
    रजिस्ट्रेशन; स्टांप ड्यूटी; जीएसटी; सब खर्च; ನೋಂದಣಿ; ರಿಜಿಸ್ಟ್ರೇಷನ್; ರಿಜಿಸ್ಟ್ರೇಶನ್; ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ; ಸ್ಟ್ಯಾಂಪ್ ಡ್ಯೂಟಿ; ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ ಶುಲ್ಕ; ಚಾರ್ಜಸ್; ಚಾರ್ಜು; ಎಲ್ಲಾ ಚಾರ್ಜಸ್; ಎಲ್ಲಾ ಖರ್ಚು; ಟ್ಯಾಕ್ಸ್; ಜಿಎಸ್‌ಟಿ; ಜಿಎಸ್ಟಿ; reg; stamp duty;
    gst; tax; taxes; terige; ತೆರಿಗೆ; टैक्स; all taxes; charges; all charges; car parking charges; parking charges;
    maintenance deposit; legal charges; bescom; bwssb charges; extras; everything; karchu; yella karchu; khata transfer;
    brokerage; registration charge; registration cost; stamp duty charges; ನೋಂದಣಿ ಶುಲ್ಕ; ನೋಂದಣಿ ಖರ್ಚು; ನೋಂದಣಿ ಖರ್ಚೂ; ಖರ್ಚೂ; ಖರ್ಚು; स्टाम्प ड्यूटी; रजिस्ट्री का खर्चा
  `),
);

/** All of it together: costs and price, or the parts of what somebody has. */
const allAdded = list(`
  all in all; all put together; everything put together; put together; all added up; all added; everything added; total everything;
  sab milake; sab mila ke; sab milakar; sab kuch milake; sab kuch milakar; sab kuch mila ke; sab kuch mila kar; ella serisi; ella seri; ella serisidre; ellaa serisi;
  सब मिलाकर; सब मिला कर; सब कुछ मिलाकर; सब मिला के; कुल मिलाकर; kul milakar; kul milake; kul mila ke; ಎಲ್ಲಾ ಸೇರಿ; ಎಲ್ಲ ಸೇರಿ; ಎಲ್ಲಾ ಸೇರಿಸಿ; ಎಲ್ಲ ಸೇರಿಸಿ; ಒಟ್ಟು ಎಲ್ಲಾ ಸೇರಿ
`);

export const allAddedWords = phraseSet(allAdded);

/** The amount includes taxes, registration and charges. */
export const allInWords = phraseSet([
  ...allAdded,
  ...list(`
    all in; allin; ऑल इंक्लूसिव; ऑल इन्क्लूसिव; ऑल इन; ऑन रोड प्राइस; टोटल ऑन रोड; haath mein chaabi aane tak total; haath me chaabi aane tak total; chaabi haath mein aane tak; all inclusive; all inclusive of taxes; all incl; all inc; all included;
    all included price; all in cost; all in price; all in budget;
    all costs put together;
    all charges put together; costs put together; with all charges; with all costs; with every charge; with all taxes; all taxes and charges; with everything in; total outgo; my total outgo; total spend; out of pocket; all said and done; door to door cost; final final; final cost; final price to me; total all included; all costs included; all costs in; all charges included; all taxes included; all in total;
    inclusive of all; inclusive of everything; inclusive of registration; inclusive of taxes;
    inclusive of all taxes; inclusive of all charges; including registration; including reg;
    including registration charges; including registration and stamp duty; including stamp duty;
    including stamp duty and registration; including taxes; including tax; including all taxes;
    including gst; including everything; including all; including all charges;
    incl registration; incl reg; incl stamp duty; incl stamp duty and registration;
    incl registration and stamp duty; incl taxes; incl tax; incl gst; incl all taxes; incl all;
    incl everything; inc registration; inc stamp duty; inc taxes; inc gst; with registration;
    with stamp duty; with registration and stamp duty; with taxes; with gst;
    everything included; everything inclusive; everything in; sab include; sab included; sab kuch included;
    sab kuch include; registry ke saath; registration ke saath; registration milake;
    registration sahit; total outgo; total outlay; total till keys; keys in hand; key in hand;
    on road price; onroad price; onroad; on road; onroad rate; ottu kharchu; kai ge key barodu total; kaige key baro total; key kaige baro total; kaige key barovaregu; ಆಲ್ ಇನ್ಕ್ಲೂಸಿವ್; ಆಲ್ ಇನ್‌ಕ್ಲೂಸಿವ್; ಆಲ್ ಇನ್; ಆನ್ ರೋಡ್; ಆನ್‌ರೋಡ್; ಆನ್ ರೋಡ್ ಪ್ರೈಸ್; ಒಟ್ಟು ಖರ್ಚು; ಎಲ್ಲಾ ಚಾರ್ಜಸ್ ಸೇರಿ; ಎಲ್ಲಾ ಚಾರ್ಜಸ್ ಸೇರಿಸಿ; out of pocket; final price; final cost; registration seri; registration serisi; सब खर्चा मिलाकर; सब खर्च मिलाकर; सारा खर्चा मिलाकर; सारे खर्चे मिलाकर; सब खर्चे मिलाकर;
    सब टैक्स मिलाकर; टैक्स मिलाकर; जीएसटी मिलाकर; ಎಲ್ಲಾ ಖರ್ಚು ಸೇರಿ; ಎಲ್ಲ ಖರ್ಚು ಸೇರಿ; ಎಲ್ಲಾ ಖರ್ಚು ಸೇರಿಸಿ;
    ನೋಂದಣಿ ಸೇರಿಸಿ; ella kharchu seri; ella kharchu serisi; रजिस्ट्री समेत; रजिस्ट्रेशन समेत; रजिस्ट्रेशन मिलाकर; सब समेत; कुल खर्चा मिलाकर; कुल खर्च मिलाकर; कुल खर्चे मिलाकर; kul kharcha milakar; kul kharcha milake; ನೋಂದಣಿ ಸೇರಿ;
    ರಿಜಿಸ್ಟ್ರೇಷನ್ ಸೇರಿ
  `),
]);

/** Money that is earned, saved, borrowed or paid again and again. */
export const otherMoneyWords = phraseSet(
  list(`
    rent; monthly; emi; pm; p m; per month; salary; salaried; ctc; lpa; income; loan; home loan;
    bank loan; down payment; downpayment; dp; advance; token; token amount; booking amount;
    savings; deposit; security deposit; brokerage; in hand; inhand; take home; upfront; own;
    own money; my own; from my side; khud ka; cash in hand; own contribution; own funds;
    initial payment; per annum; a year; kiraya; kiraye; baadige; badige; tankha; sambala; byaj;
    कर्ज; लोन; डाउन पेमेंट; वेतन; तनख्वाह; किराया; ಸಂಬಳ; ಸಾಲ; ಬಾಡಿಗೆ; ಡೌನ್ ಪೇಮೆಂಟ್
  `),
);

/** Said behind charges: they are in the amount. */
export const includedWords = phraseSet(
  list(`
    included; inclusive; is included; are included; should be included; to be included; incl; in;
    mila ke; milake; milaake; milaa ke; mila kar; milakar; milaakar; mila kr; jod ke; jodke;
    jodkar; jod kar; aa jana chahiye; aa jaana chahiye; aana chahiye; aa jaye; aa jaaye; aa jana; ho jaye; ho jana chahiye; barbeku; bandbidbeku; आ जाना चाहिए; आना चाहिए; आ जाए; हो जाए; ಬರಬೇಕು; ke saath; ke sath; sahit; samet; saath me; seri; serisi; seri aagi;
    serisidre; serisi andre; serikondu; serskondu; sersi; ella seri; hidkondu; hidkond; hididu; ella hidkondu; ella hididu; ಸೇರ್ಸಿ; ಸೇರಿಕೊಂಡು; ಸೇರ್ಕೊಂಡು; ಹಿಡಿದು; ಹಿಡ್ಕೊಂಡು; sameet; मिलाकर; मिला के; सहित; समेत;
    जोड़कर; के साथ; ಸೇರಿ; ಸೇರಿಸಿ; ಸೇರಿದಂತೆ; ಸೇರಿಸಿದರೆ
  `),
);

/** All that is paid, without a charge by name; what is added up to it is in. */
export const allCosts = phraseSet(
  list(`
    sab; sab kuch; sabkuch; saara; total; ella; ellaa; yella; ellavu; all costs; all the costs; all; full amount; kharchella; karchella; ಖರ್ಚೆಲ್ಲಾ; ಖರ್ಚೆಲ್ಲ; ಖರ್ಚು; सब; सब कुछ; कुल; ಎಲ್ಲಾ; ಎಲ್ಲ; ಎಲ್ಲವೂ
  `),
);

/** Paid beside the charges, and a wish of its own without them. */
export const paidBeside = phraseSet(
  list(`
    parking; car parking; car park; covered parking; interiors; interior; पार्किंग; कार पार्किंग; ಪಾರ್ಕಿಂಗ್
  `),
);

/** Said behind all that is paid: it is added up. */
export const addedWords = phraseSet(
  list(`
    jodkar; jod kar; jod ke; jodke; jodkr; milakar; mila kar; milake; mila ke; milaake; sameet; koodi; kooodi; serisi;
    serisidre; serkondu; sersi; hidkondu; hidkond; hididu; ಸೇರ್ಸಿ; ಸೇರ್ಕೊಂಡು; ಹಿಡಿದು; ಹಿಡ್ಕೊಂಡು; koodisi; koodsi; kudsi; koodidre; counted; added up; taken together; जोड़कर; मिलाकर; मिला के; मिलाके; ಸೇರಿ; ಸೇರಿಸಿ; ಕೂಡಿ; ಕೂಡಿಸಿ; ಕೂಡಿದ್ರೆ; ಕೂಡಿದರೆ; ಸಹಿತ; ಸಮೇತ; sahita; sametha
  `),
);

/** Said before the charges: they are in. */
export const includesWords = phraseSet(
  list(`
    including; including the; incl; includes; include; inclusive of; has to include; has to cover; has to swallow; must cover;
    should cover; should include; covers; covering; to cover; counting
  `),
);

/** In the amount that was said. */
export const withinThat = phraseSet(
  list(`
    from the same; from it; out of the same;
    ashtralli; ashtralle; ashtaralle; ashtrolage; adrolage; adrolge; idrolage; idrolge; ಅಷ್ಟರಲ್ಲಿ; ಅಷ್ಟರಲ್ಲೇ; ಅಷ್ಟರೊಳಗೆ; ಇದರೊಳಗೆ; उतने में; utne me; utne mein;
    eshtaralle; ishtaralle; ivishtaralle; ಇವಿಷ್ಟರಲ್ಲೇ; ಇಷ್ಟರಲ್ಲೇ; ಇಷ್ಟರಲ್ಲಿ; itne me; itne mein; itne me hi; itne mein hi; इतने में; इतने में ही; ishtaralli; ottu idralle; isi me; isi mein; isime; usi me; usi mein; usime; isme hi; usme hi; isi main; in that; within that; in the same; in it; adralle;
    adaralle; adralli; idralle; idaralle; इसी में; उसी में; ಅದರಲ್ಲೇ; ಇದರಲ್ಲೇ
  `),
);

export const andAHalf = phraseSet(list(`and a half; and half`));
