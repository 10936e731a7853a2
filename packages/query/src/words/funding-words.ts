import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { verdictJoints, addingJoints } from './joint-words.ts';
import { genitives, relativeWords } from './postposition-words.ts';

/** Where the money for a home comes from. A loan is named where the sum is shown. */
export type Source = 'own' | 'loan';

/** What it is, or that somebody gives it. People alone are those it is for, as often as not. */
export const sources = phraseTable<Source>([
  [
    'loan',
    list(`
      bank; banks; eligibility; loan eligibility; hdfc; sbi; icici; axis bank; canara bank; credit union; bank has; bank will; bank se; bank dega; bank degi; bank loan; loan; loans; lone; saala; sala; sanctioned; sanction; society loan; gold loan;
      लोन; बैंक; बैंक से; कर्ज; कर्ज़; ऋण; ಸಾಲ; ಲೋನ್; ಬ್ಯಾಂಕ್
    `),
  ],
  [
    'own',
    list(`
      can wire; wire; will wire; can transfer; will transfer; can remit; remit; remitting; can send; will send; can arrange; will arrange; can put; can bring; have in fd; in fds; in deposits; in fixed deposits; pf; epf; ppf; chit fund; chit; chits; mutual funds; shares; leave encashment; encashment; commutation; commuted pension; kadinda; kadeinda; kadeyinda; taraf se; की तरफ से; तरफ से; ಕಡೆಯಿಂದ; लगाऊँगा; लगाऊंगा; लगाऊँगी; लगाऊंगी; दूँगा; दूँगी; दूंगा; दूंगी;
      putting; puts; contributing; contributes; is contributing; will contribute; comes from; come from; coming from; went for; sells for; goes for; lagayenge; lagayega; lagayegi; lagaenge; lagaega; laga raha; laga rahe; daalenge; dalenge; daalega; daalegi; dalega; daal rahe; daal raha; nikal gaya; nikal gayi; nikal gaye; nikli; jodenge; jodega; milenge; mil jayenge; mil jaenge; mil jayega; de dega; de degi; lagaunga; daalunga; dalunga;
      maartivi; marive; maarive; maartini; maarivi; maaribitvi; kodtaite; kodtaiti; kodutte; koduthe; haaktane; haaktale; haaktini; haakteeni; haktivi; baro; gratuity;
      लगाएंगे; लगाएँगे; लगाएगा; लगाएगी; डालेंगे; डालेगा; डालेगी; जोड़ेंगे; निकल गया; निकल गई; मिल जाएंगे; मिल जाएँगे; दे देगा; दे देंगे; ग्रेच्युटी; ಗ್ರಾಚ್ಯುಟಿ; ಗ್ರ್ಯಾಚುಟಿ; ಕೊಡುತ್ತೆ; ಕೊಡುತ್ತದೆ; ಹಾಕ್ತೀವಿ; ಸಿಗುತ್ತೆ; ಮಾರಿದ್ದಕ್ಕೆ;
      gave; given by; lends; lent us; lent me; chipped in; pension; of my; out of my; of our; out of our; sold; selling; sale of; getting; are getting; will get; दे रहे; दे रहे हैं; दे रहा; दे रही; देंगे; देगा; देगी; मिलेंगे; मिलेगा; मिल रहे; ಮಾರಿ; ಮಾರಿದ; ಮಾರಿದ್ದು; maari; hola maari; mane maari; site maari; jameen bech ke; zameen bechke; gift; gifting; gifted; gifts; giving; is giving; adding; adds; chips in; puts in; putting in; maturing; matures; matured; fds; rd; rds; nsc; bonds; esop; esops; bonus; retirement money; service money;
      stocks; left with; sends; send; sending; provident fund; jewels; jewellery; de rahe; de raha; de rahi; de denge; bhejenge; bhejega; bhejegi; bhejte hai; bhejte hain; bhej dega; bhej degi; bhej denge; bhej rahe; bech diya; becha; beche; bechi; zevar; gehne; bachat; hissa; paise;
      own money; own funds; own savings; my own; savings; saving; saved; cash; nagad; naqad; in hand; from me; from him; from her; from us; from them; from my; from the; from our side;
      from dad; from papa; can add; will add; can give; will give; can put; gives; contributes; can contribute; pf; epf; ppf; fd; fund; funds; corpus; gratuity; gold; mutual funds; shares;
      chit; chit fund; chits; cheeti; chiti; lic; insurance; settlement; inheritance; got from; we got; i got; received; fetching; fetched; fetches; proceeds; sale; land sale; i have; we have; have with me;
      mere paas; mere pass; mera paas; hamare paas; humare paas; humaare paas; hamare pass; humare pass; apne paas; maine; dega; degi; deti hai; deta hai; dete hain; denge; dungi; dunga; doonga; doongi; khud ka; jama; joda; jode; jodi; mila; milega; bechke; bech ke; bechkar; bikne se; bikne ke; bikne par; bika; bik gaya; bik gayi; bik gayee; bik gaye; biki; bike; udhaar; todenge; todke; tod ke;
      rokka; nammadu; retirement ka; retirement ke; retirement ki; retirement paisa; aaya hai; aaye hai; aaye hain; aayi hai; bikega; bikegi; will sell; will sell for; sell for; sells for; बिकेगा; बिकेगी; बिक जाएगा; बिक जाएगी; बिक जायेगा; bechunga; bechenge; bik raha; bik rahi; bik rahe; bik jayega; bik jaega; i give; i will give; maaridare; maridare; maaridre; maridre; baruttre; barutte; baratte; barutthe; kodthini; nan hathra; nam hathra; nanna hathra; namma hathra; kaiyinda; kaili; kai li; kayli; kai alli; kaiyalli; kaiyyalli; kayalli; ourselves; myself; we put; i put; from own pocket; from pocket; ghar se; ghar wale; gharwale; ghar walon se; mane inda; maneyinda; maneyavrinda; jeb se; jeb me; jeb mein; jeb main; bhej raha; bhej rahi; jama hai; jama hain; जेब में; भेज रहा; भेज रही; भेज रहे; nan hatra; nan hathra; nanna hatra; nam hatra; namma hatra; nan hattira; nam hattira; hatra ide; kodtare; kodtane; kodtale; kodthane; kodthale; kodtini; haktini; haktare; haktane; chinna; adavitre; adavittu; hana; paalu; ulisi; ulsiddini; kodtaare; kodthare; kodtiddare; maari; maarida; maarid; marid; maarididu; maariddu; maarodu; maarodrinda; maaridru; maaridvi; odave; kodo; koduva; kotta; kottidare; kottidaare; pension; bandide; bantu; banthu; bandittu; sikkide; siktu; ulitaya; ulithaya; duddu;
      रिटायरमेंट का; रिटायरमेंट के; आया है; आए हैं; आयी है; बिक रहा; बिक रही; ಹಾಕ್ತಾನೆ; ಹಾಕ್ತಾಳೆ; ಹಾಕ್ತಾರೆ; ಹಾಕುತ್ತಾನೆ; ಹಾಕುತ್ತಾರೆ; ಹಾಕ್ತೀನಿ; ಮಾರಿದರೆ; ಮಾರಿದ್ರೆ; ಬರುತ್ತೆ; ಬರುತ್ತದೆ; मेरे पास; हमारे पास; अपने पास; जमा; बचत; देंगे; देगा; देगी; नकद; नक़द; आए; मिला; बिका; बिकी; बिके; बिक गया; बिक गई; बिक गयी; बिकने के; बिकने से; पेंशन; घर से; घर वाले; दिए; दिया; दी है; बेचकर; बेच कर; बेचके; बेचने; बेची; बेचा; एफडी; पीएफ; पीएफ़; गिफ्ट; दे रहे; दे रहा; दे रही; देंगी; पैसे; ज़ेवर; गहने; हिस्सा; भेजेंगे; ग्रेच्युटी;
      ಕೈಯಿಂದ; ಕೈಲಿ; ಕೈ ಅಲ್ಲಿ; ಕೈ ಇಂದ; ಕೈಯಲ್ಲಿ; ನನ್ನ ಹತ್ತಿರ; ನಮ್ಮ ಹತ್ತಿರ; ಉಳಿತಾಯ; ನನ್ನ ಹತ್ರ; ನಮ್ಮ ಹತ್ರ; ಕಳಿಸ್ತಾನೆ; ಕಳಿಸ್ತಾಳೆ; ಕಳಿಸ್ತಾರೆ; ಕಳಿಸುತ್ತಾನೆ; ಕಳಿಸುತ್ತಾಳೆ; ಕಳಿಸುತ್ತಾರೆ; ಕಳುಹಿಸುತ್ತಾರೆ; kalistane; kalisthane; kalstane; kalistale; kalistare; kalisthare; kalstare; ಕೊಡ್ತಾರೆ; ಕೊಡುತ್ತಾರೆ; ಕೊಡ್ತಾನೆ; ಕೊಡ್ತಾಳೆ; ಕೊಡುತ್ತಾನೆ; ಕೊಡುತ್ತಾಳೆ; ಹಣ; ಚಿನ್ನ; ಉಳಿಸಿ; ಪಾಲು; ಉಡುಗೊರೆ; ಎಫ್‌ಡಿ; ಬಂದಿದೆ; ಬಂತು; ಮಾರಿ; ಮಾರಿದ; ಮಾರಿದ್ದು; ಮಾರಿದ್ದಕ್ಕೆ; ಮಾರಿದ್ವಿ; ಮಾರಿದ ಹಣ; ಒಡವೆ; ಬಂಗಾರ; ಪೆನ್ಷನ್; ಪಿಂಚಣಿ; ಕೊಟ್ಟ; ಕೊಡೋ; ಕೊಟ್ಟಿದ್ದು; ಕೊಟ್ಟಿದ್ದಾರೆ; ಮನೆಯಿಂದ; ದುಡ್ಡು; ಪಿಎಫ್; ಚೀಟಿ; ನಗದು
    `),
  ],
]);

