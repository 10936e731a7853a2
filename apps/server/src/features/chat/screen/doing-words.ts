import { wordSet } from '@manemitra/query/tokens';

/* Verbs by which a turn says that something is to be done, gone to or fetched, behind what it names: "wapas kar do", "shuru se karte hain". */

const HINDI = `
  karo; kar; kar do; kardo; kar de; kar dijiye; kijiye; karna; karna hai; lo; le; lijiye; le lijiye; lena hai; le lo; lelo; lao;
  le aao; le chalo; aao; chalo; jao; jana hai; dikhao; dikha do; chahiye; rakho; करो; कर दो; कर दें; कर दीजिए; कीजिए; करें; लो;
  लें; लीजिए; ले लीजिए; ले लो; लाओ; ले आओ; चलो; जाओ; दिखाओ; दिखा दो; चाहिए; रखो; kare; karen; karein; karte hain; karte hai;
  karte h; karenge; karunga; karni hai; chalte hain; dekhte hain; करते हैं; करते है; करना है; करना; करेंगे; करिए; चलते हैं;
  देखते हैं
`;

/** Of Kannada. */
export const DOING_KANNADA = `
  maadi; madi; maadu; madu; maadiri; madiri; maadbidi; haaki; haki; haku; hogi; hogu; hogona; banni; tanni; togoli; ಮಾಡಿ; ಮಾಡು; ಮಾಡಿರಿ; ಮಾಡಿಬಿಡಿ;
  ಹಾಕಿ; ಹಾಕು; ಹೋಗಿ; ಹೋಗು; ಹೋಗೋಣ; ಬನ್ನಿ; ತನ್ನಿ; maadona; madona; maadonva; maadbeku; madbeku; maadtini; madtini; maadoda; hudukona; nodona;
  ಮಾಡೋಣ; ಮಾಡೋಣವಾ; ಮಾಡಬೇಕು; ಮಾಡ್ತೀನಿ; ಹುಡುಕೋಣ; ನೋಡೋಣ
`;

export const DOING = `${HINDI};${DOING_KANNADA}`;

/** Each word of them. */
export const doingWords = wordSet(DOING.replaceAll(';', ' '));
