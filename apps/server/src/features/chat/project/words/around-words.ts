import { list } from '@manemitra/query/phrases';
import { WATER_NAMES } from '@manemitra/query/words/near-water-words';

/** How buyers call what lies around a project. */
export const AROUND_WORDS = {
  schools: list('school; school nearby; shaale; shale; ಶಾಲೆ; ಶಾಲೆಗಳು; स्कूल; विद्यालय'),
  hospitals: list(`
    hospital; doctor; clinic; aspatre; aaspatre; aspatal; ಆಸ್ಪತ್ರೆ; ಆಸ್ಪತ್ರೆಗಳು; अस्पताल; हॉस्पिटल`),
  malls: list('mall; shopping; ಮಾಲ್; ಮಾಲ್‌ಗಳು; मॉल'),
  restaurants: list('restaurant; hotels; places to eat; cafe; ಹೋಟೆಲ್; ರೆಸ್ಟೋರೆಂಟ್; रेस्टोरेंट; रेस्टोरेन्ट'),
  sights: list(`
    temple; mandir; derasar; jain mandir; basadi; ಬಸದಿ; देरासर; tree; trees; ped; maragalu; mara; hariyali; greenery; पेड़; ಮರಗಳು; ಮರ; ಹಸಿರು; devasthana; gudi; church; churches; mosque; masjid; gurudwara; gurdwara; garden nearby; market;
    supermarkets; groceries; kirana; bazaar; pharmacy; chemist; atm; atms; petrol; police; police station;
    post office; gym nearby; college; university; play school; railway station; train station; मंदिर; मस्जिद; चर्च;
    गुरुद्वारा; बाजार; किराना; रेलवे स्टेशन; ದೇವಸ್ಥಾನ; ಗುಡಿ; ಮಸೀದಿ; ಚರ್ಚ್; ಮಾರುಕಟ್ಟೆ; ಅಂಗಡಿ; places near;
    points of interest; what is near; nearby; around here; lake; aas paas; aaspaas; suttamutta; sutta mutta;
    ಸುತ್ತಮುತ್ತ; ಕೆರೆ; आसपास; आस पास; झील; around it; close by`),
  address: list(`
    address; location; located; locality; pincode; pin; which area; where is; pata; vilasa; jagah; ವಿಳಾಸ; ಸ್ಥಳ;
    ಎಲ್ಲಿದೆ; पता; लोकेशन; कहाँ है; kahan hai; elli ide; ellide`),
  floods: [
    ...WATER_NAMES['flood-spots'],
    ...list(
      'mulugita; mulgita; mulugitha; mulgitha; mulugtu; mulugutta; mulgutta; mulugitta; mulgitta; mulugatta; doobta; dooba; doobi; duba; doob gaya; doob jata; jal bharav; jalbharav; waterlogged; water logged; water logging; waterlogging; submerged; inundated; go under water; ಮುಳುಗಿತ್ತಾ; ಮುಳುಗಿತಾ; ಮುಳುಗುತ್ತಾ; ಮುಳುಗಿದೆ; ಮುಳುಗಿತ್ತು; डूबा; डूबता; डूब; जलभराव; पानी भरता; water stand; pani bharta; paani bharta; neeru nillutta; neeru tumba; ನೀರು ನಿಲ್ಲುತ್ತಾ',
    ),
  ],
  drains: [...WATER_NAMES.drains, 'drainage'],
  surroundings: list(`
    power supply; electricity; current; bescom; load shedding; fibre; fiber; network; signal; airtel; jio;
    flight path; flights; aeroplane; planes; airport noise; railway track; tracks; factory; industrial; garbage;
    landfill; dump; mosquito; mosquitoes; snakes; dogs; dust; slum; cemetery; graveyard; burial ground; sewage;
    rain; monsoon; jam; jams; bottleneck;
    underpass; flyover; road; approach; dhool; machhar; badbu; bijli; light jaati;
    जाम; सड़क; बिजली; बदबू; मच्छर; बारिश; ರಸ್ತೆ; ಮಳೆ; ವಾಸನೆ; ಸೊಳ್ಳೆ; ಧೂಳು; ವಿದ್ಯುತ್; ಕರೆಂಟ್; traffic;
    pollution; air quality; aqi; noise; noisy; walking safe; safe at night; street light; smell; power cuts;
    power cut; high tension; shor; gaddala; galate; galaate; gala te; gadbad; suraksha; surakshita; ಗಲಾಟೆ; ಸುರಕ್ಷಿತ; ಸುರಕ್ಷಿತನಾ; ಸುರಕ್ಷತೆ; शोर; ಗದ್ದಲ;
    area safe; safe in the night; night safe; raat me safe; raat ko safe; raat mein safe; ratri safe; raatri safe; safe ideya; safe idya; area safe ideya; रात में सुरक्षित; रात को सुरक्षित; रात में सेफ; एरिया सेफ; इलाका सुरक्षित; सेफ; ಸೇಫ್; ಸೇಫಾ; ರಾತ್ರಿ ಸುರಕ್ಷಿತ; ಏರಿಯಾ ಸುರಕ್ಷಿತ;
    crime; crime rate; safe area; ट्रैफिक; प्रदूषण; ಟ್ರಾಫಿಕ್; ಮಾಲಿನ್ಯ; shabda; sadda;
    ಶಬ್ದ; ಸದ್ದು; आवाज; sound; awaaz; awaz; internet`),
} as const satisfies Readonly<Record<string, readonly string[]>>;