/** "Mavana hatra 30 ide": with whom it is. */
export const withSomebody = phraseSet(
  everyPhrase(
    list(
      'mavana; maavana; appana; ammana; annana; akkana; tammana; tangiya; magana; magala; hendthi; hendtiya; gandana; bhavana; bavana; atteya; avara; avra; ajjana; tatana; ಮಾವನ; ಅಪ್ಪನ; ಅಮ್ಮನ; ಅಣ್ಣನ; ಅಕ್ಕನ; ತಮ್ಮನ; ಮಗನ; ಮಗಳ; ಹೆಂಡತಿ; ಗಂಡನ',
    ),
    list('hatra; hathra; hattra; hatira; hattira; ಹತ್ರ; ಹತ್ತಿರ'),
  ),
);

/** Said of all parts that were told: what they come to is all there is, and nothing beside it has its own sum. */
export const allOfThem = phraseSet([
  ...everyPhrase(
    list(
      'dono; donon; sab; poora; pura; teeno; sara; sabko; eradu; eradoo; eradannu; ella; ellaa; moorannu; दोनों; सब; पूरा; तीनों; ಎರಡೂ; ಎರಡು; ಎಲ್ಲಾ; ಎಲ್ಲ; ಮೂರೂ',
    ),
    ['', ...list('ka; ko; का; को')],
    list(
      'jod; jod ke; jodke; jodkar; jod kar; milake; milakar; mila ke; mila kar; milaake; seri; serisi; sersi; koodi; koodisi; koodsi; kudsi; जोड़; जोड़कर; मिलाकर; मिला के; मिलाके; ಸೇರಿ; ಸೇರಿಸಿ; ಕೂಡಿ; ಕೂಡಿಸಿ',
    ),
  ),
  ...list(`
    both together; all together; the two together; put together; added up; add it all up; add them up; add it up; work out my limit; work out our limit; work out my budget; what that gets; what that buys; what does that buy; that is my limit; thats my limit; that is our limit; thats our limit; that is my budget; thats my budget; that is what i can spend; that is what we can spend;
    that is all i have; that is all we have; thats all we have; thats all i have; ottu ashte; ottu ashtarolage; ottu ashtralli; ashte limit; adishte; adu bittu bere; kul itna; kul itna hi; bas itna hi; कुल इतना; कुल इतना ही; बस इतना ही; ಅದು ಬಿಟ್ಟು; ಒಟ್ಟು ಅಷ್ಟೇ; ಒಟ್ಟು ಅಷ್ಟರಲ್ಲಿ
  `),
]);

