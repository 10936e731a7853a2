import { list, phraseSet } from '../phrases.ts';

/** Sounds of somebody who thinks: they begin no name, however it sounds. */
const HESITATIONS = 'um umm uh uhh hmm hmmm er erm';
export const hesitations: ReadonlySet<string> = new Set(HESITATIONS.split(' '));

/** Words that carry no wish of their own: they are read over and never reported as unread. */
const FILLERS = `
  ${HESITATIONS} wtd know
  i im i'm ill i'll ive i've am we we're were weve our us my me mine myself you your u ur they them their he she his her it its
  it's is are was be been being have has had having do does did done will would shall should could can may might
  a an the this that these those there here some any all every each both either
  in at on of for to from with within into as by via near about around over off up out
  and or but so if then than also too just only even still yet now actually basically
  want wants wanted wanting need needs needed needing looking look searching search seeking seek find finding show
  showing shows give get getting got see seeing tell help suggest recommend share send list check explore exploring
  prefer like love wish hoping hope plan planning plans interested interest keen consider considering
  buy buying bought purchase purchasing own owning invest investing investment
  please pls plz kindly thanks thank thanku hi hello hey hii dear sir madam team namaste namaskara guys bro
  property properties propertys project projects home homes house houses housing unit units option options listing
  listings place places residence residential residency society complex building buildings community accommodation
  area areas locality localities location locations zone side region vicinity surroundings city town
  budget price cost range value rupees rs inr amount total
  builder builders developer developers whatsapp call contact phone increased decreased reduced raised revised
  extended stretched ab nammadu sigutta sigutte sigatta elladaru elladru joint couple everything w nearby worth similar belt say yr upper limit
  agirbeku aagirbeku aagirabeku ella ellaa buyer purpose suggested milega milna jana jaana usse isse last
  ऑफिस ಆಫೀಸ್ rehne
  good best nice great decent proper suitable right perfect beautiful ideal
  family families self wife husband parents mom dad mother father kids children brother sister son daughter
  someone anyone anything something one ones thing things
  what which who whom whose when where why how
  not no yes ok okay fine sure
  very really quite more most less least much many few lot bit
  looking-for must should required mandatory compulsory definitely
  use living live stay staying move moving settle settling shift shifting
  new old big small large
  who's that's here's there's let lets let's
  per each etc eg ie vs
  let's available availability options choices
  type types kind sort
  currently presently today tomorrow soon asap immediately urgent urgently
  client customer friend nri
  make made making take keep change update modify bring increase decrease reduce raise lower switch set
  able gets go going goes come alone anymore nodi nodri nodona
  under above below between
  first second
  end user
  facility facilities amenity amenities feature features
  something's possible possibly maybe perhaps
  otherwise else other others another
  same different
  time
  bangalore's

  hunting hunt pay sakta sakte sakti rehta rehti jismein jisme jaha jahaan ja logo lookin gud wht wat r try trying exactly condition towards shud shld shall wud cud plzz plss frm wid hve abt aisa aisi aise jaye jaaye jaayega mil mile mili chuka chuki chuke
  baaki baki woh wo jisme jiska jiski uska uski uske unka lage lagna lagni lagta lagega lagegi isme ismein yaar bhaisahab
  bilkul bilkool ekdum ekdam kabhi kataai बिलकुल बिल्कुल एकदम कतई ಖಂಡಿತ khanditha khandita
  somewhere because
  kya kyaa kyon wife's husband's husbands parent's
  chahiye chaiye chahie chahye chaahiye chahta chahti chahte hai hain ho hona hone hoga hogi honi ka ki ke ko se me mein
  main mai mujhe muje mujhko mera meri mere humko hume hamein hum hamara hamari apna apni apne aur ya ek do koi kuch
  kuchh bhi hi toh to na ji bhai bhaiya wala wali wale par pe tak liye lie liya dikhao dikhaiye dikha dikhana batao
  bataiye bata dhundh dhoond dhundo dekh dekho dekhna lena leni lene kharidna kharidni kharidne khareedna karna karo
  kar ghar makan makaan jagah ilaka ilake rehna rehne rahne raha rahe abhi accha acha achha acche achhe theek thik
  sab sabhi sirf bas kahin kahi kidhar yahan wahan jo jaise jahan hua hui hue gaya lo le de dena dedo dijiye kripya zaroori
  jaroori zaruri jaruri zaroor jarur chalega-nahi thoda thodi zyada jyada bahut bohot kitna kitne agar warna phir fir
  dono donon teeno
  kare karein karen karta karti karte karne karu karun karunga karungi karenge andar ander saku sakun saken sakein paye paaye
  rakhna rakhne rakhe dekhne dikha dikhaa aise vaisa waisa waise wagairah vagairah wagera vagera taaki taki

  beku bekagide bekittu bekaagide bekagithu bekaadre beke beka nange nanage namge namage nanna nan namma nam nimma ide
  idya idhe ideya iro iruva irutte irbeku irabeku irli irbodu idre iddare iddre idru alli nalli dalli inda ge kke mattu
  athava athva matte ond ondu mane manene manegale manegalne manegalu manegalanna jaaga jaga kodi kodri torisi thorisi torsi huduki hudukta hudukuttiddini
  hudukthidini nodta nodtha nodtiddini thagobeku togobeku tagobeku kharidi kharidisbeku hosa haleya chennagiro chennagide olleya
  olle adru adaru saaku saku maadi madi yavudu yaavudu yaav yav yavdu elli hege enu yenu bere maatra matra aagli
  kooda kuda nu kanri sir-ji guru dayavittu swalpa tumba haage aadre adre

  मुझे मुझको मेरा मेरी मेरे हमें हमको हमारा हमारी हम मैं चाहिए चाहिये चाहता चाहती चाहते है हैं हो होना होनी हूँ हूं
  का की के को से में पर और या एक कोई कुछ भी ही तो ना जी वाला वाली वाले तक लिए घर मकान फ्लैटों दिखाओ दिखाइए
  दिखाएं दिखाएँ बताओ बताइए ढूंढ ढूँढ रहा रही रहे खरीदना खरीदनी लेना लेनी कृपया ज़रूरी जरूरी जरूर ज़रूर सिर्फ बस कहीं अच्छा अच्छी
  इलाका इलाके जगह संपत्ति प्रॉपर्टी प्रोजेक्ट अंदर हुआ हुई वह यह जो करें करना कृपा साथ
  अब अपना अपने अपनी बजट पति पत्नी दोनों सभी सब इसमें उसमें प्लीज़ प्लीज सर मैडम भाई देखना देखनी देखो ढूंढो ढूँढो मिले मिलेगा मिल जाए
  सोसाइटी सोसायटी बिल्डिंग बिल्डर डेवलपर कॉम्प्लेक्स रेंज ऑप्शन विकल्प बढ़िया नया नई सुंदर
  करे करें करता करती करते करने करो करूँ करूं करूँगा करूंगा करेंगे सकें सके सकूँ सकूं सकता सकती सकते पाएँ पाएं पाए

  ನನಗೆ ನಮಗೆ ನನ್ನ ನಮ್ಮ ಬೇಕು ಬೇಕಾಗಿದೆ ಬೇಕಿದೆ ಬೇಕಿತ್ತು ಇದೆ ಇರುವ ಇರೋ ಇರಬೇಕು ಇರಲಿ ಮನೆ ಮನೆಗಳು ಮನೆಗೆ ಅಲ್ಲಿ ನಲ್ಲಿ ಇಂದ ಗೆ ಮತ್ತು
  ಅಥವಾ ಒಂದು ತೋರಿಸಿ ತೋರಿಸು ಹುಡುಕಿ ಕೊಡಿ ಹುಡುಕುತ್ತಿದ್ದೇನೆ ಖರೀದಿ ಖರೀದಿಸಬೇಕು ದಯವಿಟ್ಟು ಪ್ರಾಜೆಕ್ಟ್ ಆಸ್ತಿ ಜಾಗದಲ್ಲಿ ಹಾಗೂ ಕೂಡ ಮಾತ್ರ ಕಡ್ಡಾಯ ಯಾವುದೇ ಒಳ್ಳೆಯ ಆಗಬೇಕು
  ಇರುವಂತಹ ಸಹ ಒಳ್ಳೆ ಚೆನ್ನಾಗಿರುವ ಇರಲೇಬೇಕು ಬೇಕೇಬೇಕು ಸಿಗುವ ಸಿಗೋ ಸಿಗಬೇಕು ಬೇರೆ ಎಲ್ಲಾದರೂ ಬಜೆಟ್ ನೋಡಿ ನೋಡಬೇಕು ಹುಡುಕ್ತಿದ್ದೀನಿ ನೋಡ್ತಿದ್ದೀನಿ
  ತಗೋಬೇಕು ತೆಗೆದುಕೊಳ್ಳಬೇಕು ಕೊಳ್ಳಬೇಕು ನಿಮಗೆ ನಿಮ್ಮ ಏನಾದರೂ ಇದ್ಯಾ ಇದೆಯಾ ಪ್ಲೀಸ್ ಸ್ವಲ್ಪ ಹೊಸ ಸರ್ ಮೇಡಂ ಆದರೆ ಅದರ
`;

