import { wordSet } from '@manemitra/query/tokens';

export const eachWords = wordSet(`
  all each every both other others homes units types sizes variants sab sabhi sabka har alag ella yella prati
  bere सब सभी हर ಎಲ್ಲ ಎಲ್ಲಾ ಪ್ರತಿ ಬೇರೆ
`);

export const topicJoints = wordSet('and , & + or plus aur ya mattu matte और या ಮತ್ತು ಅಥವಾ');

/** What a number of rooms stands before. */
export const roomNouns = wordSet('bhk bhks bedroom bedrooms');

/** "Whats", "what's". */
export const shortenedAsking = /\b(what|where|who|how|when|which)['’]?s\b/giu;