/** Behind an amount: only a half of it is there to spend. */
export const halfOfIt = phraseSet(
  list(`
    half is mine; half is ours; half of it is mine; half of that is mine; half of it is ours; half of that; half comes to me; half comes to us; half goes to; half belongs to; half went to; my half; aadha mera; aadha hamara; adha mera; aadha hissa mera; aadha bhai ka; aadha behen ka; uska aadha; ardha nandu; ardha nammadu; ardha nange; ardha annange; ardha tammange;
    आधा मेरा; आधा हमारा; आधा भाई का; उसका आधा; ಅರ್ಧ ನಂದು; ಅರ್ಧ ನನ್ನದು; ಅರ್ಧ ನಮ್ಮದು; ಅರ್ಧ ನನಗೆ
  `),
);

/** Behind so much more: than what somebody else paid. */
export const thanTheirs = phraseSet(
  everyPhrase(
    list('more than; higher than; above; over; on top of; extra than; beyond'),
    list(
      'he; she; him; her; his; hers; they; them; theirs; that; it; what he; what she; what they; my friend; my colleague; my cousin',
    ),
    ['', ...list('did; paid; gave; spent')],
  ),
);

/** Who the speaker is, before an amount: "brother is putting 40, me 35". */
export const speakersOwn = wordSet(
  'me us i we myself ourselves main mai hum naanu naan nanu naavu nanindu मैं हम ನಾನು ನಾವು',
);

