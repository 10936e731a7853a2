import { wordSet } from '@manemitra/query/tokens';
import { list } from '@manemitra/query/phrases';

export const eachWords = wordSet(`
  all each every both other others homes units types sizes variants sab sabhi sabka har alag ella yella prati
  bere सब सभी हर ಎಲ್ಲ ಎಲ್ಲಾ ಪ್ರತಿ ಬೇರೆ
`);

/** "Whats", "what's". */
export const shortenedAsking = /\b(what|where|who|how|when|which)['’]?s\b/giu;

/** "How much" and "how many" are one word in Hindi and in Kannada. */
export const HOW_MUCH = list('kitna; kitne; kitni; eshtu; estu; yeshtu; कितना; कितने; कितनी; ಎಷ್ಟು');
