import type { Field } from '../criteria.ts';
import type { PlaceKind } from '../place.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

/** "not there, anything else", "alli beda, bere kade thorsi": wherever the sentence before said, it is to be elsewhere. */
export const elsewhereWords = phraseSet(
  list(`
    not there; somewhere else; elsewhere; anywhere else; some other area; some other place; another area; wahan nahi; wahaan nahi; vahan nahi; kahin aur; kahi aur; koi aur jagah; koi aur area; dusri jagah;
    alli beda; alli bedve beda; bere kade; bere area; bere jaga; bere kadenalli; वहाँ नहीं; वहां नहीं; कहीं और; दूसरी जगह; ಅಲ್ಲಿ ಬೇಡ; ಬೇರೆ ಕಡೆ; ಬೇರೆ ಜಾಗ
  `),
);

export const forgetWords = phraseSet(
  list(`
    remove; remove the; drop; drop the; forget; forget the; forget about; forget about the; never mind; never mind the; leave out the;
    ignore the; no; any; without; without any; clear the; clear; lift the
  `),
);

export const forgettable = phraseTable<Field>([
  [
    'price',
    list(`
      budget; budget limit; price limit; price; price filter; price cap; budget cap;
      budget constraint; budget filter; price range
    `),
  ],
  ['locality', list(`location; locality; location filter; locality filter; area filter`)],
  ['zone', list(`zone; zones; part of the city; part of town; zone filter`)],
  ['water', list(`water source; source of water; water supply; water filter; kind of water`)],
  ['bhk', list(`bhk; bhk filter; bedroom filter; number of bedrooms`)],
  ['propertyType', list(`property type; type filter`)],
  ['possession', list(`possession; possession date; possession filter; deadline; date limit`)],
  ['amenity', list(`amenities; all amenities; amenity filter; amenities filter`)],
  ['near', list(`distance limit; commute limit; commute; distance filter`)],
  ['metroLine', list(`metro; metro condition; metro filter`)],
  [
    'promoter',
    list(`
      builder preference; builder preferences; builder filter; builder choice; builder constraint;
      builder restriction; developer preference; preference for builder; preference of builder;
      preference on builder; preference in builder; particular builder; specific builder;
      builder condition
    `),
  ],
  ['facing', list(`facing; facing filter; direction`)],
  ['nearWater', list(`lake; lakes; lake filter; lake condition; water bodies; water body`)],
  ['khatha', list(`khata; khatha; katha; khata filter`)],
]);

/** Places that are called by what they are: "forget the school". */
export const forgettableKinds = phraseTable<readonly PlaceKind[]>([
  [['college', 'landmark'], list('school; schools; college; university; campus')],
  [
    ['tech-park', 'employment-area'],
    list('tech park; it park; office; my office; company; work place; workplace'),
  ],
  [['hospital'], list('hospital; hospitals; clinic')],
  [['mall'], list('mall; malls')],
  [['metro-station'], list('station; metro station')],
  [['airport'], list('airport')],
  [['railway-station'], list('railway station; train station')],
]);

export const priceEnds = phraseTable<'min' | 'max'>([
  [
    'min',
    list(`lower limit; minimum; min; minimum budget; minimum price; lower bound; lower end; floor`),
  ],
  [
    'max',
    list(`upper limit; maximum; max; maximum budget; maximum price; upper bound; upper end; cap`),
  ],
]);

export const anywhereWords = phraseSet(
  list(`
    anywhere is ok; anywhere is okay; anywhere is fine; anywhere ok; anywhere fine;
    anywhere works; anywhere will do; anywhere is good; anywhere in bangalore;
    anywhere in bengaluru; anywhere in blr; anywhere in the city; any area; any area ok;
    any area is ok; any area is fine; any location; any location ok; any location is ok;
    any location is fine; any locality; any locality is ok; any locality is fine; any place;
    any place is ok; any place is fine; all areas; all areas ok; all over bangalore;
    whole bangalore; location doesnt matter; location does not matter; location no issue;
    location is not important; location not important; area doesnt matter; no location preference;
    no area preference; no preference for location; no preference on location;
    no locality preference; kahin bhi chalega; kahi bhi chalega; kahin bhi ho; kahin bhi dikhao;
    koi bhi area; koi bhi area chalega; koi bhi area chalegi; koi bhi location;
    koi bhi location chalega; koi bhi location chalegi; koi bhi jagah; koi bhi jagah chalegi; elli adru ok; elladru ok;
    elli idru ok; elliyadaru ok; yelli adru ok; yelladru ok; yav area adru ok; yaav area adru ok;
    कहीं भी; कहीं भी चलेगा; कोई भी इलाका; ಎಲ್ಲಾದರೂ; ಎಲ್ಲಿಯಾದರೂ; ಎಲ್ಲಾದರೂ ಸರಿ; ಯಾವ ಏರಿಯಾ ಆದರೂ
  `),
);

