import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const drawnWords = phraseSet(
  list(`in the drawn area; drawn area; the drawn area; area; in the area drawn; in area`),
);

export const betweenWords = phraseSet(
  list(`
    between; in between; anywhere between; somewhere between; midway between; mid way between; halfway between; half way between;
    on the way between; of the line between; on the stretch between; in the stretch between; along the stretch between
  `),
);

export const middleWords = phraseSet(
  list(`
    ke beech; ke beech me; ke beech mein; ke bich; ke bich me; ke bich mein; ke beechme; के बीच; के बीच में; naduve; naduvae; nadve; madhya; madhye; madya;
    ನಡುವೆ; ಮಧ್ಯೆ; ಮಧ್ಯ; ಮಧ್ಯದ ಅಲ್ಲಿ
  `),
);

export const choosingWords = wordSet(
  `decide deciding decided decision undecided confused confusion confuse choose choosing choice torn debating toss stuck pick
  fencesitting tie comparing compare kanfuse kanfyus gondala कन्फ्यूज कन्फ्यूज़ उलझन तय फैसला ಗೊಂದಲ ಕನ್ಫ್ಯೂಸ್`,
);
