/**
 * Invented promoters. None is, or is meant to resemble, a real builder; most are Kannada words for
 * things of the land (gubbigoodu is a sparrow's nest, kemmannu red earth, honge the pongam tree).
 *
 * class | how much they build (1 to 8) | names
 */
const TABLE = `
luxury  | 4 | Aranya Estates; Neelakurinji Residences; Sahyagiri Living
luxury  | 2 | Kaanana Dwellings; Beladingala Estates; Rajahamsa Nele; Tamarakere Residences; Mayura Angala
premium | 8 | Brindavan Habitats; Hasiruvana Homes
premium | 5 | Tungatira Habitats; Navilugari Homes; Kadambavana Builders; Malhaara Homes
premium | 3 | Sampigemara Homes; Ekaanta Habitats; Varshadhare Developers; Nandivana Homes; Araliketti Estates; Chittaara Spaces; Mugilu Estates; Parijatha Nele; Honnavalli Properties; Kumudini Habitats
premium | 2 | Hemadri Nivasa; Kasturikanda Homes; Suvarnarekha Spaces; Deepamala Residences; Vanamallige Homes; Ashtami Habitats
mid     | 7 | Gubbigoodu Homes; Kemmannu Developers
mid     | 5 | Chiguru Habitats; Honge Homes; Suggimane Developers; Yelemara Homes; Hoovinahalli Homes
mid     | 3 | Banashree Dwellings; Belakumane Developers; Muthugaara Homes; Sihineeru Habitats; Jenugoodu Living; Rangavalli Homes; Bevinamara Builders; Tengina Thota Homes; Oorumane Builders; Laavanya Nele; Kenchamba Spaces; Manjinahani Living; Hakkigoodu Habitats; Dharani Kuteera
mid     | 2 | Mallige Angala; Halasina Homes; Kogilehaadu Homes; Tulasikatte Builders; Pachchepairu Homes; Neralu Habitats; Gilivindu Homes; Nakshatra Angala; Kolalu Homes; Bettadahoovu Builders; Hunsemara Homes; Sanjemallige Spaces; Bannada Mane; Gejjehejje Homes; Aladamara Developers; Irulu Belaku Homes
value   | 6 | Nammagoodu Homes; Savimane Developers
value   | 4 | Hosabelaku Homes; Maavinakere Builders; Ragihola Homes; Samruddhi Angala
value   | 2 | Bharani Mane Builders; Kusumakere Homes; Chinnadabele Homes; Nelamugilu Builders; Handarada Mane; Kaadumallige Homes; Puttagoodu Builders; Hirimane Homes; Nagalinga Hoovu Homes; Kallusampige Builders; Mungaru Homes; Hingaru Builders; Sonemale Homes; Bilimugilu Homes; Thottilu Homes; Baalehonnu Builders
`;

const PROMOTER_CLASSES = ['value', 'mid', 'premium', 'luxury'] as const;
export type PromoterClass = (typeof PROMOTER_CLASSES)[number];

export interface Promoter {
  index: number;
  name: string;
  /** The word that its projects carry: `Aranya Estates` builds `Aranya Malhar`. */
  brand: string;
  class: PromoterClass;
  size: number;
}

const SURNAMES =
  /(?: (?:Estates|Residences|Living|Dwellings|Habitats|Homes|Builders|Developers|Spaces|Properties|Nivasa|Nele|Angala|Kuteera|Mane))+$/;

export const promoters: readonly Promoter[] = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [kind = '', size = '', names = ''] = row.split('|').map((cell) => cell.trim());
    return names.split(';').map((name) => ({ kind, size: Number(size), name: name.trim() }));
  })
  .map(({ kind, size, name }, index) => ({
    index,
    name,
    brand: name.replace(SURNAMES, ''),
    class: PROMOTER_CLASSES.find((each) => each === kind) ?? 'mid',
    size,
  }));