/** "anywhere but Whitefield" is no freedom of place. */
export const exceptsBehind = wordSet(
  'except but other apart besides near in within around close of',
);

export const anyBuilderWords = phraseSet(
  list(`
    any builder; any builder ok; any builder is ok; any builder is fine; any developer;
    any other builder; any other builder ok; any other builder is fine; builder doesnt matter;
    builder does not matter; builder no issue; drop the builder; drop builder; remove builder;
    remove the builder; forget the builder; koi bhi builder; koi bhi builder chalega;
    other builders too; other builders as well; other builders also; dusre builder ke bhi; doosre builder ke bhi; bere builder du; bere builder dhu; bere builder dhoo; ಬೇರೆ ಬಿಲ್ಡರ್‌ದೂ; ಬೇರೆ ಬಿಲ್ಡರ್‌ದು; ಬೇರೆ ಬಿಲ್ಡರ್‌ಗಳದ್ದು;
    yav builder adru ok; yaav builder adru ok; bere yaav builder adru ok
  `),
);

export const anyFacingWords = phraseSet(
  list(`
    all directions; any direction; any facing; all facings; any direction is ok; any direction works; any facing works; koi bhi direction; koi bhi disha chalegi; koi bhi facing chalegi; yaava dikkadru; yava dikkadru; yaav dikkadru; yav dikkadru; yava dikku adru; yaava dikku aadru; yava dikkadaru; yaava dikkaadaru; ಯಾವ ದಿಕ್ಕಾದರೂ; ಯಾವ ದಿಕ್ಕಾದ್ರೂ; ಯಾವುದೇ ದಿಕ್ಕು; ಯಾವ ದಿಕ್ಕು ಆದರೂ; ಯಾವ ಫೇಸಿಂಗ್ ಆದರೂ; कोई भी दिशा; कोई भी फेसिंग; किसी भी दिशा; any direction is fine; any facing is ok;
    any facing is fine; direction doesnt matter; facing doesnt matter; koi bhi facing; koi bhi disha; yav facing adru ok
  `),
);

export const noLimitWords = phraseSet(
  list(`
    price no bar; budget no bar; cost no bar; money no bar; price is no bar; budget is no bar;
    money is no bar; no bar on budget; no bar on price; budget no issue; budget is no issue;
    budget is not an issue; budget not an issue; price is not an issue; price not an issue;
    money is not an issue; money no issue; money not an issue; no budget constraint;
    no budget constraints; budget no problem; budget is no problem; budget is not a problem;
    budget not a problem; budget is not a constraint; budget no constraint; no limit on budget;
    no limit on price; no cap on budget; budget doesnt matter; budget does not matter;
    price doesnt matter; price does not matter; cost doesnt matter; cost does not matter;
    money doesnt matter; money does not matter; budget is not important; price is not important;
    irrespective of budget; irrespective of price; dont care about budget;
    dont care about the budget; dont care about price; dont care about the price;
    budget matter nahi karta; budget is flexible; budget flexible; open budget;
    budget is open; budget ki koi tension nahi; budget ki tension nahi; paise ki tension nahi;
    budget ki koi dikkat nahi; budget koi issue nahi; budget ki koi limit nahi
  `),
);

export const refusesAhead = wordSet('no any without');

/** "Forget the lake thing": a wish by what it is of. */
export const wishNouns = wordSet('thing part bit condition rule filter criteria');

export const denialsAhead = wordSet(`not no dont don't never`);

export const otherThan = wordSet('except but other like such apart from besides');