/** Most often told by the month. */
export const monthlySources = wordSet('pension penshan पेंशन पेन्शन ಪೆನ್ಷನ್ ಪಿಂಚಣಿ');

/** Nothing is borrowed: what one has is all there is. */
export const noLoan = phraseSet([
  ...everyPhrase(
    list(
      `no; without; without any; zero; not taking; not taking a; not taking any; dont want; dont need; dont want a; dont need a`,
    ),
    list(`loan; loans; home loan; bank loan; housing loan; borrowing`),
  ),
  ...everyPhrase(
    list(`loan; bank loan; home loan; लोन; ಲೋನ್; ಸಾಲ; saala; sala`),
    list(
      `nahi; nahin; nahi lena; nahi lenge; nahi chahiye; beda; bedve beda; illa; illade; thagolalla; नहीं; नहीं लेना; नहीं चाहिए; ಬೇಡ; ಇಲ್ಲ; ಇಲ್ಲದೆ`,
    ),
  ),
]);

/** Money itself: of amounts that have no unit these say that they are lakhs. */
export const moneyItself = wordSet(
  'loan own savings cash nagad fund funds corpus pf epf fd gratuity chit saala sala लोन बचत नकद ಸಾಲ ಉಳಿತಾಯ ಪಿಎಫ್ ಚೀಟಿ ನಗದು',
);

/** Before an amount: it went into something else. */
export const spentBefore = phraseSet(
  list(`
    paid; i paid; we paid; i gave; we gave; spent; had paid; bought it for; bought for; diya tha; diye the; kharida tha; khareeda tha; kottidde; kottidvi; दिया था; दिए थे; खरीदा था; ಕೊಟ್ಟಿದ್ದೆ; ಕೊಟ್ಟಿದ್ವಿ
  `),
);

