import { wordSet } from '@manemitra/query/tokens';
import { plainCopulas } from '@manemitra/query/words/copula-words';

export const objectForm = /(?:ದನ್ನು?|dann[au])$/u;

export const comparedWith = /^(?:kinta|ginta|ಕಿಂತ|ಗಿಂತ)$/u;

/** Behind a figure that something is compared with. */
export const fromFigure = wordSet('se से inda than ge ಇಂದ ಗೆ % percent');

/** Ask which it is, so that a degree picks none; "how much is the cheapest" picks one. */
export const pickingWords = wordSet(
  'which what whats who is are yavdu yavudu yaavudu kaunsa konsa',
);

export const whicheverWords = wordSet('whatever whichever');

export const relatingWords = wordSet(
  'whatever whichever jo jiska jiski jiske jisme jismein जो जिसका जिसकी जिसके जिसमें',
);

export const betweenPicked = wordSet('with having that which has the');

/** "Jo sabse sasta ho". */
export const closingCopulas = new Set([...plainCopulas, ...wordSet('ho हो')]);
