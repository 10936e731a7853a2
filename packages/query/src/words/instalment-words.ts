import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const instalmentNames = phraseSet(list(`kist; kisht; kantu; किस्त; किश्त; ಕಂತು; ಇಎಂಐ`));

export const monthlyWords = wordSet('monthly mahine tingala tingalu महीने मासिक ತಿಂಗಳ ಮಾಸಿಕ');

export const ofInstalments = wordSet('for on of pe par ka per');

export const betweenInstalments = wordSet(
  ': - is of should be comes to can pay stay remain must i we my at not go cross exceed have has within',
);

export const boundsOfInstalments = wordSet(
  'se upar nahi jani jaani jaana chahiye na ho tak datbardu datbaradu daatbardu daatabaradu daatabardu data meerabardu varegu olage agbardu kinta jasti dinda mele se ऊपर नहीं तक के आसपास रहे मीरबारदु ಮೀರಬಾರದು ದಾಟಬಾರದು ಒಳಗೆ',
);

export const tailsOfInstalments = wordSet(
  'per month monthly pm ok fine affordable max possible / mo a can pay only',
);
