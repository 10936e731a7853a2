import { list, phraseTable } from '../phrases.ts';

/*
 * Towns of the districts around Bengaluru that lie outside the gazetteer, by the names that people write. They are known, so that none
 * is taken for a slip of a place here: Malur is not Yemalur. Towns that a road of the city is named after are not among them.
 */
const TOWNS = (
  [
    ['Malur', 'malur; maluru; ಮಾಲೂರು; मालूर'],
    ['Bangarapet', 'bangarapet; bangarpet; bangarapete; ಬಂಗಾರಪೇಟೆ'],
    ['Mulbagal', 'mulbagal; mulbagilu; mulabagilu; ಮುಳಬಾಗಿಲು'],
    ['Srinivaspur', 'srinivaspur; srinivasapura kolar; ಶ್ರೀನಿವಾಸಪುರ'],
    ['Chintamani', 'chintamani town; ಚಿಂತಾಮಣಿ'],
    ['Sidlaghatta', 'sidlaghatta; shidlaghatta; ಶಿಡ್ಲಘಟ್ಟ'],
    ['Gauribidanur', 'gauribidanur; gowribidanur; ಗೌರಿಬಿದನೂರು'],
    ['Bagepalli', 'bagepalli; ಬಾಗೇಪಲ್ಲಿ'],
    ['Kunigal', 'kunigal; ಕುಣಿಗಲ್'],
    ['Maddur', 'maddur; madduru; ಮದ್ದೂರು'],
    ['Channapatna', 'channapatna; chennapatna; channapattana; ಚನ್ನಪಟ್ಟಣ'],
  ] satisfies [string, string][]
).map(([town, names]): [string, string[]] => [town, list(names)]);

export const townsBeyond = phraseTable<string>(TOWNS);

export const namesOfTownsBeyond: readonly string[] = TOWNS.flatMap(([, names]) => names);
