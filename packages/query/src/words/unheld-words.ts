import { list, phraseSet } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { unheldOrdersInKannada } from './kannada-order-words.ts';

/**
 * Things buyers ask for that no field can hold. They are listed so that a word inside them is not taken
 * for a field ("semi furnished", "lake view", "main road facing"), and so that they are reported whole.
 */
export const unheldPhrases = phraseSet([
  ...unheldOrdersInKannada,
  ...list(`
    pending oc; price drop; price drops; price dropped; drop in price; price cut; price cuts; near me;
    near my place; near my house; near my home; builder floor; builder floors; fully furnished; 24x7 water; 24x7 water supply; 24 7 water; 24/7 water; 24 hours water;
    24 hour water supply; 24x7; 24/7; 24 hours; 24 hrs; tech park; it park; business park;
    software park; full furnished; semi furnished; semifurnished; unfurnished; furnished;
    bare shell; bareshell; warm shell; modular kitchen; facing main road; main road facing;
    road facing; facing road; facing the road; facing the main road; park facing; facing park;
    sort by area; sorted by area; garden facing; facing garden; pool facing; facing pool; lake facing; facing lake;
    facing the lake; lake view; lake bed; lakebed; city view; good view; sea view; park view;
    pool view; garden view; corner unit; corner; no common walls; no common wall; common walls; common wall; no shared walls;
    low lying area; low lying; lowlying; flood prone; flooding; floods; flood; water logging;
    waterlogging; water problem; no water problem; water issue; water issues; no water issue;
    no water issues; water scarcity; rajakaluve; raja kaluve; storm water drain; drain;
    buffer zone; good ventilation; cross ventilation; ventilation; good light; natural light;
    sunlight; bank loan; home loan; loan approved; loan available; loan eligible; all bank loan;
    bank approved; apf approved; apf; old building; old buildings; old project; old projects;
    old construction; old apartment; old apartments; old flat; old flats; old house; old houses;
    old property; old properties; older building; older buildings; purani building; purana flat;
    purane flat; purana makaan; hale building; hale kattada; pre owned; preowned; resale; resale flat; resale flats; second hand; first owner;
    direct owner; no brokerage; no broker; without broker; zero brokerage; owner only; negotiable;
    on time delivery; delivers on time; builder who delivers on time; good construction quality;
    construction quality; good builder; good builders; reputed builder; reputed builders;
    reputed builders only; reputed developer; top builder; top builders; branded builder;
    grade a builder; tier 1 builder; trusted builder; standalone building; standalone;
    high ceiling; high ceilings; wooden flooring; marble flooring; vitrified tiles; utility area;
    utility; pooja room; puja room; study room; study; store room; guest room; attached bathroom;
    attached bathrooms; main road; on main road; highway; railway track; railway line;
    high tension wires; high tension line; cemetery; graveyard; generator noise; metro noise;
    train noise; traffic noise; road noise; airport noise; flight noise; pub noise; wfh;
    work from home; burial ground; garbage; quiet; peaceful; noisy; noise; less traffic;
    low traffic; no traffic; safe for women; low density; high rise; highrise; highrises;
    high rises; high rise building; low rise; lowrise; investor; investment property;
    good appreciation; rental income; good rental income; rental yield; good rental yield;
    good roi; uds; undivided share; sunday visit; site visit; east west road; free hold; freehold;
    leasehold; schools nearby; hospitals nearby; school nearby; hospital nearby; market nearby;
    near schools; near school; near hospital; near hospitals; near park; near a park; near lake;
    near a lake; near the lake; near mall; near a mall; near temple; near market; near college;
    near bus stop; near railway station; near good schools; near good school; near a good school;
    by the lake; by a lake; beside the lake; beside a lake; next to the lake; next to a lake;
    close to the lake; close to a lake; close to school; close to schools; close to hospital;
    main door; opposite to park; opposite park; bus stop; veg restaurants; temple nearby;
    मुख्य सड़क; सड़क किनारे; फर्निश्ड; ಫರ್ನಿಶ್ಡ್; ಮುಖ್ಯ ರಸ್ತೆ
  `),
]);

/** Everyday nouns that are no place's name: "near a good school" is kept whole, with its "near". */
export const ordinaryNouns = new Set(
  `lake lakes school schools hospital hospitals college colleges temple temples church mosque mall malls market
  markets road roads highway station bus stop airport office offices work workplace park parks river forest hill hills beach view
  views drain drains slum slums factory factories industry dump railway track tracks flyover bridge bar pub pubs shops shop
  restaurant restaurants gurudwara mandir masjid kere dharga shaale aspatre school's university it companies company tech
  street lane gate wall walls crowd neighbours neighbors neighbourhood neighborhood`.split(/\s+/),
);

/** Words before an everyday noun that belong to the thought: "by the lake", "near good schools". */
export const clingingWords = wordSet(
  `near nearby by beside next close opposite facing around along adjacent behind without away from to overlooking`,
);

export const floorWords = wordSet(
  'floor floors flr storey storeys story मंज़िल मंजिल ಮಹಡಿ floored manzil mahadi antastu ಅಂತಸ್ತು',
);

/** What a describing word belongs to: of "corner site" and "quiet place" the first word alone says too little. */
export const describedNouns = wordSet(
  `site sites plot plots place places area areas society societies builder builders developer developers building buildings house houses home homes flat
   flats apartment apartments villa villas unit units road lane street locality neighbourhood layout community parking side jaga jaaga jagah jageh ilaka
   ilaaka ilaake mane ghar makaan makan mohalla kattada nivesana जगह इलाका इलाके घर मकान सोसाइटी बिल्डर फ्लैट बिल्डिंग ಜಾಗ ಮನೆ ಸೈಟ್ ಕಟ್ಟಡ ಬಿಲ್ಡರ್ ರಸ್ತೆ ಏರಿಯಾ ನಿವೇಶನ`,
);

/** Describe what follows them, and say nothing alone: "big balcony", "old charm building". */
export const describingFillers = wordSet(
  `big bigger small large huge spacious good nice old new great decent proper less more olle olleya dodda chikka hosa hale sanna accha acha achha achhi bada badi bade
   chhota chhoti naya nayi purana अच्छा अच्छे अच्छी बड़ा बड़ी छोटा छोटी ಒಳ್ಳೆಯ ಒಳ್ಳೆ ದೊಡ್ಡ ಚಿಕ್ಕ ಹೊಸ ಹಳೆ`,
);

/** Behind what is not used, that it is needed: "DC conversion hona chahiye", "do balcony to chahiye hi". */
export const neededBehind = wordSet(
  `hona honi hone ho hi to toh chahiye chaiye chahie needed required must should be irbeku beku irali irli होना होनी हो ही तो चाहिए ಬೇಕು ಇರಬೇಕು ಇರಲಿ`,
);