/** Before an amount: it is taken out of what was told before. */
export const outOfIt = phraseSet(
  list(`
    out of this; out of that; out of it; out of which; out of these; of which; from this; from that; from it; from which;
    usme se; usmein se; usmein; usme; uss me se; us me se; isme se; ismein se; jisme se; jismein se; usi me se; usi mein se;
    adralli; adaralli; adrinda; adrolage; idralli; idaralli; adrage;
    उसमें से; इसमें से; जिसमें से; उसमें; इसमें; ಅದರಲ್ಲಿ; ಅದ್ರಲ್ಲಿ; ಇದರಲ್ಲಿ; ಇದ್ರಲ್ಲಿ; ಅದರೊಳಗೆ
  `),
);

/** What does not go into a home: it is kept, or goes to others. */
export const keptAside = phraseSet(
  list(`
    keep; kept; keeping; stays; stay in; stays in; set aside; setting aside; put aside; aside; reserve; reserved; reserving; lock away; not touching; wont touch;
    goes to; goes into; go to; give away; giving away; gave away; for emergencies; for emergency;
    alag; alag rakhna; alag rakhe; alag rakhunga; alag rakhenge; bacha ke rakhna; bachake rakhna; rakhna hai; rakhenge; rakhunga;
    hold back; holding back; for interiors; for interior; for the interiors; for the wedding; for wedding; for furniture; interior ke liye; shaadi ke liye; shadi ke liye; padhai ke liye; furniture ke liye;
    bidbeku; bidabeku; bittidini; interior ge; maduve ge; maduvege; ittu; ittidini; ittkolbeku; idbeku; itkobeku; ettidbeku; ettidabeku; fd maaditini; theerisi; teerisi; theerisbeku; theerisabeku; teerisbeku; chukana hai; chukane hai; chukane hain; repay; pay off; चुकाना है; चुकाने हैं; ತೀರಿಸಬೇಕು; ಎತ್ತಿಡಬೇಕು;
    dena hai; dene hai; dene hain; dena padega; have to give; has to go to; kodbeku; kodabeku; देना है; देने हैं; देने है; देना पड़ेगा; ಕೊಡಬೇಕು; ಕೊಡ್ಬೇಕು;
    शादी के लिए; पढ़ाई के लिए; इंटीरियर के लिए; इंटीरियर; रखने; रखने हैं; interiors ge; ಬಿಡಬೇಕು; ಬಿಡ್ಬೇಕು; ಮದುವೆಗೆ; अलग; अलग रखना; रखना है; रखेंगे; ಇಟ್ಟುಕೊಳ್ಳಬೇಕು; ಇಡಬೇಕು; ತೆಗೆದಿಡಬೇಕು; ತೀರಿಸಿ
  `),
);

/** "Chinna ittu 10 laksha": gold that is kept with a lender brings money in. */
export const pawned = phraseSet(
  everyPhrase(
    list('chinna; odave; bangara; gold; jewels; sona; zevar; gehne; ಚಿನ್ನ; ಒಡವೆ; ಬಂಗಾರ; सोना; गहने'),
    list('ittu; adavittu; adaittu; pledged; pawned; girvi; ಇಟ್ಟು; ಅಡವಿಟ್ಟು; गिरवी'),
  ),
);

/** Beside an amount: it is put on top of what was told, not taken out of it ("usme 22 aur jod sakti hu"). */
export const putOnTop = phraseSet(
  everyPhrase(
    ['', ...list('aur; और; more; innu; extra')],
    list(
      'jod; jodunga; jodungi; jodenge; daal; dal; daalunga; daalungi; laga; seristini; seristhini; seristivi; serisbahudu; added; जोड़; जोड़ूँगा; जोड़ूँगी; डाल; ಸೇರಿಸ್ತೀನಿ; ಸೇರಿಸ್ತೀವಿ; ಸೇರಿಸಬಹುದು',
    ),
  ),
);

/** Between an amount in another coin and one in rupees: they are the same money. */
export const sameMoney = phraseSet(
  list(
    'that is; thats; which is; comes to; makes; equals; works out to; =; yaani; yani; matlab; andre; यानी; मतलब; ಅಂದ್ರೆ; ಅಂದರೆ',
  ),
);

