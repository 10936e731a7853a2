import { wordSet } from '../tokens.ts';

/** Who speaks, as the one a sentence turns to: "I want", "mujhe", "nange". */
export const ownSubjects = wordSet(
  `i we im ill mujhe mujhko hum hume humein hamein humko mai nange nanage nanige namge namage nanu naanu naavu
  मुझे हमें हम मैं ನನಗೆ ನಂಗೆ ನಮಗೆ ನಾನು ನಾವು`,
);

/** Those who give advice, beside the people of a home. */
export const advisers = wordSet(
  `uncle aunty aunt chacha chachi mama mami tau jija saala saali sasur saas cousin cousins nephew niece jiju bhabhi colleague colleagues boss
  neighbour neighbours agent broker everyone everybody log snehita geleya doddappa chikkappa athige bhaava mava
  चाचा मामा ससुर सास दोस्त पड़ोसी लोग ಮಾವ ಅಳಿಯ ಸ್ನೇಹಿತ ಗೆಳೆಯ ದೊಡ್ಡಪ್ಪ`,
);

/** Those who offer homes: what they quote is no wish, and the builder whose people they are is not asked for. */
export const sellers = wordSet(
  `sales salesman salesperson saleswoman salesguy executive exec rep representative rm owner seller dealer realtor
  agent broker dalal dallali malik maalik बिक्री दलाल एजेंट ब्रोकर मालिक ಮಾರಾಟ ದಲ್ಲಾಳಿ ಬ್ರೋಕರ್ ಏಜೆಂಟ್ ಮಾಲೀಕ`,
);

/** A clause that begins with one of them asks for something. */
export const askingVerbs = wordSet(
  `show find suggest give need want looking search please pls what anything something dikhao dikhaiye dikhana batao bataiye dhoondo dhundo dhoondho dhundho torisi thorsi torsi huduki hudki
  kodi heli दिखाओ दिखाइए बताओ बताइए ढूंढो ढूँढो ढूंढिए ತೋರಿಸಿ ಹೇಳಿ ಹುಡುಕಿ`,
);

/** To say what somebody should do: advice is no wish of those who ask. */
export const adviceVerbs = wordSet(
  `says say said saying told tells telling tell quoted quotes quoting asking offered offering suggests suggested insists advises feels thinks showed showing shows pushing pushes pushed
  dikhata dikhati dikhate dikhaya dikhaye torstare torstane torstale torsta torsidru torsidaru दिखाता दिखाती दिखाते दिखाया दिखाए ತೋರಿಸ್ತಾರೆ ತೋರಿಸ್ತಾನೆ ತೋರಿಸಿದ್ರು ತೋರಿಸಿದರು
  bol bola boli bole bolta bolti bolte bolrahe kehte kehta kehti keh kah kahte kahta kahti heltare helthare heltaare heltane heltale helidru helidaru
  antare antale antane antaare antaale antaane anthare antidare antidaare antiddane antiddale antiddare antidane antidale andru andlu andnu helidlu helidnu कहते कहता कहती बोल बोलते बोलती ಹೇಳ್ತಾರೆ ಹೇಳ್ತಾನೆ ಹೇಳ್ತಾಳೆ ಹೇಳಿದರು ಹೇಳಿದ್ದು ಹೇಳಿದ ಹೇಳಿದ್ರು ಹೇಳಿದ್ಲು ಅಂದ್ರು ಅಂದ್ಲು ಅಂತಿದ್ದಾರೆ ಅಂತಾರೆ ಅಂತಾಳೆ ಅಂತಾನೆ`,
);

/** To want something, said of somebody else. */
export const wantVerbs = wordSet(
  `wants want wanted likes prefers stuck pasand ishta पसंद ಇಷ್ಟ chahiye chahti chahta chahte chaiye beku bekante चाहिए चाहते चाहती ಬೇಕು`,
);

/** To buy or to sell, as it was done. */
export const dealVerbs = wordSet(
  `sold bought purchased booked paid pays sell becha bech bechke bechkar bikne bika biki bik bechi beche liya kharida khareeda
  maarbitvi maarid maariddu maaridvi maaridru maarbitru tagonda tagondru togonda togondru tagondiddane tagondiddare tagondiddale tagondidane tagondidare tagondidale togondiddane togondiddare togondiddale
  tagondaru tagondlu madkondidare बेचा बेची बिका बिकी बिक बेचकर बेच खरीदा ಮಾರಿ ಮಾರಿದೆ ಮಾರಿದ್ದೆ ಮಾರಿದ್ದು ಮಾರಿದ ಮಾರಿದರು ಮಾರಿದ್ವಿ ತಗೊಂಡ ತಗೊಂಡರು ತಗೊಂಡ್ರು ತಗೊಂಡ್ಲು ತಗೊಂಡಿದ್ದಾನೆ ತಗೊಂಡಿದ್ದಾರೆ ತಗೊಂಡಿದ್ದಾಳೆ`,
);

/** That what several want all holds. */
export const allOfThem = wordSet(
  `both whichever either dono donon eradu eradoo eradakku ibbaru ibbarigu yavdaru yaavdadru aagli दोनों ಎರಡೂ ಇಬ್ಬರಿಗೂ ಯಾವುದಾದರೂ ಎರಡೂ`,
);

export const nowWanted = wordSet('now want need looking searching ab abhi eega ivaga अब ಈಗ');
