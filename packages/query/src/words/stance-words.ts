import { list, phraseSet } from '../phrases.ts';
import { dialectDenials } from './denial-words.ts';
import { wordSet } from '../tokens.ts';

/** What calls a place or a builder fine: "Panathur is ok", "Marathahalli thik hai". */
export const fine = phraseSet(
  list(`
    ok; okay; is ok; is okay; is fine; fine; is good; good; yes; theek; thik; theek hai; thik hai; acha hai; accha hai; achha hai; chalta hai; chalti hai;
    chalega; chennagide; chenagide; chennagi ide; parvagilla; paravagilla; parwagilla; aadru parvagilla; aadru ok; aadru sari; sari hogutte; sari; ठीक; ठीक है; अच्छा है; चलेगा;
    ಪರವಾಗಿಲ್ಲ; ಸರಿ; ಚೆನ್ನಾಗಿದೆ; ಆದರೂ ಓಕೆ; ಆದರೂ ಸರಿ; ಆದರೂ ಪರವಾಗಿಲ್ಲ
  `),
);

/** Between a builder and what is said of him: "Godrej ka koi project chalega". */
export const anythingOfThem = phraseSet(
  list(`
    ka koi project; ka koi bhi project; ka koi; ka koi bhi; ka kuch bhi; ka kuch; ka project; ke koi bhi project; ke project; ka flat; ka koi bhi flat; da yavdadru; da yavdadaru; du yavdadru; any project; projects; project;
    का कोई प्रोजेक्ट; का कोई भी प्रोजेक्ट; का कोई भी; का कुछ भी; ಯಾವ ಪ್ರಾಜೆಕ್ಟ್; ದು ಯಾವುದಾದರೂ
  `),
);

/** Behind another that is called fine: "RT Nagar chennagide, Ganganagar kooda". */
export const alsoFine = phraseSet(list(`too; also; as well; bhi; kooda; saha; nu; भी; ಕೂಡ; ಸಹ`));

/** "a hard no", "absolutely not", before the refusal. */
export const outright = wordSet(
  'a is hard big strict absolutely definitely certainly totally bilkul khandita pakka bilkul maatra matra बिलकुल बिल्कुल ಖಂಡಿತ ಮಾತ್ರ',
);
export const refusing = phraseSet([
  ...dialectDenials,
  ...list(
    `no; nope; not; never; no no; is not; is out; out; nahi; nahin; nahi chahiye; beda; vendam; venda; bedve beda; bedave beda; नहीं; ಬೇಡ`,
  ),
]);

/** Behind a place: nobody goes there, at no price. */
export const outOfTheQuestion = phraseSet(
  list(`
    hogalla; hogolla; hogodilla; hogallaa; ge hogalla; ge hogolla; kade hogalla; alli beda; hogodu beda; hogoke ishta illa; not even for free; not even if free; not at any price; not at any cost; not a chance; no chance; no way; wont go; will not go;
    nahi jaunga; nahi jaungi; nahi jayenge; nahi jaenge; nahi jaane wala; nahi jaane wale; muft me bhi nahi; free me bhi nahi; kisi haal me nahi; kisi keemat pe nahi;
    नहीं जाऊंगा; नहीं जाऊँगा; नहीं जाएंगे; नहीं जाएँगे; मुफ़्त में भी नहीं; मुफ्त में भी नहीं; किसी हाल में नहीं; ಹೋಗಲ್ಲ; ಹೋಗುವುದಿಲ್ಲ; ಗೆ ಹೋಗಲ್ಲ; ಗೆ ಹೋಗುವುದಿಲ್ಲ
  `),
);

/** Behind what is called fine; "theek hai na" only asks for a nod. */
export const denialsOfFine = wordSet('nahi nahin nai nhi not alla beda नहीं नही ಅಲ್ಲ ಬೇಡ');

/** Before another that is refused: "neither is Marathahalli". */
export const refusedAhead = phraseSet(list(`neither is; nor is; nor; neither`));

/** Behind it only tells what somebody said: "Sarjapur chennagide anta". */
export const hearsay = wordSet('anta ante antare antaare anthare bole bolte kehte');
