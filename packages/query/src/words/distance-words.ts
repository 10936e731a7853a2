import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** Words by which one distance is of every place that was named. */
export const everyPlace = wordSet(`
  both each either dono all them eradakku ibbarigu ibbarigoo ibrigu दोनों दोनो ಇಬ್ಬರಿಗೂ ಎರಡಕ್ಕೂ ಎರಡೂ eradukku
  eradu
`);

export const backReferences = phraseSet(
  list(`
    for both; for both of us; for either; for either of us; for each of us; for all of us;
    for everyone; for the two of us; for us; to either; of either; from either of us;
    from either office; from each office; to each office; for both offices; for both places;
    from both places; from both ends; for both husband and wife; for both me and wife;
    for me and wife; from both; to both; of both; for each; from each; to each; from either;
    from both workplaces; from both offices; for both offices; to both offices;
    to both places; each; for us both; for all; from all; dono se; dono ke liye; dono jagah se;
    of it; from it; to it; from there; of there; from that; of that; from here; from office;
    to office; from my office; to my office; from work; to work; from the office;
    to the office; of office; of my office; of work; from this; of this; one way; each way;
    per way; wahan se; wahaan se; uske; usse; office se; alli inda; allinda; office inda;
    officeinda; office ge; वहाँ से; वहां से; ऑफिस से; ಅಲ್ಲಿಂದ; ಆಫೀಸ್ ಇಂದ
  `),
);

export const distanceLeads = wordSet('a the just max in at only of sirf about than');
