import { wordSet } from '@manemitra/query/tokens';
import { wordFinder } from './word-finder.ts';

const SEARCHES =
  'search searches serch huduku hudukata hudukaata ಹುಡುಕಾಟ ಹುಡುಕಾಟವನ್ನು सर्च खोज ಸರ್ಚ್ ಸರ್ಚನ್ನು';

/** What "save" is of, where it is of the search. */
export const searchNouns = wordSet(
  `email mail alert alerts notify results result list everything all filter filters ${SEARCHES}`,
);

/** "Keep this search", "ye search rakh lo": a search that is kept is saved. */
export const keptSearches = wordSet(SEARCHES);
export const keeps = wordFinder([
  [
    true,
    'keep store remember rakh* sambhal* yaad itko* itk* ittk* itkol* itkol* ittu* rakhna रख* संभाल* याद बचा* ಇಟ್ಟು* ಇಟ್ಕೊ* ನೆನಪಿಡಿ',
  ],
]);

/** Beside the verb, where something is kept for the buyer: "keep 1 and 2 for me". */
export const keptFor = wordSet(
  'ke kar achhe acche ache achha accha lage laga lagi bhi ishtavayitu ishtaayitu aaytu aytu ಆಯಿತು अच्छे अच्छा लगे लगा i we them it these like liked likes pasand hai hain aaya aaye aayi aa gaya gaye ye yeh wo inko unko inhe ishta ishtavaytu ishtaaytu aytu aagide ide idanna avanna both , पसंद है हैं आया आए इन्हें ಇಷ್ಟ ಇಷ್ಟವಾಯ್ತು ಆಯ್ತು ಆಗಿದೆ ಇದೆ the for me my mere mera liye nanage nange aside please pls lo lena do dena kar karo kolli . ! मेरे लिए लो दो ನನಗೆ',
);

/** Of these, what a project may as well be put on: "save both in the list". */
export const listWords = wordSet('list results result everything all');
