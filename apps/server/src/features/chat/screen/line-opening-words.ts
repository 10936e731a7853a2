import { list, phraseSet } from '@manemitra/query/phrases';

/** When something opens: "pink line kab chalu hogi", "when does the blue line start". */
export const whenWords = phraseSet(
  list(
    'when; by when; which year; which month; kab; kab tak; yavaga; yaavaga; yavag; कब; कब तक; ಯಾವಾಗ; ಯಾವ ವರ್ಷ',
  ),
);
export const openingVerbs = phraseSet(
  list(`
    open; opens; opening; start; starts; starting; begin; begins; ready; run; running; operational; complete; completed; come; coming; functional;
    chalu; shuru; khulega; khulegi; chalegi; banegi; aayegi; poori; puri; agutte; aagutte; barutte; oduutte; odutte; mugiyutte; tereyutte;
    चालू; शुरू; खुलेगी; चलेगी; बनेगी; आएगी; पूरी; ಶುರು; ಆಗುತ್ತೆ; ಆಗುತ್ತದೆ; ಬರುತ್ತೆ; ಬರುತ್ತದೆ; ಮುಗಿಯುತ್ತೆ; ತೆರೆಯುತ್ತೆ; ಓಡುತ್ತೆ
  `),
);
