import { AMENITIES } from '@manemitra/domain/amenities';
import { list, phraseTable } from '../phrases.ts';
import { KANNADA_AMENITIES } from './kannada-amenity-words.ts';

/** How buyers say amenities. The names of the catalogue itself are added below the table. */
const SPOKEN: Readonly<Record<string, string>> = {
  'swimming-pool': `
    pool; pools; swiming pool; swimmimg pool; swiming; swimming; swim pool; swimmingpool;
    infinity pool; eeju kola; eejukola; taran tal; स्विमिंग पूल; तरणताल; पूल; ಈಜುಕೊಳ; ಈಜು ಕೊಳ;
    ಸ್ವಿಮ್ಮಿಂಗ್ ಪೂಲ್; ಸ್ವಿಮಿಂಗ್ ಪೂಲ್; ಪೂಲ್`,
  gym: `
    gymnasium; gymn; jim; fitness centre; fitness center; fitness studio; health club;
    vyayama shale; जिम; व्यायामशाला; ಜಿಮ್; ವ್ಯಾಯಾಮ ಶಾಲೆ; ವ್ಯಾಯಾಮಶಾಲೆ`,
  clubhouse: `
    club house; club; clubhse; clubouse; residents club; residents' club; club on the premises; club for residents; club facility; क्लब हाउस; क्लबहाउस; क्लब; ಕ್ಲಬ್ ಹೌಸ್; ಕ್ಲಬ್‌ಹೌಸ್;
    ಕ್ಲಬ್`,
  'kids-play-area': `
    kids play area; kid play area; children play area; childrens play area;
    children's playground; kids playground; kids play ground; kids park; childrens park;
    children park; play area; play area for kids; play area for children; playground;
    play ground; kids area; kids zone; toddler area; toddlers play area; tot lot;
    area for kids to play; bachon ke khelne ki jagah; bacchon ke khelne ki jagah; baccho ke khelne ki jagah;
    bachcho ke khelne ki jagah; bacchon ke liye play area; bachon ke liye play area; bacho ke khelne ki jagah;
    makkalige aata aadoke jaaga; makkalige aata aadoke jaga; makkalu aata aado jaaga; makkalige aadoke jaaga;
    makkalige aata; makkala aata jaaga; makkalige play area; ಮಕ್ಕಳಿಗೆ ಆಟ ಆಡಲು ಜಾಗ; ಮಕ್ಕಳ ಆಟದ ಜಾಗ; ಮಕ್ಕಳಿಗೆ ಆಟದ ಜಾಗ;
    ಆಟದ ಜಾಗ; ಆಟದ ಮೈದಾನ; aatada jaga; aatada jaaga; aatada maidana; ಮಕ್ಕಳ ಆಟದ ಮೈದಾನ; बच्चों के खेलने की जगह; बच्चों का प्ले एरिया; बच्चों के लिए प्ले एरिया; खेल का मैदान; बच्चों का पार्क; bachcho ke liye play area;
    bachchon ke khelne ki jagah; makkala aata; makkalu aado jaaga; makkala park;
    बच्चों के खेलने की जगह; बच्चों का पार्क; खेल का मैदान; प्ले एरिया; ಮಕ್ಕಳ ಆಟದ ಜಾಗ;
    ಮಕ್ಕಳ ಆಟದ ಮೈದಾನ; ಆಟದ ಮೈದಾನ; ಮಕ್ಕಳ ಪಾರ್ಕ್; ಪ್ಲೇ ಏರಿಯಾ`,
  'jogging-track': `
    jogging tracks; joging track; jogging path; running track; walking track; walking path;
    walkway; jogging; जॉगिंग ट्रैक; ಜಾಗಿಂಗ್ ಟ್ರ್ಯಾಕ್; ವಾಕಿಂಗ್ ಟ್ರ್ಯಾಕ್`,
  'landscaped-garden': `
    landscaped gardens; landscape garden; landscape gardens; landscaped; landscaping; garden;
    gardens; garden area; green area; lawn; lawns; बगीचा; गार्डन; ತೋಟ; ಉದ್ಯಾನ; ಗಾರ್ಡನ್`,
  'power-backup': `
    power back up; power backups; powerbackup; bijli backup; bijli ka backup; full power backup; 100% power backup;
    100 % power backup; generator; genset; generator backup; dg backup; dg; electricity backup;
    backup power; inverter backup; पावर बैकअप; बिजली बैकअप; जनरेटर; ಪವರ್ ಬ್ಯಾಕಪ್;
    ಪವರ್ ಬ್ಯಾಕ್ಅಪ್; ಜನರೇಟರ್`,
  lift: `
    lifts; elevator; elevators; lift facility; with lift; लिफ्ट; लिफ़्ट; ಲಿಫ್ಟ್; ಲಿಫ್ಟು`,
  security: `
    24x7 security; 24 x 7 security; 24/7 security; 24 7 security; 24 hours security;
    24 hour security; 24hrs security; round the clock security; security guard; security guards;
    secured; 3 tier security; guards; round the clock guards; 24x7 guards; guards at the gate; guard at the gate; gaurds; security gaurd; security gaurds; manned gate; manned security; three tier security; watchman; surakshe; सुरक्षा; सिक्योरिटी;
    ಭದ್ರತೆ; ಸೆಕ್ಯುರಿಟಿ; ಕಾವಲುಗಾರ`,
  cctv: `
    cctvs; cc tv; cctv camera; cctv cameras; cctv surveillance; surveillance; security cameras;
    security camera; सीसीटीवी; ಸಿಸಿಟಿವಿ; ಸಿಸಿಟಿವಿ ಕ್ಯಾಮೆರಾ`,
  'gated-community': `
    gated communities; gated comunity; gated; gated society; gated societies;
    gated apartment complex; gated layout; gated complex; gatedcommunity; gated project;
    community living; गेटेड कम्युनिटी; गेटेड सोसाइटी; गेटेड; ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿ; ಗೇಟೆಡ್ ಸಮುದಾಯ;
    ಗೇಟೆಡ್`,
  'car-parking': `
    carparking; car park; car parks; park my car; park our car; park my cars; park two cars; park 2 cars; place to park; slot for my car; slot for the car; car slot; car slots; covered slot; garage; parking; parkings; parking space; parking slot;
    covered parking; covered car parking; covered car park; basement parking; reserved parking;
    stilt parking; 2 car parking; two car parking; double car parking; 1 car parking;
    one car parking; 2 car parks; 2 parking; 2 parkings; gaadi parking; पार्किंग; कार पार्किंग;
    ಪಾರ್ಕಿಂಗ್; ಕಾರ್ ಪಾರ್ಕಿಂಗ್`,
  'visitor-parking': `
    visitors parking; visitor's parking; visitors car park; visitor car park; guest car park; guests parking; guest parking slots; visitor slots; parking for visiting relatives; visitor car parking; visitors car parking;
    guest parking; parking for visitors; parking for guests; विज़िटर पार्किंग;
    ವಿಸಿಟರ್ ಪಾರ್ಕಿಂಗ್`,
  'rainwater-harvesting': `
    rain water harvesting; rain harvesting; rwh; rainwater harvest; rain water harvest;
    rainwater; वर्षा जल संचयन; रेन वाटर हार्वेस्टिंग; ಮಳೆ ನೀರು ಕೊಯ್ಲು; ಮಳೆನೀರು ಕೊಯ್ಲು`,
  'sewage-treatment-plant': `
    stp; sewage treatment; sewage plant; sewage treatment plants; waste water treatment; सीवेज ट्रीटमेंट; सीवेज ट्रीटमेंट प्लांट;
    ಒಳಚರಂಡಿ ಶುದ್ಧೀಕರಣ ಘಟಕ; ತ್ಯಾಜ್ಯ ನೀರು ಶುದ್ಧೀಕರಣ ಘಟಕ; एसटीपी; ಎಸ್‌ಟಿಪಿ`,
  intercom: `inter com; intercom facility; इंटरकॉम; ಇಂಟರ್‌ಕಾಮ್`,
  'fire-safety': `
    fire fighting; fire sprinklers; sprinklers; smoke alarms; smoke detectors; fire exits; fire escape; fire hydrant; fire sprinkler; fire alarm; fire alarms; fire extinguisher;
    fire noc system; fire fighting system; fire protection; फायर सेफ्टी; ಅಗ್ನಿ ಸುರಕ್ಷತೆ`,
  'piped-gas': `
    piped gas connection; gas pipeline; gas pipe line; png; gail gas; gas connection; piped lpg;
    पाइप गैस; गैस पाइपलाइन; pipe gas; pipe wali gas; pipeline gas; पाइप वाली गैस; पीएनजी; गैस कनेक्शन; ಪೈಪ್ ಗ್ಯಾಸ್; ಗ್ಯಾಸ್ ಪೈಪ್‌ಲೈನ್`,
  wifi: `wi fi; wifi; internet; broadband; fibre internet; वाईफाई; वाई-फाई; ವೈಫೈ`,
  park: `parks; park inside; पार्क; ಪಾರ್ಕ್; ಪಾರ್ಕು`,
  vastu: `
    vaastu; vasthu; vaasthu; vastu compliant; vaastu compliant; vasthu compliant;
    vastu complaint; vaastu complaint; vastu friendly; vastu wala; vastu wali; vastu wale;
    vastu ke hisaab se; vastu ke anusar; as per vastu; as per vaastu; vastu prakara;
    vaastu prakara; vastu shastra; vaastu shastra; वास्तु; वास्तु वाला; वास्तु के अनुसार;
    वास्तु के हिसाब से; ವಾಸ್ತು; ವಾಸ್ತು ಪ್ರಕಾರ`,
  'wheelchair-access': `
    wheelchair; wheel chair; ಗಾಲಿಕುರ್ಚಿ; ಗಾಲಿ ಕುರ್ಚಿ; व्हीलचेयर; wheelchair accessible; wheel chair access; wheel chair accessible;
    wheelchair accessibility; wheelchair friendly; ramp; ramps; ramp access; disabled friendly;
    disabled access; व्हीलचेयर; ವ್ಹೀಲ್‌ಚೇರ್; ವೀಲ್‌ಚೇರ್`,
  'solar-power': `
    solar; solar panel; solar panels; solar energy; solar lighting; solar water heater;
    solar heater; सोलर; ಸೋಲಾರ್; ಸೌರ ವಿದ್ಯುತ್`,
  'ev-charging': `
    ev charger; ev chargers; ev charging point; ev charging points; ev charging station;
    ev charging stations; ev point; ev points; ev station; electric vehicle charging;
    electric car charging; electric car charger; car charging; charging point; charging points;
    charging station; evcharging; ev; ईवी चार्जिंग; ಇವಿ ಚಾರ್ಜಿಂಗ್`,
  'pet-friendly': `
    no pet restrictions; no pets restrictions; no pet restriction; no restriction on pets;
    no restrictions on pets; pets friendly; petfriendly; pet freindly; pets allowed; pet allowed; pets ok; pets okay;
    pets welcome; pets; pet; allow my dog; allow my cat; allow my labrador; allow my lab; allow my pet; allow our dog; allow our pet; allow dogs; allow cats; can keep a dog; can keep a cat; can keep dogs; can keep pets; ok with dogs; ok with pets; ok with cats; dogs are welcome; dog friendly; dogs allowed; cat friendly; allows pets; allow pets;
    allowing pets; ನಾಯಿ ಸಾಕಬಹುದಾದ; ನಾಯಿ ಸಾಕಬಹುದು; ನಾಯಿ ಸಾಕಲು; ನಾಯಿ ಸಾಕಲು ಅವಕಾಶ;
    ಸಾಕುಪ್ರಾಣಿ; ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅವಕಾಶ; ಸಾಕು ಪ್ರಾಣಿ; ಪೆಟ್ ಫ್ರೆಂಡ್ಲಿ; पालतू; पालतू कुत्ता; पालतू कुत्ता रख सकें; पालतू जानवर;
    पालतू जानवर रख सकें; कुत्ता रख सकें; कुत्ता रख सके; कुत्ता पाल सकें; पेट्स अलाउड; kutta rakh sake;
    kutta rakh sakte; kutta paal sake; paltu kutta; paltu janwar; nayi saakbodu; nayi saakbahudu;
    naayi saakbodu; nayi sakabahudu; i have a dog; we have a dog; have a dog; naayi saakbahudu; naayi sakbahudu; naayi sakbodu; nayi sakbahudu; naayi saakoke; nayi saakoke; naayi idkobahudu; पेट फ्रेंडली;
    पालतू जानवर; ಸಾಕುಪ್ರಾಣಿ; ಪೆಟ್ ಫ್ರೆಂಡ್ಲಿ`,
  'pet-park': `
    dog park; pets park; pet zone; park for pets; park for dogs; पेट पार्क; ಪೆಟ್ ಪಾರ್ಕ್`,
  'badminton-court': `
    badminton; badminton courts; badmintan court; badmintan; badmiton; badmiton court;
    badmintion; shuttle court; shuttle; बैडमिंटन; बैडमिंटन कोर्ट; ಬ್ಯಾಡ್ಮಿಂಟನ್;
    ಬ್ಯಾಡ್ಮಿಂಟನ್ ಕೋರ್ಟ್; ಷಟಲ್`,
  'tennis-court': `
    tennis; tennis courts; lawn tennis; outdoor tennis courts; tenis court; tenis; टेनिस;
    टेनिस कोर्ट; ಟೆನಿಸ್; ಟೆನಿಸ್ ಕೋರ್ಟ್`,
  'basketball-court': `
    basketball; basket ball; basket ball court; basketball courts; half basketball court;
    बास्केटबॉल; बास्केटबॉल कोर्ट; ಬಾಸ್ಕೆಟ್‌ಬಾಲ್; ಬಾಸ್ಕೆಟ್ಬಾಲ್ ಕೋರ್ಟ್`,
  'squash-court': `squash; squash courts; स्क्वैश; ಸ್ಕ್ವಾಷ್`,
  'cricket-pitch': `
    cricket; cricket pitch; cricket net; cricket nets; cricket ground; cricket net practice;
    cricket practice; box cricket; क्रिकेट; क्रिकेट पिच; ಕ್ರಿಕೆಟ್; ಕ್ರಿಕೆಟ್ ಪಿಚ್`,
  'skating-rink': `skating; skating rinks; roller skating; स्केटिंग; ಸ್ಕೇಟಿಂಗ್`,
  'table-tennis': `tt; tt table; ping pong; table tenis; टेबल टेनिस; ಟೇಬಲ್ ಟೆನಿಸ್`,
  'indoor-games': `
    indoor games room; indoor game; indoor sports; games room; game room; indoor gaming;
    billiards; carrom; chess; pool table; pool tables; snooker; snooker table; foosball; carrom board; board games; air hockey; इनडोर गेम्स; इंडोर गेम्स; ಒಳಾಂಗಣ ಆಟ; ಒಳಾಂಗಣ ಕ್ರೀಡೆ; ಇಂಡೋರ್ ಗೇಮ್ಸ್`,
  'cycling-track': `
    cycle track; cycling tracks; cycling path; cycling; bicycle track; साइकिल ट्रैक;
    ಸೈಕ್ಲಿಂಗ್ ಟ್ರ್ಯಾಕ್; ಸೈಕಲ್ ಟ್ರ್ಯಾಕ್`,
  'golf-course': `golf; putting green; mini golf; putting greens; golf greens; golfing; golf practice; गोल्फ; गोल्फ कोर्स; ಗಾಲ್ಫ್; ಗಾಲ್ಫ್ ಕೋರ್ಸ್`,
  'yoga-deck': `
    yoga; yoga deck; yoga room; yoga hall; yoga area; yoga pavilion; yoga lawn; meditation;
    meditation deck; meditation room; meditation hall; meditation area; meditation centre;
    meditation center; yoga and meditation; योग; योगा; ध्यान कक्ष; ಯೋಗ; ಯೋಗಾ; ಧ್ಯಾನ ಕೇಂದ್ರ`,
  spa: `
    sauna; steam room; steam bath; steam and sauna; sauna and steam; jacuzzi; massage room;
    स्पा; ಸ್ಪಾ`,
  'mini-theatre': `
    mini theater; minitheatre; home theatre; home theater; theatre; theater; theatre room;
    av room; a v room; movie room; movie theatre; movie theater; mini cinema; cinema room;
    preview theatre; मिनी थिएटर; ಮಿನಿ ಥಿಯೇಟರ್`,
  amphitheatre: `
    amphitheater; amphi theatre; amphi theater; ampitheatre; open air theatre; oat; एम्फीथिएटर;
    ಆಂಫಿಥಿಯೇಟರ್`,
  'party-hall': `
    party halls; partyhall; banquet; banquet hall; function hall; community hall;
    multipurpose hall; multi purpose hall; event hall; party room; celebration hall; पार्टी हॉल;
    सामुदायिक भवन; ಪಾರ್ಟಿ ಹಾಲ್; ಸಮುದಾಯ ಭವನ`,
  library: `reading room; libary; lib; लाइब्रेरी; पुस्तकालय; ಗ್ರಂಥಾಲಯ; ಲೈಬ್ರರಿ`,
  'co-working': `
    coworking; co working; coworking space; co-working space; coworking spaces; co working area;
    work from home space; wfh space; work from home area; business centre; business center;
    business lounge; conference room; को-वर्किंग; ಕೋ-ವರ್ಕಿಂಗ್`,
  creche: `
    crech; creche; crèche; creche facility; day care; daycare; day care centre; day care center; क्रेच;
    शिशुगृह; ಶಿಶುವಿಹಾರ; ಕ್ರೆಶ್`,
  'senior-citizen-area': `
    senior citizen; senior citizens; senior citizens area; senior citizens' area;
    senior citizen zone; senior citizen park; senior citizen friendly; senior friendly;
    seniors area; seniors park; elders area; elders park; elder friendly; elderly area;
    elderly friendly; reflexology; reflexology path; वरिष्ठ नागरिक; senior area; place for elders to sit; place for seniors to sit; seating for elders; sitting area for elders; bujurgon ke baithne ki jagah; buzurgon ke baithne ki jagah; bujurgo ke baithne ki jagah; bado ke baithne ki jagah; bujurgon ke liye jagah; hiriyarige kooralu jaaga; hiriyarige kooroke jaaga; hiriyarige koothkolloke jaaga; hiriyaru kooro jaaga; hiriyarige jaaga; बुजुर्गों के बैठने की जगह; बुज़ुर्गों के बैठने की जगह; ಹಿರಿಯರು ಕೂರುವ ಜಾಗ; ಹಿರಿಯರಿಗೆ ಕೂರಲು ಜಾಗ; ಹಿರಿಯರಿಗೆ ಕುಳಿತುಕೊಳ್ಳಲು ಜಾಗ; बुज़ुर्गों के लिए जगह; ಹಿರಿಯರಿಗೆ ಜಾಗ; बुजुर्गों के लिए जगह;
    ಹಿರಿಯ ನಾಗರಿಕರ ಜಾಗ; ಹಿರಿಯ ನಾಗರಿಕರು`,
  supermarket: `
    super market; convenience store; convenience shop; kirana store; kirana shop; kirana; provisions shop; general store; grocery shop; shop for daily needs; daily needs shop; departmental store; department store; grocery store;
    grocery; provision store; shopping centre inside; सुपरमार्केट; ಸೂಪರ್ ಮಾರ್ಕೆಟ್;
    ಸೂಪರ್‌ಮಾರ್ಕೆಟ್`,
  cafeteria: `
    cafe; café; coffee shop; coffee lounge; food court; restaurant; restaurants; canteen;
    कैफेटेरिया; कैफे; ಕೆಫೆಟೇರಿಯಾ; ಕೆಫೆ`,
  'barbecue-area': `
    barbecue; barbeque; barbeque area; barbecue deck; barbeque space; bbq; bbq area; bbq pit;
    बारबेक्यू; ಬಾರ್ಬೆಕ್ಯೂ`,
  'servant-room': `
    servants room; servant's room; servant quarter; servant quarters; servants quarters;
    kelasadavrige room; kelasadavara room; kelasadavala room; kelasadavrige kone; kelsadavrige room; ಕೆಲಸದವರಿಗೆ ರೂಮ್; ಕೆಲಸದವರ ಕೋಣೆ; ಕೆಲಸದವರಿಗೆ ಕೋಣೆ; kaam wali ka room; kaamwali ka kamra; naukar ka kamra; नौकर का कमरा; maid room; maids room; maid's room; maid quarter; maid's quarters; help room; domestic help room; utility maid room; house help room; helper room; servant;
    नौकर का कमरा; सर्वेंट रूम; naukar ka kamra; bai ka kamra; kelasadavara kone;
    kelasadavara room; कामवाली का कमरा; नौकरानी का कमरा; मेड रूम; ಸೇವಕರ ಕೊಠಡಿ; ಸೇವಕರ ಕೋಣೆ; ಕೆಲಸದವರ ಕೋಣೆ; ಕೆಲಸದವರ ಕೊಠಡಿ; ಕೆಲಸದವರ ರೂಮ್; ಸರ್ವೆಂಟ್ ರೂಮ್`,
  'private-garden': `
    private gardens; private lawn; own garden; personal garden; pvt garden; pvt gardens; garden of our own; garden of my own; garden of its own; garden to ourselves;
    garden of their own;
    प्राइवेट गार्डन; swanta garden; swantha garden; swanta thota; apna garden; apna bagicha; khud ka garden; निजी बगीचा; अपना बगीचा;
    ಸ್ವಂತ ತೋಟ; ಸ್ವಂತ ಗಾರ್ಡನ್; ಖಾಸಗಿ ತೋಟ; ಖಾಸಗಿ ಉದ್ಯಾನ`,
  'terrace-garden': `
    terrace gardens; private terrace garden; own terrace garden; roof garden; rooftop garden; roof top garden; sky garden; टेरेस गार्डन; छत पर बगीचा; छत पर गार्डन; chhat pe garden; chhat par garden; ತಾರಸಿ ಉದ್ಯಾನ;
    ಟೆರೇಸ್ ಗಾರ್ಡನ್; ತಾರಸಿ ತೋಟ`,
  'smart-home': `
    smart homes; smarthome; home automation; automated home; automation; app controlled lights; app controlled home; voice controlled home; alexa; alexa enabled; smart lights; smart locks; smart switches; digital lock; digital locks; smart home features;
    smart home automation; स्मार्ट होम; ಸ್ಮಾರ್ಟ್ ಹೋಮ್`,
};

export const amenityWords = phraseTable<string>(
  AMENITIES.map(({ id, name }) => [
    id,
    [
      name,
      id.replaceAll('-', ' '),
      ...list(SPOKEN[id] ?? ''),
      ...list(KANNADA_AMENITIES[id] ?? ''),
    ],
  ]),
);
