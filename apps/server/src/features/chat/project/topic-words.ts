import { list, phraseTable } from '@manemitra/query/phrases';

/** What people ask of one project. */
const TOPIC_IDS = [
  'overview',
  'khata',
  'survey-numbers',
  'all-in',
  'charges',
  'price',
  'price-per-sqft',
  'emi',
  'loan',
  'maintenance',
  'possession',
  'rera',
  'approval',
  'occupancy-certificate',
  'litigation',
  'complaints',
  'documents',
  'missing-documents',
  'builder',
  'track-record',
  'rating',
  'homes',
  'floors',
  'land',
  'open-space',
  'sizes',
  'super-built-up',
  'loading',
  'facing',
  'bathrooms',
  'bhk',
  'amenities',
  'water',
  'metro',
  'buses',
  'on-foot',
  'schools',
  'hospitals',
  'malls',
  'restaurants',
  'sights',
  'address',
  'source',
  'future-value',
  'rent',
  'payment-plan',
  'surroundings',
  'verdict',
  'neighbours',
  'specifications',
  'availability',
  'negotiation',
  'access',
  'land-title',
  'views',
  'rules',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

/** How buyers name each topic. The longest phrase that stands in a question wins. */
const SPOKEN: Readonly<Record<TopicId, string>> = {
  overview: `
    tell me about it; tell me about this; tell me about; about this project; about the project; details;
    summary; overview; bagge heli; bagge tilisi; bagge; ke baare mein; ke baare me; ke bare mein; ke bare me;
    kaisa hai; kaisa; hegide; hege ide; के बारे में; कैसा है; ಬಗ್ಗೆ; ಹೇಗಿದೆ`,
  khata: `
    khata; khatha; katha; khaata; e khata; ekhata; e-khata; khata type; a khata; b khata; khata certificate;
    ಖಾತಾ; ಖಾತೆ; ಇ-ಖಾತಾ; खाता; ई-खाता`,
  'survey-numbers': `survey number; survey numbers; survey no; sy no; survey nos; ಸರ್ವೆ ನಂಬರ್; ಸರ್ವೆ ಸಂಖ್ಯೆ; सर्वे नंबर`,
  'all-in': `
    all in; all-in; allin; in total; in all; altogether; total; pay in total; how much in total; with registration; including registration; with everything; full price; full cost; keys in hand; keys-in-hand; all inclusive; all included; all in price; all in cost; till keys; till the keys;
    total till keys; total till the keys; price till keys; on road; onroad; on road price; on-road; total cost;
    total price; total outgo; total amount; final price; final cost; final amount; all put together;
    everything included; kul kharcha; kul kimat; kul keemat; total kitna; total kitna padega;
    sab milake; sab mila ke; sab milakar; total eshtu; total eshtu aagutte; ella seri; ella serisi; ottu;
    ottu bele; ottu eshtu; कुल कीमत; कुल खर्च; कुल कितना; सब मिलाकर; ಒಟ್ಟು; ಒಟ್ಟು ಬೆಲೆ; ಎಲ್ಲಾ ಸೇರಿ; ಎಲ್ಲಾ ಸೇರಿಸಿ`,
  charges: `
    stamp; regn; registration; registry; add on top; on top of this; over and above; extra; extras; extra cost; extra costs; other costs; other cost; parking price; parking cost; price of parking; parking separate; parking included; club membership; club fee; club fees; club charge; club charges; clubhouse charges; membership; membership fee; sinking fund; deposit; deposits; electricity deposit; plc; preferential location; club ge duddu; parking ge duddu; parking ge bere; parking alag; extra kitna; upar se kitna; alag se; registration ge; ಹೆಚ್ಚುವರಿ; ಪಾರ್ಕಿಂಗ್ ಸೇರಿದ್ಯಾ; ಪಾರ್ಕಿಂಗ್ ಸೇರಿದೆಯಾ; ನೋಂದಣಿ; ರಿಜಿಸ್ಟ್ರೇಷನ್; अलग से; रजिस्ट्री; पंजीकरण; पार्किंग अलग;
    stamp duty; registration charges; registration charge; registration cost; registration fee;
    registration fees; gst; tax; taxes; other charges; extra charges; hidden charges; hidden cost;
    hidden costs; legal fee; legal fees; corpus; corpus fund; parking charge; parking charges; car parking charges;
    infrastructure charges; betterment; betterment charge; betterment charges; bescom charges; bwssb charges; advance maintenance; additional charges; floor rise;
    ಮುದ್ರಾಂಕ ಶುಲ್ಕ; ಜಿಎಸ್‌ಟಿ; ನೋಂದಣಿ ಶುಲ್ಕ; जीएसटी; स्टाम्प ड्यूटी; स्टांप ड्यूटी; रजिस्ट्री का खर्च`,
  price: `
    price; prices; pricing; cost; costs; rate; rates; price list; price range; starting price; budget; daam; dam;
    kimat; keemat; kimmat; bele; bela; ಬೆಲೆ; ದರ; कीमत; दाम; क़ीमत; रेट; प्राइस; ಪ್ರೈಸ್; ರೇಟ್; cheapest unit; expensive; so high; so costly; price high`,
  'price-per-sqft': `
    price per sq ft; price per sqft; price per square foot; price per square feet; price per sft; rate per sq ft;
    rate per sqft; rate per square foot; rate per square feet; rate per sft; cost per sq ft; cost per sqft;
    cost per square foot; per sqft; per sq ft; per sft; per square foot; per square feet; per square feet price;
    sqft rate; sq ft rate; psf; sqft ka rate; sqft ge eshtu; sq ft ge eshtu; ek sqft; ondu sqft ge;
    प्रति वर्ग फुट; ಚದರ ಅಡಿಗೆ; ಪ್ರತಿ ಚದರ ಅಡಿ; ಚದರ ಅಡಿ ಬೆಲೆ`,
  emi: `
    emi; emis; monthly instalment; monthly installment; monthly payment; instalment; installment; kist; kantu;
    ईएमआई; किस्त; ಇಎಂಐ; ಇಎಮ್‌ಐ; ಕಂತು`,
  loan: `
    loan; loans; home loan; bank tie up; bank tie ups; tie up; tie ups; approved banks; sbi; hdfc; icici; bank loan; housing loan; loan eligible; banks; bank approval; bank approved; saala; lon;
    लोन; होम लोन; बैंक लोन; ಸಾಲ; ಲೋನ್; ಗೃಹ ಸಾಲ; ಬ್ಯಾಂಕ್ ಸಾಲ`,
  maintenance: `
    upkeep; monthly charges; monthly cost; society fee; society maintenance; maint; per month cost; mahine ka kharcha; har mahine; tingala kharchu; tingalige eshtu; advance maintenance years; महीने का खर्च; हर महीने; ಮೇಂಟೇನೆನ್ಸ್; ತಿಂಗಳಿಗೆ;
    maintenance; maintain; maintanance; maintainance; maintenance charge; maintenance charges; monthly maintenance;
    society charges; maintenance cost; maintenance fee; maintenance fees; मेंटेनेंस; मेन्टेनेन्स; ನಿರ್ವಹಣೆ;
    ನಿರ್ವಹಣಾ ವೆಚ್ಚ; ಮೇಂಟೆನೆನ್ಸ್`,
  possession: `
    possession; possession date; ready; ready to move; move in; handover; hand over; handed over; completion;
    completion date; completed; complete; finish; finished; delivery; delivery date; delivered; construction status;
    under construction; construction progress; construction status; already built; built so far; progress; status; how old; age; age of the building; building age; kitna purana; eshtu hale; ban gaya; bana kya; ಎಷ್ಟು ಹಳೆಯ; कितना पुराना; get the keys; gives keys; get keys; keys milenge; kab milega; kab ready; yavaga sigutte; yavaga sigutta;
    mugiyutte; mugiyodu; ready ide; पज़ेशन; पजेशन; तैयार; कब मिलेगा; कब्जा; कब्ज़ा; ಸ್ವಾಧೀನ; ಸಿದ್ಧ; ಪೂರ್ಣ; ಹಸ್ತಾಂತರ; ಯಾವಾಗ ಸಿಗುತ್ತದೆ`,
  rera: `
    rera; rera number; rera no; rera id; rera registration; rera registered; rera approved; k-rera; ರೇರಾ; रेरा`,
  approval: `
    approver; who approved; planning authority; biappa; dtcp; hmda; local authority; bbmp limits; bbmp limit; gram panchayat; city corporation; municipality; limits; ನಗರಸಭೆ; ಪಂಚಾಯತ್; ಪಂಚಾಯಿತಿ; ಪ್ರಾಧಿಕಾರ; पंचायत; प्राधिकरण; स्वीकृति;
    approval; approvals; approved; approved by; approving authority; sanction; sanctioned; plan sanction; plan approval;
    plan approved; bda; bbmp; bmrda; biaapa; kiadb; gba; panchayat; authority; bda approved; bbmp approved; anumati; anumathi;
    manjuri; ಅನುಮೋದನೆ; ಅನುಮತಿ; ಬಿಡಿಎ; ಬಿಬಿಎಂಪಿ; मंजूरी; मंज़ूरी; अनुमति; बीडीए; बीबीएमपी`,
  'occupancy-certificate': `
    oc; occupancy; occupancy certificate; occupancy cert; oc received; completion certificate; cc;
    ಒಸಿ; ಓಸಿ; ಓ ಸಿ; ಸ್ವಾಧೀನಾನುಭವ ಪ್ರಮಾಣಪತ್ರ; ಆಕ್ಯುಪೆನ್ಸಿ; ओसी; अधिभोग प्रमाण पत्र; ऑक्यूपेंसी`,
  litigation: `
    litigation; litigations; case; cases; court case; court cases; dispute; disputes; disputed; clear title; title;
    legal; legal issue; legal issues; legally clear; jhagda; vivad; mukadma; court; any case; kes; ತಕರಾರು; ವ್ಯಾಜ್ಯ; ಕೇಸ್;
    ಮೊಕದ್ದಮೆ; ನ್ಯಾಯಾಲಯ; मुकदमा; विवाद; केस; कोर्ट; टाइटल`,
  complaints: `
    complaint; complaints; complain; complaints on rera; rera complaint; rera complaints; complaints against;
    shikayat; shikayatein; shikayate; dooru; duru; ದೂರು; ದೂರುಗಳು; शिकायत; शिकायतें`,
  documents: `
    document; documents; docs; papers; paper; paperwork; kagaz; kaagaz; kaagazat; kagadada patra; dakhale; dakhlegalu;
    ದಾಖಲೆ; ದಾಖಲೆಗಳು; ಕಾಗದ; ಕಾಗದಪತ್ರ; दस्तावेज; दस्तावेज़; कागज; कागज़; कागजात; noc; nocs; fire noc; mother deed; encumbrance certificate; ec`,
  'missing-documents': `
    missing documents; documents missing; document missing; missing papers; papers missing; missing document;
    missing docs; docs missing; which documents are missing; what documents are missing; documents are missing;
    papers are missing; not uploaded; documents to ask; documents should i ask; papers should i ask; ask the seller;
    kaun se documents nahi; documents nahi; kagaz nahi; dakhale illa; yava dakhale illa; कौन से दस्तावेज नहीं;
    दस्तावेज नहीं; कागज नहीं; ದಾಖಲೆ ಇಲ್ಲ; ದಾಖಲೆಗಳು ಇಲ್ಲ; ಯಾವ ದಾಖಲೆ ಇಲ್ಲ; missing`,
  builder: `
    builder; builders; promoter; developer; company; who built; who is building; building that; building this; who makes; who constructed; who is making; who made; built by; banane wala;
    kisne banaya; kattidavaru; kattisidavaru; yaaru kattiddu; yaaru kattodu; ಬಿಲ್ಡರ್; ನಿರ್ಮಾಪಕ; ಕಟ್ಟಿದವರು; ಯಾರು ಕಟ್ಟಿದ್ದು;
    बिल्डर; डेवलपर; किसने बनाया; प्रमोटर`,
  'track-record': `
    delivered on time; possession on time; late delivery; came late; previous delivery; trust the date; trust that date; nclt; insolvency; bankrupt; bankruptcy; financially; financials; wasool; time pe diya; time ge kottidda; दिवालिया; समय पर; ಸಮಯಕ್ಕೆ;
    track record; past projects; past project; earlier projects; previous projects; old projects; other projects;
    delay; delays; delayed; late; on time; history; builder history; builder record; deri; thada; tada; record;
    purane project; purane projects; hale projects; ವಿಳಂಬ; ತಡ; ಹಿಂದಿನ ಯೋಜನೆ; ಹಿಂದಿನ ಯೋಜನೆಗಳು; ಹಿಂದಿನ ಪ್ರಾಜೆಕ್ಟ್;
    देरी; पुराने प्रोजेक्ट; रिकॉर्ड; पिछले प्रोजेक्ट`,
  rating: `rating; ratings; review; reviews; google rating; stars; ರೇಟಿಂಗ್; ವಿಮರ್ಶೆ; रेटिंग; रिव्यू`,
  homes: `
    units; small community; how big is the community; kam ghar; ghar kam; ghar kitne; kadime mane; mane eshtu; mane irodu; ಎಷ್ಟು ವಿಲ್ಲಾ; ವಿಲ್ಲಾ ಎಷ್ಟು; कितने विला; कितने मकान;
    homes in total; plots in total; how many units; how many homes; how many flats; how many villas; how many plots; how many towers; how many houses;
    how many apartments; how many blocks; units; number of units; no of units; total units; total flats; number of flats;
    towers; tower; number of towers; blocks; density; kitne flat; kitne flats; kitne ghar; kitne tower; kitne units; eshtu mane;
    eshtu flat; eshtu flats; eshtu tower; eshtu towers; कितने फ्लैट; कितने घर; कितने टावर; टावर; ಎಷ್ಟು ಮನೆ; ಎಷ್ಟು ಮನೆಗಳು; ಎಷ್ಟು ಫ್ಲಾಟ್; ಟವರ್`,
  floors: `
    floors; floor count; how many floors; number of floors; storeys; stories; basement; basements; kitne floor; kitni manzil; manzil;
    eshtu floor; eshtu mahadi; mahadi; how tall; ಎಷ್ಟು ಮಹಡಿ; ಮಹಡಿ; ಮಹಡಿಗಳು; मंजिल; मंज़िल; कितनी मंजिल`,
  land: `
    land area; land parcel; acres; acre; project area; plot area; site area; total area; how big is the project; zameen; jaaga eshtu;
    jameen; bhoomi; ಎಕರೆ; ಜಮೀನು; ಭೂಮಿ; एकड़; जमीन; ज़मीन`,
  'open-space': `open space; open area; open spaces; greenery; green space; green cover; khuli jagah; khali jaaga; खुली जगह; ಖಾಲಿ ಜಾಗ; ತೆರೆದ ಜಾಗ`,
  sizes: `
    chhota; chhoti; how small; size of the flat; kitna chhota; eshtu chikkadu; eshtu sq ft; yeshtu sq ft; plot size; site size; built up of each; ವಿಸ್ತೀರ್ಣ ಎಷ್ಟು; कितना छोटा; कितना क्षेत्र;
    size; sizes; carpet; carpet area; carpet size; area; areas; sq ft; sqft; square feet; how big; dimensions; kitna bada; kitna bara;
    eshtu doddadu; vistaara; kshetraphal; ಕಾರ್ಪೆಟ್; ವಿಸ್ತೀರ್ಣ; ಅಳತೆ; ಎಷ್ಟು ದೊಡ್ಡದು; कारपेट; कार्पेट; क्षेत्रफल; साइज; साइज़; कितना बड़ा`,
  'super-built-up': `
    super built up; super built-up; super builtup; super built up area; super builtup area; built up; built up area; builtup;
    sba; saleable area; सुपर बिल्ट अप; ಸೂಪರ್ ಬಿಲ್ಟ್ ಅಪ್`,
  loading: `loading; loading factor; loading percent; loading percentage; ಲೋಡಿಂಗ್; लोडिंग; usable area; shared area; common area`,
  facing: `
    facing; facings; direction; which direction; east facing; west facing; north facing; south facing; which side; vastu facing; kis taraf;
    yava dikku; dikku; ದಿಕ್ಕು; ಯಾವ ದಿಕ್ಕು; दिशा; किस तरफ; मुख`,
  bathrooms: `
    bathroom; bathrooms; toilet; toilets; bath; baths; balcony; balconies; balkani; ಸ್ನಾನಗೃಹ; ಬಾಲ್ಕನಿ; ಬಾತ್‌ರೂಮ್; बाथरूम; बालकनी; शौचालय`,
  bhk: `
    bhk; configuration; configurations; config; unit types; types of units; type of units; what types; typologies; bedroom; bedrooms;
    which sizes; floor plan; floor plans; ಬೆಡ್‌ರೂಮ್; ಕೋಣೆ; ಕೋಣೆಗಳು; बेडरूम; कमरे; ಬಿಎಚ್‌ಕೆ; बीएचके`,
  amenities: `
    amenity; amenities; facility; facilities; suvidha; suvidhayein; saulabhya; soulabhya; saukarya; soukarya; features;
    ಸೌಲಭ್ಯ; ಸೌಲಭ್ಯಗಳು; ಸೌಕರ್ಯ; सुविधा; सुविधाएं; सुविधाएँ`,
  water: `
    water; water source; water supply; cauvery; kaveri; cauvery water; borewell; borewells; bore; tanker; tankers; water tanker; bwssb; paani; pani;
    neeru; niru; ನೀರು; ನೀರಿನ; ಕಾವೇರಿ; ಕಾವೇರಿ ನೀರು; ಬೋರ್‌ವೆಲ್; ಟ್ಯಾಂಕರ್; पानी; कावेरी; बोरवेल; टैंकर`,
  metro: `
    metro; metro station; nearest metro; nearest station; station; namma metro; metro line; purple line; green line; yellow line; blue line; pink line; orange line; yaava line; which line; ಮೆಟ್ರೋ; ಮೆಟ್ರೊ; ಮೆಟ್ರೋ ನಿಲ್ದಾಣ; मेट्रो; मेट्रो स्टेशन`,
  buses: `
    bus; buses; bus stop; bus stops; bus stand; bus line; bus lines; bus route; bus routes; bus number; bus numbers; which bus; which buses; bmtc;
    bas; bas stop; basu; bas stand; ಬಸ್; ಬಸ್ ನಿಲ್ದಾಣ; ಬಸ್ಸು; ಬಸ್ಸುಗಳು; बस; बसें; बस स्टॉप; बस स्टैंड`,
  'on-foot': `
    on foot; walking distance; within walking distance; walkable; what can i walk to; walk to; paidal; nadedu; ಕಾಲ್ನಡಿಗೆ; ನಡೆದು; पैदल`,
  schools: `school; schools; school nearby; shaale; shale; ಶಾಲೆ; ಶಾಲೆಗಳು; स्कूल; विद्यालय; kids school`,
  hospitals: `hospital; hospitals; doctor; doctors; doctor on call; clinic; clinics; aspatre; aaspatre; aspatal; ಆಸ್ಪತ್ರೆ; ಆಸ್ಪತ್ರೆಗಳು; अस्पताल; हॉस्पिटल`,
  malls: `mall; malls; shopping; shopping mall; ಮಾಲ್; ಮಾಲ್‌ಗಳು; मॉल`,
  restaurants: `restaurant; restaurants; hotels; places to eat; cafe; cafes; ಹೋಟೆಲ್; ರೆಸ್ಟೋರೆಂಟ್; रेस्टोरेंट; रेस्टोरेन्ट`,
  sights: `
    temple; temples; mandir; devasthana; gudi; church; churches; mosque; mosques; masjid; gurudwara; gurdwara; garden nearby; market; markets; supermarkets; groceries; kirana; vegetable market; bazaar; pharmacy; chemist; bank nearby; atm; atms; petrol; petrol pump; petrol bunk; police; police station; post office; gym nearby; college; colleges; university; play school; railway station; train station; मंदिर; मस्जिद; चर्च; गुरुद्वारा; बाजार; किराना; रेलवे स्टेशन; ದೇವಸ್ಥಾನ; ಗುಡಿ; ಮಸೀದಿ; ಚರ್ಚ್; ಮಾರುಕಟ್ಟೆ; ಅಂಗಡಿ;
    nearby places; places nearby; places near; points of interest; what is nearby; whats nearby; what's nearby; what is near; nearby; around here; lake; lakes;
    aas paas; aaspaas; suttamutta; sutta mutta; ಸುತ್ತಮುತ್ತ; ಕೆರೆ; आसपास; आस पास; झील`,
  address: `
    address; location; located; locality; pincode; pin code; pin; which area; where is it; where is this; where is; which locality; pata; vilasa; jagah;
    ವಿಳಾಸ; ಸ್ಥಳ; ಎಲ್ಲಿದೆ; पता; लोकेशन; कहाँ है; कहां है; kahan hai; elli ide; ellide`,
  source: `
    where is this from; source; sources; where did you get; how do you know; when was this checked; last checked; verified; who says;
    how old is this; ಮೂಲ; स्रोत; kahan se pata`,
  'future-value': `
    double; doubles; grow; growth; price growth; price rise; price trend; prices rise; will it rise; future; resell; sell later; selling later; exit; capital gain potential; doguna; dugna; badhegi; badega; bhavishya; jaasti agutta; बढेगा; बढेगी; दुगना; दोगुना; भविष्य; ಮರುಮಾರಾಟ; ಹೆಚ್ಚಾಗುತ್ತಾ;
    appreciation; appreciate; roi; return; returns; good investment; investment; future price; future value; price go up; go up; resale; resale value; resale price;
    worth it; badhega; jaasti aagutta; निवेश; ಹೂಡಿಕೆ`,
  rent: `rents; rented; rental yields; yields; lease; lease out; let out; tenant will pay; rent expect; baadige eshtu; badige eshtu; kiraye; kiraaya; kiraye pe; भाड़ा; भाडा; किराए; किराये; ಬಾಡಿಗೆಗೆ; rent; rental; rental yield; rental income; yield; rent out; kiraya; baadige; badige; किराया; ಬಾಡಿಗೆ`,
  'payment-plan': `
    subvention; emi till possession; no emi till possession; booking plan; milestone; milestones; milestone payments; slab wise; kistein; bhugtan; किस्तें; भुगतान; ಪಾವತಿ; ಕಂತುಗಳಲ್ಲಿ;
    payment plan; payment plans; payment schedule; construction linked; construction linked plan; clp; instalments to the builder; down payment plan;
    bhugtan yojana; भुगतान योजना; ಪಾವತಿ ಯೋಜನೆ`,
  surroundings: `
    power supply; electricity; current; bescom; load shedding; fibre; fiber; network; mobile signal; signal; airtel; jio; flight path; flights; aeroplane; aeroplanes; planes; airport noise; railway noise; train noise; railway track; tracks; factory; industrial; chemical smell; garbage; garbage dump; landfill; dump; mosquito; mosquitoes; snakes; dogs; stray dogs; dust; slum; cemetery; graveyard; burial ground; sewage; open drain; drainage; nala; nallah; rain; rains; monsoon; water stand; water stagnation; low lying; jam; jams; bottleneck; underpass; flyover; signal jam; road; roads; road condition; approach; kachcha road; baadh; pani bharta; jal bharav; dhool; machhar; badbu; bijli; light jaati; जाम; सड़क; सडक; बिजली; बदबू; मच्छर; बारिश; जलभराव; ರಸ್ತೆ; ಮಳೆ; ವಾಸನೆ; ಸೊಳ್ಳೆ; ಧೂಳು; ವಿದ್ಯುತ್; ಕರೆಂಟ್;
    traffic; pollution; air quality; aqi; noise; noisy; walking safe; safe at night; street lights; street light; smell; drain; sewage smell; power cuts; power cut; high tension; shor; gaddala; suraksha; शोर; ಗದ್ದಲ; flood; floods; flooding; flooded; waterlogging; water logging; crime; crime rate; safe area; road width;
    approach road; ट्रैफिक; प्रदूषण; बाढ़; ಟ್ರಾಫಿಕ್; ಮಾಲಿನ್ಯ; ಪ್ರವಾಹ`,
  verdict: `
    why so costly; why so expensive; so expensive; so high; so low; why is it so low; why so low; why is it low; priced low; priced high; overpriced; over priced; underpriced; fishy; something fishy; fraud; cheat; cheating; scam; genuine; fake; real or fake; is it real; nija na; nijana; asli; nakli; dhokha; dhoka; mosa; mosa illa; itna mehenga; itna mehenga kyun; mehenga kyun; itna sasta; ashtu duddu; yaake ashtu; yaake ishtu; jaasti duddu; धोखा; फर्जी; असली; इतना महंगा; इतना सस्ता; महंगा क्यों; ಮೋಸ; ನಿಜವಾದ; ಯಾಕೆ ಅಷ್ಟು; ಯಾಕೆ ಇಷ್ಟು; ದುಬಾರಿ ಯಾಕೆ;
    negatives; negative; negative points; any negatives; bad points; cons; drawbacks; drawback; downside; downsides; disadvantages; disadvantage; problem; problems; any problem; any problems; any issue; any issues; issue; issues; catch; the catch; red flag; red flags;
    token; token amount; booking amount; advance do; risk; risks; risky; wrong with it; what is wrong; whats wrong; what's wrong; should i buy; should i take; shall i buy; should we buy; should i book; worth buying; good deal; good buy; is it good; is this good; is it safe; safe to buy; trust; trustworthy; verdict; your opinion; your view; your advice; recommend;
    why is it cheap; why so cheap; why cheap; why is this cheap; why is it so cheap; why is it cheaper; so cheap; concerns; concern; worry; worries; pros and cons; good or bad; how good;
    kharabi; kami; kamiyan; nuksan; dikkat; khatra; le lun; lena chahiye; kharidna chahiye; sahi hai; theek hai kya; tondare; samasye; thondare; tegedukollabahuda; thogobahuda; togobahuda; thogolla; kammi yaake; itna sasta kyun; sasta kyun; sasta kyu;
    कमी; कमियाँ; कमियां; नुकसान; दिक्कत; खतरा; ख़तरा; लेना चाहिए; खरीदना चाहिए; सही है; सस्ता क्यों; ತೊಂದರೆ; ಸಮಸ್ಯೆ; ಅಪಾಯ; ಕೊಳ್ಳಬಹುದಾ; ತೆಗೆದುಕೊಳ್ಳಬಹುದಾ; ಯಾಕೆ ಕಡಿಮೆ`,
  neighbours: `
    other buyers; who are the other buyers; who else bought; other owners; who bought; buyers association; association; residents; residents association; rwa;
    neighbours; neighbors; neighbour; who lives; people live; occupied; occupancy rate; community type; पड़ोसी; ನೆರೆಹೊರೆ`,
  specifications: `
lifts per tower; flats per floor; homes per floor; units per floor; per floor; floor ge; stretcher; stretcher lift; backup; full backup; backup for lifts; wide doors; main door; window; windows; kitchen; platform; granite; marble; vitrified; plumbing; wiring; switches; paint; painting; wall; walls; brick; bricks; mivan; structure; earthquake; seismic; gas; gas line; geyser; heated pool; pool heated; pool size; clubhouse size; guest room; guest rooms; size of the gym; video door; air conditioning; pooja room; puja room; study room; store room; utility; utility area; wardrobe; wardrobes; sound proof; soundproof; renders; render; render photos; pics; pictures; photos; actual photos; bisi neeru; parking per flat; number of parkings; parking spaces; two parkings; दरवाजा; दरवाजे; चौडा दरवाजा; खिडकी; फोटो; ಬಾಗಿಲು; ಕಿಟಕಿ; ಅಡುಗೆಮನೆ; ಫೋಟೋ;
    specification; specifications; specs; flooring; tiles; fittings; fixtures; ceiling height; construction quality; build quality; architect; contractor; materials; brand of; doors and windows; modular kitchen; furnished; semi furnished; unfurnished;
    furnishing; wood work; woodwork; ನೆಲಹಾಸು; गुणवत्ता; ಗುಣಮಟ್ಟ`,
  availability: `
    left; units left; still left; still unsold; unsold units; vacant; vacancy; how many sold; sold so far; remaining; available units; two together; same floor; khaali; khali; khaali ide; khali ide; khali kitne; kitne bache; kitna bacha; bacha; bache; bach gaye; bik gaye; bika; sell aagide; marata; maarata; maarata aagide; ulidive; eshtu ulidide; बिक; बिके; बिक गए; खाली; बाकी है; ಮಾರಾಟ; ಮಾರಾಟ ಆಗಿದೆ; ಮಾರಾಟವಾಗಿದೆ; ಖಾಲಿ ಇದೆ;
    availability; units left; flats left; homes left; how many left; sold; sold out; flats sold; unsold; booked; inventory; which floor; higher floor; ground floor; corner flat; top floor; bacha hai; bache hai; khali hai; ulidide; बचे; ಉಳಿದಿವೆ; ಖಾಲಿ`,
  negotiation: `
    discount milega; defence discount; defence quota; quota; army quota; freebies; free registration; pre launch offer; festival offer; diwali offer; diskount; riyayati; डिस्काउंट; ಡಿಸ್ಕೌಂಟ್; ಕಡಿಮೆ ಮಾಡ್ತಾರಾ;
    negotiable; negotiate; negotiation; discount; discounts; offer; offers; bargain; bargaining; best price; last price; brokerage; commission; reduce the price; rate kammi maadtara; kam karenge; kam hoga; rebate; scheme; छूट; ಚೌಕಾಸಿ; ರಿಯಾಯಿತಿ`,
  access: `
    grab bar; grab bars; wide doorway; step-free; stepless; slope; lift to every floor; old people friendly; seedhi; seedhiya; metlu; रैंप; रैम्प; सीढी; सीढियां; ರ‍್ಯಾಂಪ್; ರಾಂಪ್; ಮೆಟ್ಟಿಲು;
    wheelchair; wheel chair; ramp; ramps; step free; steps; stairs; handrail; disabled; accessible; accessibility; व्हीलचेयर; ವೀಲ್‌ಚೇರ್`,
  'land-title': `
    dc conversion done; conversion done; lake buffer zone; buffer zone; ngt; acquisition; acquired; alignment; land acquisition; title deed; chain of title; khata transfer; sale deed; land in my name; own the land; agricultural land; revenue site; revenue layout; gramathana; ಡಿಸಿ ಕನ್ವರ್ಷನ್; ಕನ್ವರ್ಷನ್; ಪರಿವರ್ತನೆ; कन्वर्जन; डीसी कन्वर्जन;
    uds; undivided share; land share; own land; land owner; landowner; land ownership; joint development; jda; dc converted; dc conversion; converted; conversion; na converted; land conversion; freehold; leasehold; mutation; zone of the land; lake buffer; buffer; encroachment; rajakaluve; ಭೂ ಪರಿವರ್ತನೆ`,
  views: `
    view; views; lake view; sea facing; sunlight; sun light; ventilation; cross ventilation; private terrace; terrace; roof rights; balcony view; road facing; park facing; privacy; dhoop; hawa; gaali belaku; ನೋಟ; धूप`,
  rules: `
dog allowed; cats; paying guest; airbnb; short stay; parties; veg only; only veg; pure veg; paaltu; kutta; कुत्ता; ನಾಯಿ;
    bachelors; bachelor; tenants; tenant; society rules; rules; pet rules; smoking; non veg; nonveg; vegetarians; guests; maid entry; servants; resident rules; ನಿಯಮ; नियम`,
};

export const topicPhrases = phraseTable<TopicId>(
  TOPIC_IDS.map((id) => [id, list(SPOKEN[id])] as const),
);

/** Question words: what they ask for where nothing else in the question says it. */
export const weakPhrases = phraseTable<TopicId>([
  ['price', list('how much; kitna; kitne ka; kitne; eshtu; estu; yeshtu; कितना; कितने; ಎಷ್ಟು')],
  [
    'possession',
    list(
      'brochure; 2025; 2026; 2027; 2028; 2029; 2030; when; kab; kab tak; yavaga; yaavaga; कब; ಯಾವಾಗ',
    ),
  ],
  ['address', list('where; kahan; kaha; kidhar; elli; yelli; कहाँ; कहां; ಎಲ್ಲಿ')],
  ['land', list('land')],
  ['sizes', list('plot; site; big; bigger; bada; bade; dodda; doddadu; बड़ा; ದೊಡ್ಡ; ದೊಡ್ಡದು')],
  ['homes', list('count; ginti; गिनती')],
  ['bhk', list('homes; type; types; kind; kinds')],
  ['availability', list('available; sigutta')],
  ['metro', list('line; लाइन; ಲೈನ್')],
  ['builder', list('who; kaun; yaaru; yaru; कौन; ಯಾರು')],
]);

/** Words that set two facts against each other: "which is nearer", "cheaper". */
export const comparingPhrases = phraseTable<true>([
  [
    true,
    list(`
      nearer; closer; nearest of; farther; further; which is near; cheaper; cheapest; costlier; more expensive; bigger; larger;
      biggest; smaller; smallest; lower; higher; difference; compare; compared; vs; versus; sasta; mehenga; mehnga; bada; chhota;
      zyada paas; jyada paas; hattira yavudu; kammi; jaasti; doddadu; chikkadu; agga; सस्ता; महंगा; बड़ा; छोटा; ज़्यादा पास; ज्यादा पास;
      ಅಗ್ಗ; ದುಬಾರಿ; ದೊಡ್ಡದು; ಚಿಕ್ಕದು; ಹತ್ತಿರ ಯಾವುದು; ವ್ಯತ್ಯಾಸ
    `),
  ],
]);
