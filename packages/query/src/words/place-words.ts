import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { metroAlone } from './metro-words.ts';

/** What bears the name of its area and is a point in it: near it is meant, not in the area. */
export const landmarkTails = phraseSet(
  list(`
    railway station; railway stn; rly station; rly stn; train station; bus stand; bus stop;
    bus station; bus depot; bus terminal; flyover; fly over; junction; circle; signal;
    police station; post office; underpass; toll; toll plaza; toll gate; रेलवे स्टेशन; बस स्टैंड;
    ರೈಲ್ವೆ ನಿಲ್ದಾಣ; ರೈಲು ನಿಲ್ದಾಣ; ಬಸ್ ನಿಲ್ದಾಣ; ಸರ್ಕಲ್
  `),
);

export const metroTails = new Set([...metroAlone, ...wordSet('station stn स्टेशन ನಿಲ್ದಾಣ')]);

export const viewNouns = wordSet('view views facing');

export const samePlaceWords = phraseSet(
  list(`
    same area; same areas; same locality; same location; same place; same side; same layout;
    same neighbourhood; same neighborhood; that area; that locality; that side; in that area;
    wahi area; wahi area me; wahi pe; usi area; usi area me; usi jagah; usi side; ade area;
    ade area alli; ade jaga; ade jaaga; वहीं; उसी इलाके में; उसी एरिया में; ಅದೇ ಏರಿಯಾ; ಅದೇ ಜಾಗ
  `),
);
