import { slugOf } from '@manemitra/domain/slug';

/**
 * Builders that Bengaluru's buyers name, understood even where the catalogue has none of theirs.
 * Each line: the short name, then other ways to say it. The slug is the short name's.
 */
const TABLE = `
  Prestige; प्रेस्टीज; ಪ್ರೆಸ್ಟೀಜ್; prestige group; prestige estates; prestij
  Brigade; ब्रिगेड; ಬ್ರಿಗೇಡ್; brigade group; brigade enterprises
  Sobha; शोभा; ಶೋಭಾ; sobha ltd; sobha limited; sobha developers; shobha; shobha developers
  Godrej; गोदरेज; ಗೋದ್ರೇಜ್; godrej properties
  Puravankara; purva; puravankara limited; purvankara
  Provident; provident housing
  Mantri; मंत्री; ಮಂತ್ರಿ; mantri developers
  Nitesh; nitesh estates
  Assetz; assetz property; assets property group
  Embassy; embassy group; embassy developments
  Sattva; salarpuria; salarpuria sattva; sattva group; salarpuria satva; satva
  Century; century real estate
  Mahindra; mahindra lifespaces; mahindra lifespace
  Lodha; lodha group; lodha developers; macrotech
  Shriram; shriram properties; sriram properties
  Total Environment; total env
  Adarsh; adarsh developers; adarsh group
  Vaishnavi; vaishnavi group; vaishnavi infrastructure
  Casagrand; casa grand; casagrande; casa grande
  DSR; dsr infrastructure; dsr group
  NCC; ncc urban
  L&T; l & t; l and t; lnt; l&t realty; larsen and toubro; larsen & toubro
  Tata; tata housing; tata realty
  Birla; birla estates
  Sumadhura; sumadhura group; sumadura
  DS Max; dsmax; ds max properties
  Concorde; concorde group
  Nambiar; nambiar builders
  Bhartiya; bhartiya city; bhartiya urban
  Rohan; rohan builders
  Kolte Patil; kolte-patil; kolte patil developers
  Ozone; ozone group
  Hiranandani; house of hiranandani
  Raheja; k raheja; raheja corp
  RMZ; rmz corp
  Phoenix; phoenix mills; phoenix one
  Goyal; goyal & co; goyal and co
  Hoysala; hoysala projects
  SNN; snn raj; snn estates; snn raj corp
  SJR; sjr prime; sjr primecorp
  Arvind; arvind smartspaces; arvind smart spaces
  Mana; mana projects
  Confident; confident group
  Gopalan; gopalan enterprises
  Divyasree; divya sree; divyasri
  Skylark; skylark mansions
  Vajram; vajram group
  Vaswani; vaswani group
  MJR; mjr builders; mjr
  Pride; pride group; pride housing
  Sipani; sipani properties
  TVS Emerald; tvs emerald; emerald haven
  Trifecta; trifecta projects
  Urbanrise; urban rise; alliance urbanrise
  Aparna; aparna constructions
  Ranka; ranka builders
  Shapoorji Pallonji; shapoorji; shapoorji palonji; sp real estate
  Sterling; sterling developers
  White Lotus; white lotus group
`;

/** Short names that are also ordinary words, places or first names: they need "by" or "builder" beside them. */
const NEEDS_BY = new Set([
  'pride',
  'phoenix',
  'mana',
  'sterling',
  'confident',
  'ozone',
  'goyal',
  'rohan',
]);

export interface Builder {
  slug: string;
  name: string;
  /** Lower-case ways to say it, the name itself included. */
  said: readonly string[];
  needsBy: boolean;
}

export const builders: readonly Builder[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...others] = line.split(';').map((said) => said.trim());
    const slug = slugOf(name);
    return { slug, name, said: [name, ...others], needsBy: NEEDS_BY.has(slug) };
  });
