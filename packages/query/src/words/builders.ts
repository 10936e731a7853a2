import { slugOf } from '@manemitra/domain/slug';
import { wordSet } from '../tokens.ts';

/**
 * Builders that Bengaluru's buyers name, understood even where the catalogue has none of theirs.
 * Each line: the short name, then other ways to say it. The slug is the short name's.
 */
const TABLE = `
  Prestige; प्रेस्टीज; ಪ್ರೆಸ್ಟೀಜ್; prestige group; prestige estates; prestij
  Brigade; ब्रिगेड; ಬ್ರಿಗೇಡ್; brigade group; brigade enterprises
  Sobha; शोभा; सोभा; ಶೋಭಾ; ಶೋಭ; ಸೋಭಾ; sobha ltd; sobha limited; sobha developers; shobha; shobha developers
  Godrej; गोदरेज; ಗೋದ್ರೇಜ್; godrej properties
  Puravankara; purva; पूर्वांकरा; ಪೂರ್ವಾಂಕರ; puravankara limited; purvankara
  Provident; प्रोविडेंट; ಪ್ರಾವಿಡೆಂಟ್; provident housing
  Mantri; मंत्री; ಮಂತ್ರಿ; mantri developers
  Nitesh; nitesh estates
  Assetz; एसेट्ज़; ಅಸೆಟ್ಜ್; assetz property; assets property group
  Embassy; एम्बेसी; एंबेसी; ಎಂಬೆಸಿ; embassy group; embassy developments
  Sattva; सत्व; सत्वा; ಸತ್ವ; सालारपुरिया; ಸಲಾರ್‌ಪುರಿಯಾ; salarpuria; salarpuria sattva; sattva group; salarpuria satva; satva
  Century; सेंचुरी; ಸೆಂಚುರಿ; century real estate
  Mahindra; महिंद्रा; ಮಹೀಂದ್ರ; ಮಹೀಂದ್ರಾ; mahindra lifespaces; mahindra lifespace
  Lodha; लोढ़ा; लोढा; ಲೋಧಾ; lodha group; lodha developers; macrotech
  Shriram; श्रीराम; ಶ್ರೀರಾಮ್; ಶ್ರೀರಾಮ; shriram properties; sriram properties
  Total Environment; total env
  Adarsh; आदर्श; ಆದರ್ಶ್; ಆದರ್ಶ; adarsh developers; adarsh group
  Vaishnavi; वैष्णवी; ವೈಷ್ಣವಿ; vaishnavi group; vaishnavi infrastructure
  Casagrand; कासाग्रांड; ಕಾಸಾಗ್ರಾಂಡ್; casa grand; casagrande; casa grande
  DSR; dsr infrastructure; dsr group
  NCC; ncc urban
  L&T; l & t; l and t; lnt; l&t realty; larsen and toubro; larsen & toubro
  Tata; टाटा; ಟಾಟಾ; tata housing; tata realty
  Birla; बिरला; बिड़ला; ಬಿರ್ಲಾ; birla estates
  Sumadhura; सुमधुरा; ಸುಮಧುರ; ಸುಮಧುರಾ; sumadhura group; sumadura
  DS Max; dsmax; ds max properties
  Concorde; कॉनकॉर्ड; ಕಾನ್ಕಾರ್ಡ್; ಕಾಂಕಾರ್ಡ್; concorde group
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
const NEEDS_BY = wordSet(`pride phoenix mana sterling confident ozone goyal rohan`);

/** What Kannada glues to a builder whose homes are meant: "ಪ್ರೆಸ್ಟೀಜ್‌ನವರದ್ದು", "ಶೋಭಾದವರ". */
const ENDINGS = ['ನವರ', 'ನವರು', 'ನವರದು', 'ನವರದ್ದು', 'ದವರ', 'ದವರು', 'ದವರದು', 'ದವರದ್ದು'];

const withEndings = (said: string): string[] =>
  /^[\u0C80-\u0CFF\u200C\u200D]+$/u.test(said)
    ? [said, ...ENDINGS.map((ending) => `${said}${ending}`)]
    : [said];

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
    const said = [name, ...others].flatMap(withEndings);
    return { slug, name, said, needsBy: NEEDS_BY.has(slug) };
  });
