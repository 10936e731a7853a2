import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

export const dealRefusals = phraseSet(
  list(`
    no; never; nothing; none; avoid; skip; reject; exclude; dont show; dont show me; do not show;
    do not show me; dont want; do not want; i dont want; dont suggest; dont send; dont give;
    not interested in; dont consider; do not consider; wont consider; will not consider; wont buy;
    will not buy; not looking for; hate; remove; hide; drop; ignore
  `),
);

export const lackingWords = phraseSet(
  list(`without; without any; w/o; lacking; that lack; that lacks`),
);

export const homesLacking = new Set(
  `flat flats apartment apartments villa villas home homes house houses plot plots site sites project projects
  property properties building buildings society societies anything something one ones those any the a listing
  listings options me please 1 2 3 4 5 bhk bedroom`.split(/\s+/),
);

export const lackWords = phraseSet(list(`without; without any; w/o; if there is no; if no`));

/** What ends every talk, whatever it is said of. */
export const dealsOff = phraseSet(
  list(`
    no deal; no buy; no buying; no purchase; no sale; no booking; no token; i wont buy; wont buy;
    we wont buy; i will not buy; will not buy; i wont book; wont book; not buying
  `),
);

/** What refuses a home only behind "without": of "no villas" it says the same again. */
export const homesRefused = phraseSet(
  list(`
    i wont take; wont take; wont consider; i wont consider; will not consider; dont show;
    dont show me; do not show; dont send; not interested; i am not interested; no use; no chance;
    no way; no thanks; useless; reject; not ok; not okay; not fine; not acceptable; is not ok; is not okay;
    is not acceptable; not allowed; wont do; will not do; wont work; nahi chalega; aagalla; agalla
  `),
);

/** Papers: nobody says "no OC, no" of an OC that they do not want. */
export const paperNames = wordSet('oc rera khata khatha title occupancy');

export const dealClosings = wordSet('at please pls sir and it period so boss');
