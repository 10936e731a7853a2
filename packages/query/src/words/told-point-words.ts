import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** What follows is asked for because of what was said. */
export const hencePhrases = phraseSet(
  list(`
    so; hence; therefore; that's why; thats why; that is why; because of that; for that reason; isliye; is liye; isi liye; tabhi; adakke; adkke; adike; hagagi; haagagi; adarinda;
    इसलिए; इसीलिए; तो; ಅದಕ್ಕೆ; ಅದಕ್ಕೇ; ಹಾಗಾಗಿ; ಆದ್ದರಿಂದ; ಅದರಿಂದ
  `),
);

/** Who says so does not travel, or does not mind it. */
export const stayingHome = phraseSet(
  list(`
    wfh; work from home; works from home; working from home; work mostly from home; remote; remotely; hybrid; ghar se kaam; ghar se kam; mane inda kelsa; maneinda kelsa; mane indane kelsa;
    doesn't matter; doesnt matter; does not matter; don't mind; dont mind; irrelevant; no need to be near; need not be near; not a worry; no problem; don't care; dont care; regardless; rarely; hardly; once a week; retired; retiring; farak nahi; fark nahi;
    parvagilla; paravagilla; घर से काम; फर्क नहीं; फ़र्क नहीं; ಮನೆಯಿಂದ ಕೆಲಸ; ಮನೆಯಿಂದಲೇ ಕೆಲಸ; ಪರವಾಗಿಲ್ಲ
  `),
);

/** A work or a school of before. */
export const formerWords = phraseSet(
  list(`
    used to; earlier; previously; formerly; left my job; quit; ex office; old office; pehle; pahle; modalu; munche; पहले; ಮೊದಲು; ಹಿಂದೆ
  `),
);

/** That it is another one now than before. */
export const movedWords = phraseSet(
  list(`
    shift; shifted; shifting; moved; moving; changed; change; changing; joined; joining; transferred; transfered; relocated; new; now; no longer; instead; ab; badal; badla; badlo; hata do; hatao; naya; nayi;
    eega; iga; ivaga; hosa; badlayisi; aaytu; अब; बदल; नया; नई; बदला; ಈಗ; ಹೊಸ; ಬದಲಾಯಿಸಿ; ಬದಲಾಯ್ತು; ಶಿಫ್ಟ್; शिफ्ट
  `),
);

export const becauseWords = wordSet('because since as kyunki yaakandre क्योंकि ಯಾಕಂದ್ರೆ ಏಕೆಂದರೆ');
/** Right before the place where somebody works. */
export const workAhead = phraseSet(
  everyPhrase(
    list(`
      job; new job; a job; my job; job offer; offer; an offer; got a job; work; working; works; office; my office; our office; husbands office; wifes office; employed; posted; posting; transferred; joining; internship; company; our company; my company; duty
    `),
    list(`at; in; is at; is in; near; @; is near; from`),
  ),
);
