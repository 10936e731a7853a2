import type { Comparable } from '../likeness.ts';

/** Made-up projects, each told twice: 100 times it is one project, 100 times only something like it. */

interface Pair {
  why: string;
  one: Comparable;
  other: Comparable;
}

const BASES = [
  ['Kaveri Southern Crest', 'Kaveri', 'Kaveri Estates Projects Limited', 'Begur', 560068],
  ['Nandana Celestial City', 'Nandana', 'Nandana Infra Private Limited', 'Gunjur', 560087],
  ['Malnad Lumina', 'Malnad', 'Malnad Resi Private Limited', 'Rajanukunte', 561203],
  ['Tungabhadra Parkshire', 'Tungabhadra', 'Tungabhadra Properties Ltd', 'Hoskote', 562114],
  ['Sahyadri Lake Terraces', 'Sahyadri', 'Sahyadri Developers LLP', 'Hebbal', 560024],
  ['Hoysala Mirabelle', 'Hoysala', 'Hoysala Housing Private Limited', 'Thanisandra', 560077],
  ['Chalukya Insignia', 'Chalukya', 'Chalukya Enterprises Ltd', 'Yelahanka', 560064],
  ['Kadamba Songbird', 'Kadamba', 'Kadamba Ventures LLP', 'Budigere', 560049],
  [
    'Vijayanagara Botanica',
    'Vijayanagara',
    'Vijayanagara Realty Pvt Ltd',
    'Kanakapura Road',
    560062,
  ],
  ['Rashtrakuta Evergreen', 'Rashtrakuta', 'Rashtrakuta Holdings LLP', 'Whitefield', 560066],
] as const;

const BRANDS = new RegExp(BASES.map(([, brand]) => brand).join('|'), 'gi');
const CONSONANTS = 'bdgklmnprstv';

function comparable(told: Partial<Comparable> & Pick<Comparable, 'name' | 'promoter'>): Comparable {
  return {
    reraNumbers: [],
    locality: null,
    pincode: null,
    point: null,
    totalUnits: null,
    landSqm: null,
    towers: null,
    possessionOn: null,
    approvalReference: null,
    surveyNumbers: [],
    ...told,
  };
}

type Base = (typeof BASES)[number];
const numberOf = (base: Base, serial: number): string =>
  `PRM/KA/RERA/1251/446/PR/1203${24 + BASES.indexOf(base)}/${String(900_000 + BASES.indexOf(base) * 100 + serial)}`;
const placeOf = ([, , , locality, pin]: Base): Pick<Comparable, 'locality' | 'pincode'> => ({
  locality: { slug: locality.toLowerCase().replace(' ', '-'), name: locality },
  pincode: String(pin),
});
const slip = (word: string): string => word.replace(/(.)([aeiou])(?=[^aeiou]*$)/, '$1$2$2');
const swapped = (word: string): string =>
  word.replace(/([a-z])([a-z])([a-z]{2})$/, (_, a: string, b: string, end: string) => b + a + end);

/** Each pair in a place of its own, of its own brand and with its own numbers, so that all of them can be one catalogue. */
function apartFromOthers(pairs: readonly Pair[], from: number): Pair[] {
  return pairs.map((pair, i) => {
    const [n, pin] = [from + i, pair.one.pincode];
    const [first, second] = [n % 12, Math.floor(n / 12)];
    // Any two endings differ by two letters at least.
    const ending = [first, second, (first + second) % 12]
      .map((at) => `a${CONSONANTS[at % 12]}`)
      .join('');
    const ofBrand = (name: string): string => name.replace(BRANDS, (brand) => brand + ending);
    const own = (told: Comparable): Comparable => ({
      ...told,
      name: ofBrand(told.name),
      promoter: ofBrand(told.promoter),
      reraNumbers: told.reraNumbers.map((number) =>
        number.replace(/\d{6}$/, (serial) => String(Number(serial) + n * 10)),
      ),
      locality: told.locality && {
        slug: `${told.locality.slug}-${n}`,
        name: `${told.locality.name} ${n}`,
      },
      pincode: told.pincode && String((told.pincode === pin ? 560_000 : 570_000) + n),
    });
    return { why: pair.why, one: own(pair.one), other: own(pair.other) };
  });
}

