import { list, phraseSet } from '@manemitra/query/phrases';

export const distanceWords = phraseSet(
  list(`
    far; distance; how long; how much time; kitni door; kitna door; kitna time; door; dur; doora; dura; eshtu hottu; eshtu time; दूर; दूरी; कितना समय; ದೂರ; ಎಷ್ಟು ಹೊತ್ತು
  `),
);
