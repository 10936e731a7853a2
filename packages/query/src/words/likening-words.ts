import { list, phraseSet } from '../phrases.ts';

export const likeAhead = phraseSet(
  list(`like; just like; similar to; same as; as good as; on the lines of; kind of; equivalent to`),
);

export const likeBehind = phraseSet(
  list(`
    jaisa; jaisi; jaise; ke jaisa; ke jaisi; ki tarah; ki tarah ka; ke type; type; types; style; thara; tara; tharaddu; reethi; reeti; antha; anthaddu;
    जैसा; जैसी; की तरह; ತರ; ತರಹ; ತರದ; ರೀತಿ; ಅಂಥ
  `),
);
