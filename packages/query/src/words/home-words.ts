import { wordSet } from '../tokens.ts';

export const houseSites = wordSet('site sites plot saitu saite nivesana ಸೈಟ್ ಸೈಟು ನಿವೇಶನ साइट प्लॉट');

export const bareRooms = wordSet(`room rooms kamra kamre kamron kone कमरा कमरे ಕೋಣೆ`);

/** Land, or only somewhere. */
export const barePlaces = wordSet(`jaga jaaga jagah jageh जगह ಜಾಗ`);

/** All that stands beside a bare number and its place. */
export const besidePlaces = wordSet(`in at near around me mein alli nalli , . में ಅಲ್ಲಿ`);

/** A piece of land with sites, which is also what homes stand in. */
export const layoutWords = wordSet('layout layouts');

/** The ground under a home, or a spot: no kind of home where one is named. */
export const groundWords = new Set([
  ...barePlaces,
  ...wordSet('land lands zameen jameen zamin जमीन ज़मीन ಜಮೀನು'),
]);