/** Of somebody whose money was told: "par usse nahi lena". */
export const fromThem = phraseSet(
  list(
    'usse; us se; unse; un se; uska; unka; from him; from her; from them; his money; her money; their money; avaninda; avalinda; avarinda; उससे; उनसे; उनका; ಅವನಿಂದ; ಅವಳಿಂದ; ಅವರಿಂದ',
  ),
);

/** So many times what was told is the most: "twice that is my limit". */
export const timesThat = phraseTable<number>([
  [
    2,
    list(
      'twice that; double that; two times that; twice of that; double of that; twice the amount; uska double; uska dugna; uska duguna; us se dugna; usse dugna; adara eradu pattu; adara double; adra double; adakke double; उसका दुगना; उसका दुगुना; उससे दुगना; ಅದರ ಎರಡು ಪಟ್ಟು; ಅದರ ಎರಡರಷ್ಟು',
    ),
  ],
  [
    3,
    list(
      'thrice that; three times that; triple that; thrice of that; uska teen guna; uska tigna; adara mooru pattu; उसका तीन गुना; उसका तिगुना; ಅದರ ಮೂರು ಪಟ್ಟು; ಅದರ ಮೂರರಷ್ಟು',
    ),
  ],
]);

/** What is to be taken for true of a condition on which a sum depends. */
export const takenForTrue = phraseSet(
  list(
    'plan as if; act as if; assume; assuming; count on; take it that; maan lo; maan ke chalo; maanke chalo; samjho; samajh lo; antha andkolli; anta andkolli; anta tilko; मान लो; मान के चलो; ಅಂತ ಅಂದ್ಕೊಳ್ಳಿ; ಅಂತ ತಿಳ್ಕೊಳ್ಳಿ',
  ),
);

/** That it does not come true. */
export const notComingTrue = phraseSet(
  list(
    'not; doesnt; does not; dont; wont; will not; didnt; nahi; nahin; illa; aagalla; agalla; barolla; baralla; sigalla; नहीं; ಇಲ್ಲ; ಆಗಲ್ಲ; ಬರಲ್ಲ; ಸಿಗಲ್ಲ',
  ),
);

/** Ahead of the sum that is there without it. */
export const ifNotTrue = phraseSet(
  list(
    'if not; if it doesnt; if it does not; if it wont; if they dont; otherwise; or else; else; nahi to; nahin to; nahi toh; warna; varna; illa andre; illandre; ildidre; illa aadre; नहीं तो; वरना; ಇಲ್ಲ ಅಂದ್ರೆ; ಇಲ್ಲಾಂದ್ರೆ; ಇಲ್ಲದಿದ್ದರೆ',
  ),
);

/** To give, which keeps money from a home only where a rest is spoken of. */
export const givingAway = wordSet(
  'give giving gave gift gifting dunga doonga dena kotte kodtini दूँगा देना',
);

/** What is left of it. */
export const theRest = phraseSet(
  list(`
    the rest; rest; remaining; remains; remainder; balance; left over; leftover; what is left; whats left; whatever is left; whatever remains;
    baaki; baki; bacha; bache; bachta; ulida; ulidid; ulidaddu; ulididdu; ulididralli; mikkiddu; mikkidralli; बाकी; बाक़ी; बचा; शेष; ಉಳಿದ; ಉಳಿದದ್ದು; ಉಳಿದಿದ್ದು; ಉಳಿದಿದ್ದರಲ್ಲಿ; ಉಳಿದಿದ್ರಲ್ಲಿ; ಉಳಿದದ್ದರಲ್ಲಿ; ಮಿಕ್ಕಿದ್ದು
  `),
);

/** It is no part of what is counted, and nothing is taken off for it. */
export const notCounted = phraseSet(
  list(`
    mat jodna; mat jodo; mat ginna; mat gino; dont count; do not count; not counting; dont include; do not include; not included; not part of; serisabedi; serisbedi; sersbedi; lekka beda;
    मत जोड़ना; मत जोड़ो; मत गिनना; ಸೇರಿಸಬೇಡಿ; ಸೇರಿಸ್ಬೇಡಿ
  `),
);

