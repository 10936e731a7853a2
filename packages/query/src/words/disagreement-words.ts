import { wordSet } from '../tokens.ts';
import { verdictJoints } from './joint-words.ts';

export const myPeople = wordSet('my meri mera mere nan nanna namma hamari मेरी मेरे ನನ್ನ ನಮ್ಮ');

export const disagreementJoints = new Set([...verdictJoints, ',', ';', '.']);

/** To say it of oneself. */
export const sayingVerbs = wordSet(
  'antini antene anteeni antidini heltini heltene bolta bolti kehta kehti kahta kahti हूँ कहता कहती बोलता ಅಂತೀನಿ ಹೇಳ್ತೀನಿ',
);

export const betweenSums = wordSet(
  'is hai hain hoon hu max only tak ki that under upto olage है कि हूं तक ಒಳಗೆ',
);
