import { list, phraseSet } from '../phrases.ts';

/** Per foot without a word for "per". */
export const feetOfRates = phraseSet(
  list(`
    a sqft; a sq ft; a foot; sqft; sft; sq ft; foot; per foot; foot ka; sqft ka; sqft pe; adi ge; adige; chadaradi ge; chadaradige;
    ಚದರಡಿ ಗೆ; ಚದರಡಿಗೆ; ಚದರಡಿ; ಅಡಿಗೆ; ಅಡಿ ಗೆ; वर्गफुट; वर्ग फुट; फुट
  `),
);
