import type { Field } from '../criteria.ts';
import { lengthAt, list, phraseAt, phraseSet, phraseTable } from '../phrases.ts';
import type { Token } from '../token.ts';
import type { Change, Reader, Reading, Sentence } from '../reading.ts';

/** What only makes sense beside the sentence before: "drop the budget", "10 lakh more", "start over". */

const restartWords = phraseSet(
  list(`
    start over; start again; start afresh; start fresh; new search; fresh search; reset;
    reset all; reset search; clear all; clear everything; clear search; clear filters;
    remove all filters; remove everything except; remove everything but; remove all except;
    remove all but; drop everything except; drop everything but; clear everything except;
    clear everything but; forget everything except; forget everything but; naya search; phir se shuru;
    scrap all that; scrap all this; scrap that; forget that; forget it; forget about that; forget all that; forget all this; forget all of that; ignore all that;
    leave all that; ye chhodo; yeh chhodo; ye sab chhodo; yeh sab chhodo; ye chodo; yeh chodo; sab chhodo; adu bittbidi; adu bitbidi;
    adu bittu bidi; from scratch; from the beginning; ab shuru se; naye sire se; नए सिरे से; अब शुरू से; adella bittbidi; adella bittu bidi; yella bittbidi; ಅದು ಬಿಟ್ಟುಬಿಡಿ; ಅದೆಲ್ಲ ಬಿಡಿ; ये छोड़ो; यह छोड़ो; ये सब छोड़ो; hosa search; modalinda; फिर से शुरू;
    नया सर्च; ಹೊಸದಾಗಿ; ಮೊದಲಿನಿಂದ
  `),
);

/** "clear everything", "sab bhool jao", "adella alisi": all of it goes, whichever word says so and whichever comes first. */
const clearing = phraseSet(
  list(`
    clear; erase; wipe; wipe out; delete; scrap; forget; reset; bhool jao; bhul jao; bhool jaao; hata do; hatao; mita do; alisi; alisu; aliso; tegedu haaki; tegedaki; maretu bidi;
    भूल जाओ; भूल जाइए; हटा दो; मिटा दो; मिटाओ; ಅಳಿಸಿ; ಅಳಿಸು; ಮರೆತುಬಿಡಿ; ತೆಗೆದುಹಾಕಿ
  `),
);
const everything = phraseSet(
  list(`
    everything; it all; all of it; all of that; all that; sab; sab kuch; sabkuch; ella; adella; yella; ellanu; सब; सब कुछ; सबकुछ; ಎಲ್ಲ; ಎಲ್ಲಾ; ಅದೆಲ್ಲ; ಅದೆಲ್ಲಾ; ಎಲ್ಲವನ್ನೂ
  `),
);

/** "not there, anything else", "alli beda, bere kade thorsi": wherever the sentence before said, it is to be elsewhere. */
const elsewhereWords = phraseSet(
  list(`
    not there; somewhere else; elsewhere; anywhere else; some other area; some other place; another area; wahan nahi; wahaan nahi; vahan nahi; kahin aur; kahi aur; koi aur jagah; koi aur area; dusri jagah;
    alli beda; alli bedve beda; bere kade; bere area; bere jaga; bere kadenalli; वहाँ नहीं; वहां नहीं; कहीं और; दूसरी जगह; ಅಲ್ಲಿ ಬೇಡ; ಬೇರೆ ಕಡೆ; ಬೇರೆ ಜಾಗ
  `),
);

const forgetWords = phraseSet(
  list(`
    remove; remove the; drop; drop the; forget; forget the; forget about; forget about the;
    ignore the; no; any; without; without any; clear the; clear; lift the
  `),
);