export const fillerWords: ReadonlySet<string> = new Set(
  [...phraseSet(list(FILLERS).flatMap((line) => line.split(/\s+/))).values()].flatMap((phrases) =>
    phrases.flatMap((phrase) => (phrase.words.length === 1 ? phrase.words : [])),
  ),
);

/** Phrases that carry no wish: "is there any", "show me". */
export const fillerPhrases = phraseSet(
  list(`
    no more than that; not more than that; no more than this; not more than this; not more;
    no more; nothing more; nothing more than that; not above that; not a rupee more; why not;
    why not try; why not in; not only; not just; not only in; not just in; cant do without;
    cannot do without; can not do without; cant live without; cannot live without;
    cant manage without; cannot manage without; not without; never without;
    ke bina nahi; ke bina nahin; ke bina nahi chahiye; ke bina nahi chalega; ke bina nahi chalegi;
    ke bina nahi lena; ke bagair nahi; ke bagair nahi chalega; illade beda; illade bedave beda;
    illade aagalla; illade agalla; illandre beda; illadiddare beda; na ho to nahi chahiye;
    na ho toh nahi chahiye; nahi hai to nahi chahiye; के बिना नहीं; के बिना नहीं चाहिए;
    के बिना नहीं चलेगा; के बिना नहीं चलेगी; ಇಲ್ಲದೆ ಬೇಡ; ಇಲ್ಲದಿದ್ದರೆ ಬೇಡ; ಇಲ್ಲದೆ ಆಗಲ್ಲ; must not miss;
    dont forget; do not forget; dont miss; do not miss; dont skip; do not skip; dont ignore;
    do not ignore; dont leave out; dont exclude; no compromise; no compromises; no compromise on; no compromise in;
    no compromise with; wont compromise on; cannot compromise on; cant compromise on;
    not compromise on; without compromise on; without fail; without doubt; no doubt; nothing but;
    nothing except; nothing other than; nothing else than; none other than; no one other than; nobody other than; no one but; nobody but; no builder other than; none but; nowhere but;
    nowhere except; nowhere else than; nowhere other than; not anywhere except; not anywhere but;
    not anywhere other than; not outside; not outside of; no other than; no place other than;
    not beyond; no where except; not bad; no hurry; no rush; not urgent; not in a hurry; not sure;
    no idea; not yet; not now; no worries; nobody; no one; no other; nothing else;
    no other preference; no tension; on the outskirts; thoda paas; thoda aur paas; thoda nazdeek;
    thoda nazdik; swalpa hattira; innu hattira; bit closer; a bit closer; little closer;
    a little closer; closer; nearer; plus registration; plus taxes; plus tax; plus gst;
    plus registration and taxes; plus stamp duty; plus charges; + registration; + taxes; + tax;
    + gst; + charges; excluding registration; excluding taxes; excluding gst;
    excluding stamp duty; excl registration; excl taxes; excl gst; registration extra;
    taxes extra; kind of; as soon as possible; end use; for own use; for self use; for investment; w /; to rent out; to rent it out; for renting out; renting out; rent out; rent it out; to give on rent; to give for rent; to let out; to let it out; for rental income; rental income; rent pe dene; rent pe dena; kiraye pe dene ke liye; kiraye par dene ke liye; baadigege kodoke; badigege kodoke; baadigege bitre; baadigege bittre; baadigege bidoke; baadigege bidakke; badigege bitre; baadigege kotre; baadige kattakke; baadige kattoke; baadige katti katti; baadige kattodu; baadigege idivi; baadigege iddivi; badigege idivi; baadige maneli idivi; ಬಾಡಿಗೆಗೆ ಬಿಟ್ರೆ; ಬಾಡಿಗೆಗೆ ಬಿಟ್ಟರೆ; ಬಾಡಿಗೆಗೆ ಬಿಡೋಕೆ; ಬಾಡಿಗೆಗೆ ಬಿಡಲು; ಬಾಡಿಗೆಗೆ ಕೊಟ್ರೆ; ಬಾಡಿಗೆ ಕಟ್ಟೋಕೆ; ಬಾಡಿಗೆ ಕಟ್ಟಿ ಕಟ್ಟಿ; ಬಾಡಿಗೆಗೆ ಇದೀವಿ; ಬಾಡಿಗೆಗೆ ಇದ್ದೀವಿ; ಬಾಡಿಗೆಗೆ ಇದ್ದೇವೆ; ಬಾಡಿಗೆಗೆ ಇದೀನಿ; किराए पर देने के लिए; ಬಾಡಿಗೆಗೆ ಕೊಡಲು; ಬಾಡಿಗೆಗೆ ಕೊಡೋಕೆ;
    first time buyer; the option of; a lot of; any other; bere yaav builder adru ok;
    bere yavdadru ok; bere yavdu adru ok; bere builder ok; any builder ok; any other builder ok;
    any other builder is fine; other builders ok; other builders fine; kahin bhi; kahi bhi;
    anywhere else; anywhere; anywhere in; anywhere is fine; anything else is fine;
    everything else is fine; baaki kuch bhi; baaki sab theek; koi bhi; elladru ok; elli adru ok;
    yelladru ok; standalone builder ok; too much; that much; for sale; to buy; on sale;
    half of the land left open; of the land left open; land left open; of the land; on the land;
    koi bhi facing; facing anything; facing can be anything; facing koi bhi; depend on; depends on;
    free of cost; free of charge; free of charges; free of any charge;
    dependency on; dependence on; dependance on; dependency of; reliance on; dependent upon;
    dependent on; dependant on; depending on; rely on; relies on; relying on; reliant on;
    ready to spend; ready to pay; ready to invest; ready to buy; ready to purchase;
    ready to go; ready to stretch; ready to extend; ready to book; ready to relocate;
    ready to compromise; ready to wait; ready to adjust; ready to negotiate; ready to travel;
    ready to commute; do you have; is there any; are there any; can you; could you; good deal
  `),
);
