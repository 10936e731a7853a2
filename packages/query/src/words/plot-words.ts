import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const timesWords = wordSet(`x * by into ಗುಣಿಸು इंटू बाई बाय X`);

export const plotFeet = phraseSet(list(`feet; ft; foot; '; ಅಡಿ; sqft; sq ft`));

export const plotSizeNouns = phraseSet(list(`dimension; dimensions; size; plot area`));

export const plotNouns = phraseSet(
  list(
    `site; sites; plot; plots; saitu; saite; jaga; jaaga; nivesana; niveshana; ಸೈಟ್; ಸೈಟು; ನಿವೇಶನ; प्लॉट; साइट; plot size; site size`,
  ),
);
