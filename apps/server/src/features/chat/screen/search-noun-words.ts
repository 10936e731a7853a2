import { wordSet } from '@manemitra/query/tokens';
import { wordFinder } from './word-finder.ts';

const SEARCHES = 'search searches serch hudukata hudukaata ಹುಡುಕಾಟ ಹುಡುಕಾಟವನ್ನು सर्च खोज ಸರ್ಚ್ ಸರ್ಚನ್ನು';

/** What "save" is of, where it is of the search. */
export const searchNouns = wordSet(
  `email mail alert alerts notify results result list everything all filter filters ${SEARCHES}`,
);

/** "Keep this search", "ye search rakh lo": a search that is kept is saved. */
export const keptSearches = wordSet(SEARCHES);
export const keeps = wordFinder([
  [
    true,
    'keep store remember rakh* sambhal* yaad itko* ittko* itkol* ittu* rakhna रख* संभाल* याद बचा* ಇಟ್ಟು* ಇಟ್ಕೊ* ನೆನಪಿಡಿ',
  ],
]);

/** Of these, what a project may as well be put on: "save both in the list". */
export const listWords = wordSet('list results result everything all');