/** Pairs that are one project. */
export const SAME: readonly Pair[] = apartFromOthers(
  BASES.flatMap((base): Pair[] => {
    const [name, brand, company] = base;
    const place = placeOf(base);
    const [first, ...words] = name.split(' ');
    const last = words.at(-1) ?? '';
    const whole = comparable({ name, promoter: `${brand} Group`, ...place });
    const pair = (
      why: string,
      other: Partial<Comparable>,
      one: Partial<Comparable> = {},
    ): Pair => ({
      why,
      one: { ...whole, ...one },
      other: { ...whole, ...other },
    });
    const number = numberOf(base, 1);
    return [
      pair(
        'an extension of its number',
        { name: name.toUpperCase(), promoter: company, reraNumbers: [`TOR/${number}`] },
        { reraNumbers: [number] },
      ),
      pair('a doubled vowel', { name: [first, ...words.slice(0, -1), slip(last)].join(' ') }),
      pair('two letters swapped', {
        name: [first, ...words.slice(0, -1), swapped(last)].join(' '),
      }),
      pair('words written as one', { name: name.replaceAll(' ', ''), promoter: brand }),
      pair('its company', { promoter: company, pincode: null }),
      pair('without the brand, with the locality', {
        name: `${words.join(' ')}, ${place.locality?.name}`,
        promoter: `${brand} Builders`,
        reraNumbers: [number],
      }),
      pair('another notation of its phase', { name: `${name} Ph-II` }, { name: `${name} Phase 2` }),
      pair(
        'another company, which its name tells',
        { promoter: 'Skywards Green Homes Private Limited' },
        { pincode: null },
      ),
      pair(
        'another name for the same plan',
        {
          name: `${brand} ${['Aurum', 'Solace', 'Verdant'][name.length % 3]}`,
          totalUnits: 540,
          approvalReference: 'BDA/NM/17',
        },
        { totalUnits: 540, approvalReference: 'BDA/NM/17' },
      ),
      pair(
        'its first phase',
        { name: `The ${name} – Phase 1 Apartments` },
        { reraNumbers: [number] },
      ),
    ];
  }),
  1,
);

/** Pairs that have much in common and are two projects. */
export const NEARLY: readonly Pair[] = apartFromOthers(
  BASES.flatMap((base): Pair[] => {
    const [name, brand, company] = base;
    const place = placeOf(base);
    const words = name.split(' ').slice(1).join(' ');
    const whole = comparable({ name, promoter: company, ...place });
    const elsewhere = placeOf(BASES[(BASES.indexOf(base) + 3) % BASES.length] as Base);
    const pair = (why: string, one: Partial<Comparable>, other: Partial<Comparable>): Pair => ({
      why,
      one: { ...whole, ...one },
      other: { ...whole, ...other },
    });
    return [
      pair('two phases', { name: `${name} Phase 1` }, { name: `${name} Phase 2` }),
      pair(
        'two towers',
        { name: `${name} Tower A` },
        { name: `${name} - Tower B`, promoter: `${brand} Group` },
      ),
      pair(
        'two phases with their numbers',
        { name: `${name} Phase I`, reraNumbers: [numberOf(base, 1)] },
        { name: `${name} Phase II`, reraNumbers: [numberOf(base, 2)] },
      ),
      pair('the whole and its third phase', {}, { name: `${name} Phase 3` }),
      pair(
        'two registrations under one name',
        { reraNumbers: [numberOf(base, 1)] },
        { reraNumbers: [numberOf(base, 2)] },
      ),
      pair(
        'another builder elsewhere',
        { name: words },
        { name: words, promoter: 'Bhadra Constructions', ...elsewhere },
      ),
      pair(
        'another builder in the same place',
        { name: words },
        { name: words, promoter: 'Bhadra Constructions' },
      ),
      pair('another project of the builder', {}, { name: `${brand} Meadow Walk`, totalUnits: 300 }),
      pair(
        'its villas and its apartments',
        { name: `${name} Villas` },
        { name: `${name} Apartments` },
      ),
      pair('a name that begins alike', { name: `${name} Grove` }, { name: `${name} Drive` }),
    ];
  }),
  101,
);
