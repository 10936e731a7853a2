/** Words that are known when they are misspelt, beside those of the tables that are. */
export const moreVocabulary = (
  'budget approved registered registration bangalore bengaluru carpet cauvery borewell tanker litigation occupancy certificate metro walking distance between within maintenance loading sizes preferably preferred except without near under ' +
  'garment garments ' +
  'twenty thirty forty fifty sixty seventy eighty ninety hundred'
).split(' ');
