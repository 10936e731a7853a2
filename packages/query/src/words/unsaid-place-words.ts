import { wordSet } from '../tokens.ts';

export const sameWords = wordSet('same wahi wahin wahi vahi usi ade adhe वही उसी ಅದೇ');

export const areasUnsaid = wordSet(
  'society area place locality building layout ilaka jagah jaga colony mohalla इलाका इलाके जगह सोसाइटी कॉलोनी ಏರಿಯಾ ಜಾಗ ಬಡಾವಣೆ',
);

export const earlierDays = wordSet('yesterday kal pehle pahle ninne monne कल पहले ನಿನ್ನೆ ಮೊನ್ನೆ');

export const seenVerbs = wordSet(
  'dekha dekhe dekhi bheja bheje bheji dikhaya dikhaye nodidralla nodidde nodidvi nodidva nodiddu kalsidri torsidri sent shared showed देखा देखे भेजा दिखाया ನೋಡಿದ್ದ ನೋಡಿದ್ವಿ ನೋಡಿದ್ದೆ ಕಳಿಸಿದ್ರಿ',
);
