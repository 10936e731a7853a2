import { list, phraseSet } from '@manemitra/query/phrases';

/** Ask how far it is; the reader's "away" says how far a wish is from a place. */
export const distanceWords = phraseSet(
  list(`
    far; distance; how long; how much time; kitni door; kitna door; kitna time; door; dur; doora; dura; eshtu hottu; eshtu time; दूर; दूरी; कितना समय; ದೂರ; ಎಷ್ಟು ಹೊತ್ತು
  `),
);