const forgettable = phraseTable<Field>([
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

const priceEnds = phraseTable<'min' | 'max'>([
  [
    'min',
    list(`lower limit; minimum; min; minimum budget; minimum price; lower bound; lower end; floor`),
  ],
  [
    'max',
    list(`upper limit; maximum; max; maximum budget; maximum price; upper bound; upper end; cap`),
  ],
]);

const anywhereWords = phraseSet(
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
const EXCEPTS = new Set([
  'except',
  'but',
  'other',
  'apart',
  'besides',
  'near',
  'in',
  'within',
  'around',
  'close',
  'of',
]);

const anyBuilderWords = phraseSet(
  list(`
    any builder; any builder ok; any builder is ok; any builder is fine; any developer;
    any other builder; any other builder ok; any other builder is fine; builder doesnt matter;
    builder does not matter; builder no issue; drop the builder; drop builder; remove builder;
    remove the builder; forget the builder; koi bhi builder; koi bhi builder chalega;
    yav builder adru ok; yaav builder adru ok; bere yaav builder adru ok
  `),
);

const anyFacingWords = phraseSet(
  list(`
    all directions; any direction; any facing; all facings; any direction is ok; any direction is fine; any facing is ok;
    any facing is fine; direction doesnt matter; facing doesnt matter; koi bhi facing; koi bhi disha; yav facing adru ok
  `),
);

const noLimitWords = phraseSet(
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

export const forget: Reader = {
  begins: (text) =>
    restartWords.has(text) ||
    clearing.has(text) ||
    everything.has(text) ||
    elsewhereWords.has(text) ||
    anywhereWords.has(text) ||
    anyBuilderWords.has(text) ||
    anyFacingWords.has(text) ||
    noLimitWords.has(text) ||
    forgetWords.has(text),
  read: readForget,
};

/** "drop the budget", "any budget", "start over". */
function readForget({ tokens }: Sentence, at: number): Reading | undefined {
  const restart = lengthAt(restartWords, tokens, at) || clearedLength(tokens, at);
  if (restart > 0) return { length: restart, kind: 'change', change: { change: 'restart' } };
  const anywhere = lengthAt(anywhereWords, tokens, at);
  if (anywhere > 0 && !EXCEPTS.has(tokens[at + anywhere]?.text ?? '')) {
    return { length: anywhere, kind: 'change', change: { change: 'anywhere' } };
  }
  const elsewhere = lengthAt(elsewhereWords, tokens, at);
  if (elsewhere > 0 && !isDenied(tokens, at)) {
    return { length: elsewhere, kind: 'change', change: { change: 'anywhere' } };
  }
  const builder = lengthAt(anyBuilderWords, tokens, at);
  if (builder > 0 && !OTHER_THAN.has(tokens[at + builder]?.text ?? '')) {
    return { length: builder, kind: 'change', change: { change: 'forget', field: 'promoter' } };
  }
  const facing = lengthAt(anyFacingWords, tokens, at);
  if (facing > 0 && !OTHER_THAN.has(tokens[at + facing]?.text ?? '')) {
    return { length: facing, kind: 'change', change: { change: 'forget', field: 'facing' } };
  }
  const unlimited = lengthAt(noLimitWords, tokens, at);
  if (unlimited > 0) {
    return { length: unlimited, kind: 'change', change: { change: 'forget', field: 'price' } };
  }
  const verb = lengthAt(forgetWords, tokens, at);
  if (verb === 0) return undefined;
  const bound = phraseAt(priceEnds, tokens, at + verb);
  if (bound !== undefined && isEndOfThought(tokens[at + verb + bound.length])) {
    const change: Change = { change: 'open-end', end: bound.value };
    return { length: verb + bound.length, kind: 'change', change };
  }
  const what = phraseAt(forgettable, tokens, at + verb);
  if (what === undefined) return undefined;
  // "No lake" refuses one.
  if (what.value === 'nearWater' && REFUSES.has(tokens[at]?.text ?? '')) return undefined;
  const change: Change = { change: 'forget', field: what.value };
  const end = at + verb + what.length;
  const noun = WISH_NOUNS.has(tokens[end]?.text ?? '') ? 1 : 0;
  return { length: verb + what.length + noun, kind: 'change', change };
}

const REFUSES = new Set(['no', 'any', 'without']);

/** "Forget the lake thing": a wish by what it is of. */
const WISH_NOUNS = new Set(['thing', 'part', 'bit', 'condition', 'rule', 'filter', 'criteria']);

/** The verb and what it clears, whichever comes first. */
function clearedLength(tokens: readonly Token[], at: number): number {
  const verb = lengthAt(clearing, tokens, at);
  if (verb > 0) {
    const all = lengthAt(everything, tokens, at + verb);
    return all === 0 ? 0 : verb + all;
  }
  const all = lengthAt(everything, tokens, at);
  const behind = all === 0 ? 0 : lengthAt(clearing, tokens, at + all);
  return behind === 0 ? 0 : all + behind;
}

/** "I don't want to live elsewhere". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => DENIALS.has(text));
}

const DENIALS = new Set(['not', 'no', 'dont', "don't", 'never']);

/** In "no minimum 1200 sqft" the least is of something else. */
function isEndOfThought(next: Token | undefined): boolean {
  return next === undefined || !/^[\p{L}\d]/u.test(next.text) || next.text === 'and';
}

const OTHER_THAN = new Set(['except', 'but', 'other', 'like', 'such', 'apart', 'from', 'besides']);
