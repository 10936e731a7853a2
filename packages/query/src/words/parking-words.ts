import { wordSet } from '../tokens.ts';

/** What kind of place it is, which no field holds either. */
export const kindsOfParking = wordSet('covered basement stilt reserved dedicated shaded कवर्ड ಕವರ್ಡ್');

export const beforeParking = wordSet(
  'covered car cars open reserved separate dedicated कवर्ड कार ಕವರ್ಡ್ ಕಾರ್',
);

export const behindParking = wordSet('for of spaces slots space slot ke ki liye के लिए');

export const parkingSlots = wordSet('slots slot spaces space spots spot');

export const parkedCars = wordSet(
  'car cars gaadi gadi gaadiyan vehicles vehicle suv suvs कार गाड़ी ಕಾರ್ ಕಾರು',
);

export const neededParking = wordSet('beku irbeku chahiye needed required must ಬೇಕು चाहिए');
