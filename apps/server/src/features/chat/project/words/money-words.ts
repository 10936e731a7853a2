import { list } from '@manemitra/query/phrases';
import { inBothOrders } from '../../phrase-pairs.ts';
import { INSTALMENTS } from '../../instalment-words.ts';

/** How buyers call what a home costs, besides its price, and what it may bring. */
export const MONEY_WORDS = {
  'all-in': list(`
    all in; allin; in all; altogether; total; with registration; including registration; with everything;
    full price; full cost; keys in hand; all inclusive; all included; all in price; all in cost; till keys;
    till the keys; price till keys; on road; onroad; on road price; total cost; total price; final price;
    final cost; final amount; all put together; everything included; kul kharcha; kul kimat; kul keemat; sab milake;
    sab mila ke; sab milakar; ella seri; ella sersi; yella seri; yella sersi; ellaa seri; ella serisi; ottu; ottu bele; kul laagat; kul lagat; total lagat; कुल लागत; टोटल लागत; कुल कीमत; कुल खर्च; कुल कितना; सब मिलाकर;
    ಒಟ್ಟು; ಒಟ್ಟು ಬೆಲೆ; ಎಲ್ಲಾ ಸೇರಿ; ಎಲ್ಲಾ ಸೇರಿಸಿ`),
  charges: list(`
    stamp; ಸ್ಟಾಂಪ್; ಸ್ಟ್ಯಾಂಪ್; स्टांप; स्टाम्प; regn; registration; registry; add on top; on top; on top of this; on top of that; on top of it; else do i pay; else do we pay; else to pay; else should i pay; aur kya dena; aur kya kya dena; aur kitna dena; innenu kodbeku; innu enu kodbeku; over and above; extra; extra cost; other cost;
    parking price; parking cost; price of parking; parking separate; parking included; club membership; club fee;
    club fees; club charge; clubhouse charges; membership; sinking fund; deposit; electricity deposit; plc;
    duddu kodbeka; duddu kodabeka; duddu kodbeku; duddu kottbeka; extra duddu; extra kodbeka; paisa dena padega; paise dene padenge; paise dene honge; paise lagenge; paisa lagega; chargeable; pay extra; pay for; pay separately; charged separately; ದುಡ್ಡು ಕೊಡಬೇಕಾ; ದುಡ್ಡು ಕೊಡ್ಬೇಕಾ; ಹಣ ಕೊಡಬೇಕಾ; ದುಡ್ಡು ಕೊಡಬೇಕು; पैसे देने; पैसे लगेंगे; पैसा लगेगा; पैसा देना;
    preferential location; club ge duddu; parking ge duddu; parking ge bere; parking alag; upar se kitna; alag se;
    ಹೆಚ್ಚುವರಿ; ಪಾರ್ಕಿಂಗ್ ಸೇರಿದ್ಯಾ; ಪಾರ್ಕಿಂಗ್ ಸೇರಿದೆಯಾ; ನೋಂದಣಿ; ರಿಜಿಸ್ಟ್ರೇಷನ್; अलग से; रजिस्ट्री; पंजीकरण;
    पार्किंग अलग; registration cost; gst; tax; taxes; other charges; hidden charges; hidden cost; legal fee;
    legal fees; corpus; parking charge; car parking charges; infrastructure charges; betterment; bescom charges;
    bwssb charges; advance maintenance; additional charges; floor rise; ಮುದ್ರಾಂಕ ಶುಲ್ಕ; ಜಿಎಸ್‌ಟಿ; जीएसटी;
    स्टाम्प ड्यूटी; स्टांप ड्यूटी`),
  'price-per-sqft': [
    ...inBothOrders(
      'price; rate; cost',
      'per sqft; per sq ft; per sft; per square foot; per square feet',
    ),
    ...list(`
    per sqft; per sq ft; per sft; per square foot; per square feet; sqft rate; sq ft rate; psf; sqft ka rate;
    sqft ge eshtu; sq ft ge eshtu; ek sqft; ondu sqft ge; प्रति वर्ग फुट; ಚದರ ಅಡಿಗೆ; ಪ್ರತಿ ಚದರ ಅಡಿ; ಚದರ ಅಡಿ ಬೆಲೆ`),
  ],
  emi: [...INSTALMENTS, 'monthly payment'],
  loan: list(`
    loan; bank fund; bank finance; bank lend; mortgage; financed; tie up; tie ups; approved banks; sbi; hdfc; icici; banks; bank approval; bank approved; saala; lon; लोन;
    ಸಾಲ; ಲೋನ್`),
  'future-value': list(`
    double; grow; growth; price growth; price rise; price trend; prices rise; will it rise; future; resell;
    sell later; selling later; exit; capital gain potential; doguna; dugna; badhegi; badega; bhavishya;
    jaasti agutta; बढेगा; बढेगी; दुगना; दोगुना; भविष्य; ಮರುಮಾರಾಟ; ಹೆಚ್ಚಾಗುತ್ತಾ; appreciation; appreciate; roi;
    return; investment; future price; price go up; go up; resale; resale price; worth it; badhega; jaasti aagutta;
    निवेश; ಹೂಡಿಕೆ`),
  rent: list(`
    rented; renting; renting out; rent out; rent it out; letting out; lease; let out; tenant will pay; kiraye; kiraaya; भाड़ा; किराए; किराये; rent; rental; yield; kiraya;
    baadige; badige; किराया; ಬಾಡಿಗೆ`),
  'payment-plan': list(`
    subvention; emi till possession; booking plan; milestone; slab wise; kistein; bhugtan; किस्तें; भुगतान; ಪಾವತಿ;
    ಕಂತುಗಳಲ್ಲಿ; payment plan; payment schedule; construction linked; clp; instalments to the builder`),
  negotiation: list(`
    quota; freebies; free registration; diskount; riyayati; डिस्काउंट; ಡಿಸ್ಕೌಂಟ್; ಕಡಿಮೆ ಮಾಡ್ತಾರಾ; negotiable;
    negotiate; negotiation; discount; offer; bargain; bargaining; best price; last price; brokerage; commission;
    reduce the price; rate kammi maadtara; kam karenge; kam hoga; rebate; scheme; छूट; ಚೌಕಾಸಿ; ರಿಯಾಯಿತಿ`),
  availability: list(`
    left; units left; unsold units; vacant; vacancy; remaining; available units; two together; same floor; khaali;
    khali; bacha; bache; bach gaye; bik gaye; bika; sell aagide; marata; maarata; ulidive; बिक; बिके; खाली; बाकी है;
    ಮಾರಾಟ; ಮಾರಾಟವಾಗಿದೆ; availability; sold; unsold; booked; inventory; which floor; higher floor; ground floor;
    corner flat; top floor; ulidide; बचे; ಉಳಿದಿವೆ; ಖಾಲಿ`),
} as const satisfies Readonly<Record<string, readonly string[]>>;