/** Beside what money is or who gives it: that part is not wanted. */
export const notWanted = phraseSet(
  list(`
    dont want; do not want; dont need; not taking; wont take; will not take; not using; wont use; nahi lena; nahi lenge; nahi lunga; nahi chahiye; nahi chaiye; mana kar diya; beda; bedave beda;
    नहीं लेना; नहीं लेंगे; नहीं चाहिए; ಬೇಡ
  `),
);

/** Behind an amount: so much of the loan that was told before. */
export const onlySoMuch = phraseSet(
  list(`
    of it; of that; of this; only; hi lunga; hi loonga; hi lena; hi lenge; hi lungi; saaku; matra; maatra; ही लूँगा; ही लेना; ही लेंगे; ಮಾತ್ರ; ಸಾಕು
  `),
);

/** Whose an amount is, where it stands beside it: "sixty lakh mine". */
export const ownersSelf = wordSet(
  'hamare hamara humare humara namma namdu हमारे हमारा ನಮ್ಮ ನಮ್ಮದು my mine own khud swanta swantha mera mere apna apne खुद ख़ुद ಸ್ವಂತ nandu nanna nandhu मेरा मेरे अपने ನನ್ನ ನನ್ನದು ನಂದು',
);

/** Those who are spoken to as often as spoken of. */
export const spokenTo = wordSet(
  'bhai bhaiya bhaisaab anna akka madam aunty uncle didi maga भाई भैया दीदी ಅಣ್ಣ ಅಕ್ಕ ಮಗ',
);

/** Behind somebody: it is for them, and not theirs. */
export const forThem = phraseSet(
  list(`ke liye; ko; liye; ge; gagi; gaagi; keliye; says; wants; के लिए; को; ಗೆ; ಗಾಗಿ`),
);

/** So many give alike, without their number. */
export const manyTogether = phraseTable<number>([
  [2, list(`dono; donon; both; both of us; ibbaru; ibbru; ibbara; दोनों; दोनो; ಇಬ್ಬರು; ಇಬ್ಬರೂ`)],
  [
    3,
    list(
      `teeno; teenon; all three; three of us; moovaru; muvaru; mooru jana; तीनों; तीनो; ಮೂವರು; ಮೂವರೂ`,
    ),
  ],
  [4, list(`chaaro; charo; all four; naalvaru; nalvaru; चारों; ನಾಲ್ವರು; ನಾಲ್ವರೂ`)],
]);

/** Between two parts of a sum, beside the signs that end a thought. */
export const partJoints = new Set([...verdictJoints, ...addingJoints, ',', 'matte']);

/** What is earned or paid again and again is no part of it. */
export const paidAgain = phraseSet(
  list(`
    emi; emis; salary; salaries; earn; earns; income; rent; rental; kiraya; baadige; badige; per month; a month; monthly; pm; sambla; sambala; pagar; ctc; lpa; maintenance;
    ईएमआई; किराया; सैलरी; तनख्वाह; ಇಎಂಐ; ಕಂತು; ಬಾಡಿಗೆ; ಸಂಬಳ
  `),
);

/** What is paid first says neither that it is all of one's own nor that it is not. */
export const paidFirst = phraseSet(
  list(`
    down payment; downpayment; dp; token; token amount; booking amount; advance; upfront; up front; margin money; initial payment; self contribution; own contribution; डाउन पेमेंट; डाउनपेमेंट; एडवांस;
    ಡೌನ್ ಪೇಮೆಂಟ್; ಡೌನ್‌ಪೇಮೆಂಟ್; ಅಡ್ವಾನ್ಸ್; ಮುಂಗಡ; mungada
  `),
);

/** What is in another coin is told beside the rupees that are meant. */
export const otherCoins = wordSet(
  'aed dirham dirhams usd dollar dollars $ eur euro euros gbp pounds sgd aud cad riyal riyals',
);

