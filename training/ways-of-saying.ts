import type { Language } from '../packages/query/src/interpretation.ts';

export type SaidLanguage = Exclude<Language, 'mixed'>;

/**
 * How people say a wish in each language: the wish in the notation of the writers, and ways to say it. `{s}` is an amount of
 * money, `{a}` a size in square feet, `{p}` a place, `{n}` a number of rooms; `{m}` a thing to have, `{d}` the sides of a
 * site; `{s2}`, `{p2}`, `{n2}` are others. `~` before an amount is about so much. A way of `-` says something that is no wish.
 */
export const WAYS: Readonly<Record<SaidLanguage, string>> = {
  en: `
price ..{s} | {s2}, sorry {s}; under {s2}... make that {s}; {s2} no {s}; {s2} is too much, {s} max
dims | {d}; {d} site; {d} plot; {d} ft site; size {d}
price ..{s}        | under {s}; below {s}; upto {s}; up to {s}; within {s}; {s} max; max {s}; maximum {s}; budget {s}; my budget is {s}; {s} budget; not more than {s}; less than {s}; {s} or less; should not cross {s}; can't go above {s}; no higher than {s}; {s} tops; {s}; for {s}; {s} is my limit
price {s}..        | above {s}; over {s}; more than {s}; at least {s}; minimum {s}; {s} minimum; {s} and above; {s} onwards; starting {s}
price ~{s}         | around {s}; about {s}; approx {s}; roughly {s}; {s} or so; somewhere around {s}
price {s}..{s2}    | {s} to {s2}; between {s} and {s2}; {s} - {s2}; from {s} to {s2}
price ..{s} all-in | all in {s}; {s} all inclusive; {s} including registration; total cost under {s}; {s} with registration and everything; {s} everything included; under {s} including taxes
bhk {n}            | {n}bhk; {n} bhk; {n} bedroom; {n} BHK; {n}-bhk
bhk {n},{n2}       | {n} or {n2} bhk; {n}/{n2} bhk; {n}bhk or {n2}bhk
bhk {n}+           | {n}+ bhk; at least {n} bhk; minimum {n} bhk; {n} bhk or more; {n}bhk or bigger
in {p}             | in {p}; {p}; at {p}; {p} area; {p} side; around {p}; somewhere in {p}; within {p}
in {p},{p2}        | {p} or {p2}; in {p} or {p2}; {p}, {p2}; {p} and {p2}; either {p} or {p2}; {p}/{p2}
!in {p}            | not in {p}; not {p}; anywhere but {p}; no {p} please; except {p}; avoid {p}; but not {p}; don't show {p}; {p} is a strict no
near {p}           | near {p}; close to {p}; next to {p}; not far from {p}; nearby {p}; office is in {p}, want to live close to it
area {a}.. sba     | above {a} sqft; at least {a} sqft; minimum {a} sq ft; {a} sqft minimum; {a}+ sqft; {a} sqft and above; more than {a} sft; {a} sqft or more; {a} sq ft or bigger; not less than {a} sqft; no smaller than {a} sqft
area ..{a} sba     | upto {a} sqft; below {a} sqft; under {a} sq ft; not more than {a} sqft; max {a} sqft; {a} sqft max; {a} sqft or less
area {a}.. carpet  | {a} carpet minimum; carpet area above {a}; at least {a} sqft carpet; {a} sqft carpet
type apartment     | flat; apartment; flats; an apartment
type villa         | villa; a villa; villas
type plot          | site; plot; a plot; residential plot; sites
type row-house     | row house; rowhouse
khata A            | A khata; A khata only; khata A; must be A khata; with A khata
khata E            | E khata; e-khata; with E khata
!khata B           | no B khata; not B khata; B khata not ok; avoid B khata
approver BDA       | BDA approved; BDA approval; approved by BDA
approver BMRDA     | BMRDA approved; BMRDA approved only
facing east        | east facing; facing east; east face
facing north       | north facing; facing north
!facing west       | not west facing; avoid west facing; no west facing; west facing is avoided; anything but west facing; west facing not ok
water cauvery      | cauvery water; with cauvery connection; kaveri water; cauvery water must
!water tanker      | no tanker water; not tanker water; tanker not ok; no tankers please
amenity {m}        | with {m}; {m} needed; {m} is a must; must have {m}; {m} compulsory; should have {m}; having {m}; and {m}
~amenity {m}       | {m} preferred; {m} would be nice; {m} if possible; preferably with {m}; {m} is a bonus; ideally {m}; good to have {m}; {m} would be great but not a must
!amenity {m}       | no {m}; without {m}; don't want {m}; w/o {m}; {m} not wanted; avoid places with {m}
-                  | {m} not needed; don't need {m}; {m} not required; {m} doesn't matter; no need of {m}; {m} is optional; facing doesn't matter; my brother bought a {n} bhk in {p} for {s}; last year my budget was {s}; friend stays in {p}; office is in {p}; currently renting a {n}bhk; we sold our {p} flat; saw a villa in {p} yesterday, too costly; loan of {s} is approved; my colleague paid {s}; I work in {p} but that does not matter; resale prices in {p} are {s} these days
status ready       | ready to move; ready possession; ready to move in; immediate possession; ready now
status under-construction | under construction; under construction only
!status under-construction | not under construction; no under construction; nothing under construction
rera               | RERA registered; RERA approved; rera must; with RERA
clear-title        | clear title; clear titles; no litigation; clean papers; papers should be clear; no court case
oc                 | with OC; OC received; oc should be there; occupancy certificate a must
metro any          | near metro; close to metro; walkable metro; metro nearby
metro purple       | near purple line; purple line metro
bhk {n2} | {n}bhk sorry {n2}bhk; {n} bhk, no wait, {n2} bhk; {n} bhk i mean {n2} bhk; not {n} bhk, {n2} bhk
price ..{s2} | under {s}, sorry make that {s2}; {s}.. no, {s2}; {s} no wait {s2}; budget {s} actually {s2}; earlier {s}, now {s2}; not {s} but {s2}
in {p2} | {p}, no wait, {p2}; {p} sorry {p2}; {p}... actually {p2}; was looking at {p} but now {p2}
`,
  'hi-Latn': `
price ..{s} | {s2} nahi {s}; {s2} zyada hai, {s} tak; {s2} tak sorry {s} tak
dims | {d}; {d} ka plot; {d} plot; {d} site; {d} ka site
price ..{s}        | {s} tak; {s} ke andar; {s} se kam; {s} ka budget; budget {s}; budget {s} hai; {s} se zyada nahi; {s} max; {s} tak ka budget; mera budget {s}; {s} me; {s}; zyada se zyada {s}; {s} se upar nahi; {s} ke neeche; under {s}
price {s}..        | {s} se upar; kam se kam {s}; {s} se zyada; {s} ke upar; minimum {s}
price ~{s}         | {s} ke aas paas; lagbhag {s}; kareeb {s}; around {s}; {s} ke around
price {s}..{s2}    | {s} se {s2} tak; {s} se {s2}; {s} aur {s2} ke beech; {s} to {s2}
price ..{s} all-in | sab milake {s}; registration milake {s}; total {s} sab kuch; {s} all inclusive; registration ke saath {s} tak; registry mila ke {s}
bhk {n}            | {n}bhk; {n} bhk; {n} BHK; {n} bhk ka
bhk {n},{n2}       | {n} ya {n2} bhk; {n}/{n2} bhk; {n}bhk ya {n2}bhk
bhk {n}+           | kam se kam {n} bhk; {n} bhk ya usse bada; {n}+ bhk; minimum {n} bhk
in {p}             | {p} me; {p} mein; {p} main; {p} area me; {p}; {p} side; {p} ki taraf
in {p},{p2}        | {p} ya {p2}; {p} ya {p2} me; {p} ya phir {p2}; {p}, {p2}; {p} aur {p2} dono chalega
!in {p}            | {p} nahi; {p} me nahi; {p} chhod ke; {p} mat dikhao; {p} ko chhodkar; {p} nahi chahiye; {p} bilkul nahi; {p} ke alawa
near {p}           | {p} ke paas; {p} ke pass; {p} ke nazdeek; {p} se door nahi; office {p} me hai uske paas; {p} ke kareeb
area {a}.. sba     | kam se kam {a} sqft; {a} sqft se upar; {a} sqft se bada; minimum {a} sqft; {a} sqft se zyada; {a} sqft se kam nahi; {a} sqft ya usse bada
area ..{a} sba     | {a} sqft tak; {a} sqft se kam; {a} sqft se zyada nahi; zyada se zyada {a} sqft
area {a}.. carpet  | carpet kam se kam {a}; {a} carpet area; {a} sqft carpet
type apartment     | flat; apartment
type villa         | villa
type plot          | plot; site; zameen ka plot
type row-house     | row house
khata A            | A khata; A khata hona chahiye; A khata wala; sirf A khata
khata E            | E khata; e khata wala
!khata B           | B khata nahi; B khata nahi chahiye; B khata wala mat dikhao
approver BDA       | BDA approved; BDA approved hona chahiye
approver BMRDA     | BMRDA approved; BMRDA approved wala
facing east        | east facing; purab mukhi; east face wala
facing north       | north facing; uttar mukhi
!facing west       | west facing nahi; west facing nahi chahiye; west facing chhod ke
water cauvery      | cauvery water; cauvery ka paani; kaveri paani hona chahiye; cauvery connection ho
!water tanker      | tanker wala paani nahi; tanker nahi chahiye; tanker ka paani nahi
amenity {m}        | {m} chahiye; {m} hona chahiye; {m} zaroori hai; {m} ke saath; {m} wala; {m} ho; {m} to chahiye hi; {m} must hai
~amenity {m}       | {m} ho to accha; {m} ho toh badhiya; {m} mil jaye to accha; ho sake to {m}; {m} preferred; {m} hota to maza aa jata
!amenity {m}       | {m} nahi chahiye; {m} nahi; bina {m} ke; {m} wala nahi; {m} bilkul nahi chahiye
-                  | {m} ki zaroorat nahi; {m} zaroori nahi; {m} ho na ho farak nahi padta; {m} nahi bhi ho to chalega; facing se farak nahi padta; bhai ne {p} me {s} me liya; pichle saal budget {s} tha; abhi {p} me rehte hai; dost ka ghar {p} me hai; pehle {n}bhk dekh rahe the; {s} ka loan pass hua hai; meri salary {s} hai; {p} me ek dekha tha par mehnga tha; didi {p} me rehti hai; office {p} me hai
status ready       | ready to move; ready to move in; turant possession; taiyar ghar; ready ho
status under-construction | under construction; under construction chalega sirf
!status under-construction | under construction nahi; under construction nahi chahiye; under construction mat dikhao
rera               | RERA registered; rera wala; RERA hona chahiye
clear-title        | clear title; title clear ho; koi case na ho; kagaz saaf ho; koi litigation nahi
oc                 | OC mil gaya ho; OC hona chahiye; oc wala
metro any          | metro ke paas; metro ke nazdeek; metro paas ho
metro purple       | purple line ke paas; purple line metro ke paas
bhk {n2} | {n}bhk nahi {n2}bhk; {n} bhk... nahi nahi {n2} bhk; {n}bhk sorry {n2}bhk; {n} bhk nahi balki {n2} bhk
price ..{s2} | {s} nahi {s2}; {s} tak, nahi nahi {s2} tak; pehle {s} tha ab {s2}; {s} nahi {s2} tak; {s} matlab {s2}
in {p2} | {p} me, nahi nahi {p2} me; {p} nahi {p2}; {p} sorry {p2} me; pehle {p} dekha ab {p2}
`,
  'kn-Latn': `
price ..{s} | {s2} alla {s}; {s2} jaasti aaytu, {s} olage; {s2} beda {s} varegu
dims | {d}; {d} site; {d} site beku; {d} plot
price ..{s}        | {s} olage; {s} volage; {s} varegu; {s} budget; budget {s}; nanna budget {s}; {s} ginta kammi; {s} meerabaradu; {s} mele beda; max {s}; {s}; {s} tanaka; {s} olagade; under {s}; {s} dalli
price {s}..        | {s} mele; {s} ginta jaasti; kanishta {s}; kadime andru {s}; minimum {s}
price ~{s}         | sumaru {s}; {s} sutta mutta; {s} hattira hattira; around {s}
price {s}..{s2}    | {s} inda {s2}; {s} inda {s2} varegu; {s} rinda {s2} olage; {s} to {s2}
price ..{s} all-in | ella serisi {s}; registration serisi {s}; ella seri {s}; otaagi {s}; {s} all inclusive
bhk {n}            | {n}bhk; {n} bhk; {n} BHK; {n} bhk mane
bhk {n},{n2}       | {n} athava {n2} bhk; {n} illa {n2} bhk; {n}/{n2} bhk
bhk {n}+           | kanishta {n} bhk; {n} bhk athava doddadu; {n}+ bhk; kadime andru {n} bhk
in {p}             | {p} alli; {p}alli; {p} nalli; {p} kade; {p}; {p} side; {p} area alli; {p} olage
in {p},{p2}        | {p} athava {p2}; {p} illa {p2}; {p} illa {p2} alli; {p}, {p2}; {p} athva {p2} alli
!in {p}            | {p} beda; {p} alli beda; {p} bittu; {p} bitre bere; {p} thorisbedi; {p} kade beda; {p} matra beda
near {p}           | {p} hattira; {p} hatra; {p} pakka; {p} ge hattira; office {p} alli ide, adara hattira; {p} ge doora beda
area {a}.. sba     | kanishta {a} sqft; {a} sqft mele; {a} sqft ginta jaasti; kadime andru {a} sqft irbeku; {a} sqft ginta kammi beda; minimum {a} sqft; {a} sqft ginta doddadu
area ..{a} sba     | {a} sqft olage; {a} sqft varegu; {a} sqft ginta jaasti beda; max {a} sqft
area {a}.. carpet  | carpet {a} irbeku; {a} sqft carpet; kanishta {a} carpet
type apartment     | flat; apartment
type villa         | villa
type plot          | site; plot; niveshana
type row-house     | row house
khata A            | A khata; A khata irbeku; A khata ne beku; A khata iro
khata E            | E khata; e khata irbeku; e khata iro
!khata B           | B khata beda; B khata bedve beda
approver BDA       | BDA approved; BDA approved irbeku; BDA approved aagirbeku
approver BMRDA     | BMRDA approved; BMRDA approved aagirbeku
facing east        | east facing; poorva mukha; east facing irbeku
facing north       | north facing; uttara mukha
!facing west       | west facing beda; west facing bittu; west facing iroddu beda
water cauvery      | cauvery neeru; cauvery water irbeku; kaveri neeru beku; cauvery connection irbeku
!water tanker      | tanker neeru beda; tanker beda
amenity {m}        | {m} beku; {m} irbeku; {m} beke beku; {m} iro; {m} must; {m} kuda beku; {m} bekaagide
~amenity {m}       | {m} idre olledu; {m} idre chennagiratte; sikkre {m}; {m} idre santosha; aadre {m}
!amenity {m}       | {m} beda; {m} bedve beda; {m} illade iro; {m} iroddu beda
-                  | {m} avashyakate illa; {m} bekilla; {m} irlilla andru parvagilla; {m} idru ok illadidru ok; facing yavdadru parvagilla; nanna anna {p} alli {s} ge tagondru; hoda varsha budget {s} ittu; eega {p} alli idivi; friend mane {p} alli ide; modlu {n}bhk nodta idvi; {s} loan sanction aagide; {p} alli ondu nodidvi aadre jaasti aaytu; akka {p} alli irodu; office {p} alli ide
status ready       | ready to move; ready iro; ready aagiro; ready possession; eegle hogabeku
status under-construction | under construction; kattta iro
!status under-construction | under construction beda; kattta irodu beda
rera               | RERA registered; rera irbeku; RERA aagirbeku
clear-title        | clear title; title clear irbeku; case irbaradu; papers clear irbeku
oc                 | OC irbeku; oc banda; OC sikkirbeku
metro any          | metro hattira; metro hatra; metro pakka irbeku
metro purple       | purple line hattira; purple line metro hatra
bhk {n2} | {n}bhk alla {n2}bhk; {n} bhk... illa illa {n2} bhk; {n} bhk beda {n2} bhk; {n}bhk sorry {n2}bhk
price ..{s2} | {s} alla {s2}; {s} olage, illa {s2} olage; modlu {s} ittu eega {s2}; {s} andkondidde, eega {s2}
in {p2} | {p} alla {p2}; {p} alli, illa illa {p2} alli; {p} bittu {p2}; modlu {p} nodtidvi eega {p2}
`,
  hi: `
price ..{s} | {s2} नहीं {s}; {s2} ज़्यादा है, {s} तक
dims | {d}; {d} का प्लॉट; {d} साइट
price ..{s}        | {s} तक; {s} के अंदर; {s} से कम; बजट {s}; {s} का बजट; मेरा बजट {s} है; {s} से ज़्यादा नहीं; {s} में; {s}; अधिकतम {s}; {s} के भीतर; {s} से ऊपर नहीं
price {s}..        | {s} से ऊपर; कम से कम {s}; {s} से ज़्यादा; न्यूनतम {s}
price ~{s}         | लगभग {s}; करीब {s}; {s} के आसपास; तकरीबन {s}
price {s}..{s2}    | {s} से {s2} तक; {s} से {s2}; {s} और {s2} के बीच
price ..{s} all-in | सब मिलाकर {s}; रजिस्ट्रेशन मिलाकर {s}; रजिस्ट्री समेत {s}; कुल मिलाकर {s} तक
bhk {n}            | {n} बीएचके; {n}BHK; {n} bhk; {n} बेडरूम
bhk {n},{n2}       | {n} या {n2} बीएचके
bhk {n}+           | कम से कम {n} बीएचके; {n} बीएचके या उससे बड़ा
in {p}             | {p} में; {p}; {p} इलाके में; {p} की तरफ; {p} एरिया में
in {p},{p2}        | {p} या {p2}; {p} या {p2} में; {p}, {p2}; {p} या फिर {p2}
!in {p}            | {p} नहीं; {p} में नहीं; {p} छोड़कर; {p} को छोड़कर; {p} मत दिखाओ; {p} नहीं चाहिए; {p} के अलावा
near {p}           | {p} के पास; {p} के नज़दीक; {p} के करीब; {p} से दूर नहीं
area {a}.. sba     | कम से कम {a} वर्ग फुट; {a} वर्ग फुट से ऊपर; {a} वर्ग फुट से बड़ा; {a} स्क्वायर फीट से ज़्यादा; न्यूनतम {a} वर्ग फुट; {a} वर्ग फुट से कम नहीं
area ..{a} sba     | {a} वर्ग फुट तक; {a} वर्ग फुट से ज़्यादा नहीं; अधिकतम {a} वर्ग फुट
area {a}.. carpet  | कारपेट एरिया {a} वर्ग फुट; {a} वर्ग फुट कारपेट
type apartment     | फ्लैट; अपार्टमेंट
type villa         | विला
type plot          | प्लॉट; साइट; भूखंड
type row-house     | रो हाउस
khata A            | ए खाता; ए खाता होना चाहिए; A खाता; ए खाते वाला
khata E            | ई खाता; ई खाता वाला
!khata B           | बी खाता नहीं; बी खाता नहीं चाहिए
approver BDA       | बीडीए अप्रूव्ड; बीडीए से मंज़ूर; BDA अप्रूव्ड
approver BMRDA     | बीएमआरडीए अप्रूव्ड
facing east        | पूर्वमुखी; पूर्व मुखी; ईस्ट फेसिंग
facing north       | उत्तरमुखी; नॉर्थ फेसिंग
!facing west       | पश्चिम मुखी नहीं; वेस्ट फेसिंग नहीं चाहिए
water cauvery      | कावेरी का पानी; कावेरी पानी होना चाहिए
!water tanker      | टैंकर का पानी नहीं; टैंकर वाला पानी नहीं चाहिए
amenity {m}        | {m} चाहिए; {m} होना चाहिए; {m} ज़रूरी है; {m} के साथ; {m} वाला; {m} हो
~amenity {m}       | {m} हो तो अच्छा; {m} मिल जाए तो बढ़िया; हो सके तो {m}
!amenity {m}       | {m} नहीं चाहिए; बिना {m} के; {m} वाला नहीं
-                  | {m} की ज़रूरत नहीं; {m} ज़रूरी नहीं; {m} न भी हो तो चलेगा; भाई ने {p} में {s} में लिया; पिछले साल बजट {s} था; अभी {p} में रहते हैं; दोस्त का घर {p} में है; {s} का लोन पास हुआ है; पहले {n} बीएचके देख रहे थे; दिशा से फर्क नहीं पड़ता
status ready       | रेडी टू मूव; तैयार घर; तुरंत कब्ज़ा; रहने के लिए तैयार
!status under-construction | निर्माणाधीन नहीं; अंडर कंस्ट्रक्शन नहीं चाहिए
rera               | रेरा रजिस्टर्ड; रेरा वाला; रेरा होना चाहिए
clear-title        | कोई कानूनी विवाद न हो; टाइटल क्लियर हो; कागज़ साफ हों; कोई केस नहीं
oc                 | ओसी मिल चुका हो; ओसी होना चाहिए
metro any          | मेट्रो के पास; मेट्रो के नज़दीक
metro purple       | पर्पल लाइन के पास
bhk {n2} | {n} बीएचके नहीं {n2} बीएचके; {n} बीएचके, नहीं नहीं {n2} बीएचके
price ..{s2} | {s} नहीं {s2}; {s} तक, नहीं नहीं {s2} तक; पहले {s} था अब {s2}
in {p2} | {p} नहीं {p2}; {p} में, नहीं नहीं {p2} में; पहले {p} देखा अब {p2}
`,
  kn: `
price ..{s} | {s2} ಅಲ್ಲ {s}; {s2} ಜಾಸ್ತಿ ಆಯ್ತು, {s} ಒಳಗೆ
dims | {d}; {d} ಸೈಟ್; {d} ನಿವೇಶನ
price ..{s}        | {s} ಒಳಗೆ; {s}ದೊಳಗೆ; {s} ವರೆಗೆ; {s}ದವರೆಗೆ; ಬಜೆಟ್ {s}; ನನ್ನ ಬಜೆಟ್ {s}; {s} ಬಜೆಟ್; {s} ಮೀರಬಾರದು; {s}ಕ್ಕಿಂತ ಕಡಿಮೆ; {s}ಕ್ಕಿಂತ ಹೆಚ್ಚು ಬೇಡ; {s}; ಗರಿಷ್ಠ {s}; {s} ತನಕ
price {s}..        | {s} ಮೇಲೆ; ಕನಿಷ್ಠ {s}; {s}ಕ್ಕಿಂತ ಹೆಚ್ಚು; {s}ಕ್ಕಿಂತ ಜಾಸ್ತಿ
price ~{s}         | ಸುಮಾರು {s}; {s} ಆಸುಪಾಸು
price {s}..{s2}    | {s}ದಿಂದ {s2}; {s}ದಿಂದ {s2}ದವರೆಗೆ; {s} ರಿಂದ {s2} ಒಳಗೆ
price ..{s} all-in | ಎಲ್ಲಾ ಸೇರಿ {s}; ನೋಂದಣಿ ಸೇರಿ {s}; ರಿಜಿಸ್ಟ್ರೇಷನ್ ಸೇರಿಸಿ {s}; ಒಟ್ಟು {s} ಎಲ್ಲಾ ಸೇರಿ
bhk {n}            | {n} ಬಿಎಚ್‌ಕೆ; {n}BHK; {n} ಬಿಎಚ್‌ಕೆ ಮನೆ; {n} bhk; {n} ಬೆಡ್‌ರೂಮ್
bhk {n},{n2}       | {n} ಅಥವಾ {n2} ಬಿಎಚ್‌ಕೆ; {n} ಇಲ್ಲ {n2} ಬಿಎಚ್‌ಕೆ
bhk {n}+           | ಕನಿಷ್ಠ {n} ಬಿಎಚ್‌ಕೆ
in {p}             | {p}ದಲ್ಲಿ; {p}ನಲ್ಲಿ; {p} ಅಲ್ಲಿ; {p}; {p} ಕಡೆ; {p} ಏರಿಯಾದಲ್ಲಿ
in {p},{p2}        | {p} ಅಥವಾ {p2}; {p} ಇಲ್ಲ {p2}; {p}, {p2}; {p} ಅಥವಾ {p2}ದಲ್ಲಿ
!in {p}            | {p} ಬೇಡ; {p} ಬಿಟ್ಟು; {p} ಕಡೆ ಬೇಡ; {p} ಹೊರತುಪಡಿಸಿ; {p} ತೋರಿಸಬೇಡಿ
near {p}           | {p} ಹತ್ತಿರ; {p} ಬಳಿ; {p} ಸಮೀಪ; {p} ಪಕ್ಕ
area {a}.. sba     | ಕನಿಷ್ಠ {a} ಚದರ ಅಡಿ; {a} ಚದರ ಅಡಿ ಮೇಲೆ; {a} ಚದರ ಅಡಿಗಿಂತ ಹೆಚ್ಚು; {a} ಚದರ ಅಡಿಗಿಂತ ದೊಡ್ಡದು; {a} ಚದರ ಅಡಿಗಿಂತ ಕಡಿಮೆ ಬೇಡ
area ..{a} sba     | {a} ಚದರ ಅಡಿ ಒಳಗೆ; {a} ಚದರ ಅಡಿಗಿಂತ ಹೆಚ್ಚು ಬೇಡ; ಗರಿಷ್ಠ {a} ಚದರ ಅಡಿ
area {a}.. carpet  | ಕಾರ್ಪೆಟ್ {a} ಚದರ ಅಡಿ; {a} ಚದರ ಅಡಿ ಕಾರ್ಪೆಟ್ ಏರಿಯಾ
type apartment     | ಫ್ಲಾಟ್; ಅಪಾರ್ಟ್‌ಮೆಂಟ್; ಫ್ಲ್ಯಾಟ್
type villa         | ವಿಲ್ಲಾ
type plot          | ಸೈಟ್; ನಿವೇಶನ; ಪ್ಲಾಟ್
type row-house     | ರೋ ಹೌಸ್
khata A            | ಎ ಖಾತಾ; ಎ ಖಾತೆ; A ಖಾತಾ; ಎ ಖಾತಾ ಇರಬೇಕು; ಎ ಖಾತಾ ಇರುವ
khata E            | ಇ ಖಾತಾ; E ಖಾತಾ; ಇ ಖಾತೆ ಇರುವ
!khata B           | ಬಿ ಖಾತಾ ಬೇಡ; ಬಿ ಖಾತೆ ಬೇಡ
approver BDA       | ಬಿಡಿಎ ಅನುಮೋದಿತ; ಬಿಡಿಎ ಅನುಮೋದನೆ ಇರುವ; BDA ಅನುಮೋದಿತ
approver BMRDA     | ಬಿಎಂಆರ್‌ಡಿಎ ಅನುಮೋದಿತ
facing east        | ಪೂರ್ವ ದಿಕ್ಕು; ಪೂರ್ವಾಭಿಮುಖ; ಪೂರ್ವ ಮುಖ; ಈಸ್ಟ್ ಫೇಸಿಂಗ್
facing north       | ಉತ್ತರ ದಿಕ್ಕು; ಉತ್ತರ ಮುಖ; ನಾರ್ತ್ ಫೇಸಿಂಗ್
!facing west       | ಪಶ್ಚಿಮ ದಿಕ್ಕು ಬೇಡ; ಪಶ್ಚಿಮ ಮುಖ ಬೇಡ
water cauvery      | ಕಾವೇರಿ ನೀರು; ಕಾವೇರಿ ನೀರು ಬೇಕು; ಕಾವೇರಿ ನೀರಿನ ಸಂಪರ್ಕ
!water tanker      | ಟ್ಯಾಂಕರ್ ನೀರು ಬೇಡ; ಟ್ಯಾಂಕರ್ ಬೇಡ
amenity {m}        | {m} ಬೇಕು; {m} ಇರಬೇಕು; {m} ಇರುವ; {m} ಕಡ್ಡಾಯ; {m} ಇರಲೇಬೇಕು
~amenity {m}       | {m} ಇದ್ದರೆ ಒಳ್ಳೆಯದು; {m} ಇದ್ದರೆ ಚೆನ್ನ; ಸಾಧ್ಯವಾದರೆ {m}
!amenity {m}       | {m} ಬೇಡ; {m} ಇಲ್ಲದ; {m} ಬೇಡವೇ ಬೇಡ
-                  | {m} ಅಗತ್ಯವಿಲ್ಲ; {m} ಇಲ್ಲದಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ; ಅಣ್ಣ {p}ದಲ್ಲಿ {s}ಕ್ಕೆ ತಗೊಂಡ; ಹೋದ ವರ್ಷ ಬಜೆಟ್ {s} ಇತ್ತು; ಈಗ {p}ದಲ್ಲಿ ಇದ್ದೇವೆ; ಸ್ನೇಹಿತನ ಮನೆ {p}ದಲ್ಲಿದೆ; ಮೊದಲು {n} ಬಿಎಚ್‌ಕೆ ನೋಡ್ತಿದ್ವಿ; {s} ಸಾಲ ಮಂಜೂರಾಗಿದೆ
status ready       | ರೆಡಿ ಟು ಮೂವ್; ವಾಸಕ್ಕೆ ಸಿದ್ಧ; ವಾಸಕ್ಕೆ ಸಿದ್ಧವಿರುವ; ರೆಡಿ ಇರುವ; ತಕ್ಷಣ ವಾಸಕ್ಕೆ
!status under-construction | ನಿರ್ಮಾಣ ಹಂತದ್ದು ಬೇಡ; ಅಂಡರ್ ಕನ್‌ಸ್ಟ್ರಕ್ಷನ್ ಬೇಡ
rera               | ರೇರಾ ನೋಂದಣಿ; ರೇರಾ ಇರಬೇಕು; ರೇರಾ ನೋಂದಾಯಿತ
clear-title        | ಟೈಟಲ್ ಕ್ಲಿಯರ್ ಇರಬೇಕು; ಕೇಸ್ ಇರಬಾರದು; ದಾಖಲೆ ಸರಿ ಇರಬೇಕು
oc                 | ಓಸಿ ಇರಬೇಕು; ಓಸಿ ಸಿಕ್ಕಿರಬೇಕು
metro any          | ಮೆಟ್ರೋ ಹತ್ತಿರ; ಮೆಟ್ರೋ ಬಳಿ
metro purple       | ನೇರಳೆ ಮಾರ್ಗದ ಹತ್ತಿರ; ಪರ್ಪಲ್ ಲೈನ್ ಹತ್ತಿರ
bhk {n2} | {n} ಬಿಎಚ್‌ಕೆ ಅಲ್ಲ {n2} ಬಿಎಚ್‌ಕೆ; {n} ಬಿಎಚ್‌ಕೆ... ಇಲ್ಲ ಇಲ್ಲ {n2} ಬಿಎಚ್‌ಕೆ
price ..{s2} | {s} ಅಲ್ಲ {s2}; {s} ಒಳಗೆ, ಇಲ್ಲ {s2} ಒಳಗೆ; ಮೊದಲು {s} ಇತ್ತು ಈಗ {s2}
in {p2} | {p} ಅಲ್ಲ {p2}; {p} ಬಿಟ್ಟು {p2}; ಮೊದಲು {p} ನೋಡ್ತಿದ್ವಿ ಈಗ {p2}
`,
};
