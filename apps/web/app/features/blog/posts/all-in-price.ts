import { formatRupees } from '@manemitra/domain/money';
import { gstOf, registrationTaxes } from '@manemitra/domain/tax-rates';
import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

const AGREEMENT = 1_00_00_000;
const EXAMPLE = {
  type: 'apartment',
  agreement: AGREEMENT,
  isUrban: true,
  isCompleted: false,
  registeredOn: '2026-11-21',
};
const LABELS = {
  gst: 'GST, under construction',
  stampDuty: 'Stamp duty',
  cess: 'Cess',
  surcharge: 'Surcharge in the city',
  registration: 'Registration fee',
};

const gst = gstOf(EXAMPLE);
const taxes = [...(gst === undefined ? [] : [gst]), ...(registrationTaxes(EXAMPLE) ?? [])];
const total = taxes.reduce((sum, { rupees }) => sum + rupees, 0);

export const ALL_IN_PRICE: Post = {
  slug: 'all-in-price',
  title: 'The all-in price: from the hoarding to the keys',
  summary:
    'A home quoted at one crore costs well over one crore. What is added, by whom, at which rate, and how to compare two offers on the same basis.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['Price', 'Taxes'],
  picture: 'ledger',
  sections: [
    {
      id: 'three-prices',
      title: 'One home, three prices',
      blocks: [
        'The price on the hoarding is mostly the base price: a rate for a square foot, times the super built-up area. The agreement price adds what the builder charges for the home itself: amenities, infrastructure, the power and water connections (BESCOM and BWSSB), car parking, a higher floor. The all-in price is what you have paid on the day you hold the keys: the agreement price, the taxes of the state, and what is collected at possession.',
        'Only the third can be compared with your savings and your loan. It is also the one quoted least often.',
      ],
    },
    {
      id: 'taxes',
      title: 'What the state takes',
      blocks: [
        'For a first sale by the builder in Karnataka there are five items. Stamp duty is 5 % of the value. A cess of 10 % and a surcharge of 2 % in the city, or 3 % outside, are calculated on the duty, not on the price. The registration fee is 2 % since 31 August 2025; until then it was 1 %. GST is 5 % while the home is under construction, and nothing once the completion or occupancy certificate was there before the sale.',
        {
          table: {
            label: `An example: agreement price ${formatRupees(AGREEMENT)}`,
            head: ['Item', 'Rate', `On ${formatRupees(AGREEMENT)}`],
            rows: [
              ...taxes.map(({ kind, percent, of, rupees }) => [
                LABELS[kind],
                `${percent} % of the ${of === 'agreement' ? 'agreement price' : 'duty'}`,
                formatRupees(rupees),
              ]),
              [
                'Together',
                `${(100 * total) / AGREEMENT} % of the agreement price`,
                `**${formatRupees(total)}**`,
              ],
            ],
          },
        },
        'Smaller homes pay less. For the first registration of a new flat the duty is reported at 2 % up to ₹20 lakh, and 3 % from there to ₹45 lakh. GST is 1 % if the price is at most ₹45 lakh and the carpet area at most 60 square metres. There is no lower duty for women in Karnataka.',
        {
          note: 'Duty is taken on the agreement price or on the guidance value of the place, whichever is higher. Where the guidance value is higher, so is the duty.',
        },
      ],
    },
    {
      id: 'builder',
      title: 'What the builder adds',
      blocks: [
        'Some of this is in the agreement, and some appears only on the demand note at possession. Ask for each item as a sum, not as “as applicable”:',
        {
          list: [
            '**Amenities and infrastructure**: a lump sum or a rate per square foot.',
            '**BESCOM and BWSSB**: deposits and lines for power and water. Ask which part is a deposit in your name, and whether the connection is sanctioned or only planned.',
            '**Car parking**: how many, covered or open, and whether the number is written in the agreement.',
            '**Floor rise and preferred location**: how much per floor, and from which floor.',
            '**Advance maintenance**: for how many months, and whether GST comes on top.',
            '**Corpus fund**: who holds it, and when it goes to the association.',
            '**Legal fee**: what it pays for. It is the builder’s advocate, not yours.',
          ],
        },
      ],
    },
    {
      id: 'afterwards',
      title: 'What comes after the keys',
      blocks: [
        'The khata is transferred to your name after registration, for a fee; 2 % of the stamp duty is commonly quoted in the city, but we have found no rule for it. Interiors, moving, and rent while the home is late are yours too. So is the interest on a loan that is paid out in stages: until the last stage, many banks ask for interest alone, and the instalment proper begins later.',
      ],
    },
    {
      id: 'cash',
      title: 'The part a bank does not lend',
      blocks: [
        'Under a rule of the Reserve Bank from 2015, a bank lends at most 90 % of the value for loans up to ₹30 lakh, 80 % up to ₹75 lakh and 75 % above. Duty and registration commonly do not count towards that value. So the taxes, and a quarter of the price of a larger home, come from your own money. Work out this sum first; it decides more than the instalment does.',
      ],
    },
    {
      id: 'compare',
      title: 'How to compare two offers',
      blocks: [
        {
          steps: [
            'Ask both for a cost sheet with every line up to possession, dated and signed.',
            'Add the taxes by the rates above, each for its own case: completed or not, in the city or not.',
            'Divide by the carpet area. That is what you pay for each square foot you live in.',
            'Mark the lines that are “not disclosed”. A total with gaps is a minimum, not a bargain.',
          ],
        },
        'The Price tab of each project works this way. If nobody has told us a charge, its line stays open and the total says “at least”.',
      ],
    },
  ],
  sources: [
    {
      name: 'Deccan Herald, 30 Aug 2025, on duty, cess and the registration fee',
      url: 'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
    },
    {
      name: 'The New Indian Express, 31 Aug 2025, on the registration fee',
      url: 'https://www.newindianexpress.com/amp/story/states/karnataka/2025/Aug/31/registration-fee-for-properties-in-karnataka-doubles-from-today',
    },
    {
      name: 'Mint, 27 May 2020, on flats up to ₹35 lakh',
      url: 'https://www.livemint.com/news/india/bengaluru-flats-costing-upto-rs35-lakh-to-be-cheaper-karnataka-cuts-stamp-duty-11590547759347.html',
    },
    {
      name: 'Business Today, 8 Mar 2021, on flats up to ₹45 lakh',
      url: 'https://www.businesstoday.in/current/economy-politics/karnataka-slashes-stamp-duty-to-3-on-rs-35-40-lakh-apartments/story/433316.html',
    },
    {
      name: 'Moneycontrol, Aug 2025, on GST',
      url: 'https://www.moneycontrol.com/news/business/personal-finance/buying-an-under-construction-house-know-the-gst-rules-in-2025-13413032.html',
    },
    {
      name: 'Business Standard, 8 Oct 2015, on the loan-to-value rule of the Reserve Bank',
      url: 'https://business-standard.com/article/pf/home-buyers-can-now-get-more-loan-for-property-up-to-rs-30-lakh-115100801016_1.html',
    },
    {
      name: 'NoBroker forum, 30 Aug 2024, on the khata transfer (commonly quoted, unverified)',
      url: 'https://www.nobroker.in/forum/what-are-the-charges-for-making-a-khata-transfer',
    },
    { name: 'ClearTax, on the surcharge and on buyers who are women', url: null },
  ],
  next: [
    {
      label: '2 BHK under ₹90 lakh, all inclusive',
      href: paths.propertyList({ q: '2 bhk under 90 lakh all inclusive' }),
      text: 'Say “all inclusive”, and your limit applies to the whole sum.',
    },
    {
      label: 'What would the instalment be?',
      href: paths.emiCalculator(),
      text: 'The EMI calculator, with all the interest.',
    },
  ],
};