/** All of it is told, and needs no adding. */
export const totals = phraseSet(
  list(`total; totally; in all; poora; pura; kul; ottu; ottaare; पूरा; कुल; ಒಟ್ಟು; ಒಟ್ಟಾರೆ`),
);

/** Beside a total that was told in parts: no home may cost more. */
export const notBeyond = phraseSet(
  list(
    'exceed; cross; go above; go beyond; above; beyond; over; se upar; se zyada; se aage; kinta jaasti; mele beda; daatabaradu; daatbardu; meerabaradu; से ऊपर; से ज़्यादा; ದಾಟಬಾರದು; ಮೀರಬಾರದು; ಮೇಲೆ ಬೇಡ',
  ),
);

/** Beside a total: it is what was told, and no sum of its own ("kul itna hi hai"). */
export const soMuch = phraseSet(
  list(`
    that; this; thats; these; those; all that; so much; as much; only that; itna; itne; itni; utna; utne; bas itna; bas itne; ashtu; ashte; ashta; ashtralli; ashtralle; ashtarolage; ishtu; ishte; idishte; idisthe; adishte;
    ishtralli; ishtralle; idrolage; adrolage; इतना; इतने; उतना; उतने; ಅಷ್ಟು; ಅಷ್ಟೇ; ಅಷ್ಟೆ; ಅಷ್ಟ; ಅಷ್ಟರಲ್ಲಿ; ಅಷ್ಟರಲ್ಲೇ; ಅಷ್ಟರೊಳಗೆ; ಇಷ್ಟು; ಇಷ್ಟೇ; ಇಷ್ಟೆ; ಇಷ್ಟರಲ್ಲಿ; ಇಷ್ಟರಲ್ಲೇ; ಇದಿಷ್ಟೇ
  `),
);

/** The same, or a price, before a number. */
export const amounting = phraseSet(
  list(`
    total; totally; in all; poora; pura; kul; ottu; ottaare; purchase; under; upto; within; max; around; पूरा; कुल; ಒಟ್ಟು; ಒಟ್ಟಾರೆ
  `),
);

/** Who speaks, beside a number of others who give as much. */
export const speakers = wordSet('me i myself main mai naanu nanu nan मैं ನಾನು');

/** Those who give together, behind their number. */
export const givers = wordSet(
  'of us roomies roommates flatmates colleagues partners buddies mates brothers sisters siblings friends cousins people bhai behen log jan jana dost families भाई लोग दोस्त ಜನ',
);
export const poolingVerbs = phraseSet(
  list(`
    of us; buying together; buying jointly; together; jointly; joint; saath me; saath; jote; jotege; seri; serkondu; putting; put in; putting in; pool; pooling; contribute; contributing; chipping in; chip in; giving; share; sharing; milake; milakar; denge; hakti; haaktivi; मिलाकर; देंगे
  `),
);
export const eachWords = phraseSet(list(`each; apiece; per head; har ek; tala; tale; हर एक; ತಲಾ`));

/** Homes, behind how many of them are bought with one sum. */
export const homesBought = wordSet(
  'units unit flats flat homes houses plots villas apartments sites ghar makan mane manegalu फ्लैट घर मकान ಫ್ಲಾಟ್ ಮನೆ ಸೈಟು',
);
/** Of the sum each of two homes gets a half, or each of more as much. */
export const sharedEvenly = phraseSet(
  list(`
    each half; half each; half half; half and half; equally; equal split; split equally; split evenly; evenly; split in two; aadha aadha; adha adha; aadha; ardha ardha; sama pal; samavagi; barabar;
    आधा आधा; बराबर; ಅರ್ಧ ಅರ್ಧ; ಸಮವಾಗಿ; ಸಮ
  `),
);

export const ofSums = new Set([...genitives, ...relativeWords]);

export const owning = new Set([...genitives, ...wordSet('apna apne अपने')]);

export const englishOwner =
  /^(?:dad|mom|father|mother|wife|husband|brother|sister|grandma|grandpa|son|daughter)s$/;
