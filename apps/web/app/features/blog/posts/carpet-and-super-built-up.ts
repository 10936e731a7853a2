import { formatSquareFeet } from '@manemitra/domain/area';
import { loadingMeaning } from '@manemitra/domain/loading-meaning';
import { formatRupees } from '@manemitra/domain/money';
import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

/** Two invented homes of the same price on the hoarding. */
const HOMES = [
  { name: 'Home one', carpetSqft: 1_000, superBuiltUpSqft: 1_280, price: 1_28_00_000 },
  { name: 'Home two', carpetSqft: 890, superBuiltUpSqft: 1_280, price: 1_24_80_000 },
];

const rows = HOMES.map((home) => {
  const meaning = loadingMeaning(home);
  return [
    home.name,
    formatSquareFeet(home.superBuiltUpSqft),
    formatSquareFeet(home.carpetSqft),
    `${meaning?.percent} %`,
    formatRupees(home.price),
    `**${formatRupees(meaning?.perCarpetSqft ?? 0)}**`,
  ];
});

export const CARPET: Post = {
  slug: 'carpet-and-super-built-up',
  title: 'Carpet, built-up, super built-up: what loading costs you',
  summary:
    'You pay for the larger area and live in the smaller one. How to read the three areas, calculate the loading and compare homes by the space you can use.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['Areas', 'Price'],
  picture: 'floor',
  sections: [
    {
      id: 'three-areas',
      title: 'Three areas of one home',
      blocks: [
        '**Carpet area** is the floor inside your walls. The law has defined it since 2016: the net usable floor area of an apartment, with the walls between its rooms, without its outer walls, service shafts, balconies, verandahs and open terraces that are yours alone (RERA Act, section 2 (k)). The agreement must state this area.',
        '**Built-up area** has no such definition. It commonly means the carpet area with the outer walls and the balconies.',
        '**Super built-up area**, also called saleable area, has none either. It commonly adds your share of what everybody uses: corridors, stairs, lifts, lobby, clubhouse, sometimes the security cabin and the pump room. What is put in is the builder’s choice, so the same flat can be “1,250” in one project and “1,400” in the next.',
      ],
    },
    {
      id: 'loading',
      title: 'What loading is',
      blocks: [
        'Loading is how much the super built-up area is larger than the carpet area, in per cent of the carpet area. A carpet of 1,000 square feet sold as 1,300 has a loading of 30 %.',
        'Some sellers divide by the larger number instead, because it sounds smaller: the same home then has “23 % common area”. Both are true, and they are not the same measure. When you are told a percentage, ask “of what?”, or ask for the two areas and divide yourself.',
        'A loading is not a fraud. Lifts, wide corridors and a clubhouse cost money, and a tall tower needs more of them than a house with three floors. It becomes a trap when homes are compared by a rate per square foot of an area that each builder calculates differently. About 40 % was reported as an average for apartments in large cities in recent years, and 42 % for one affordable project in Rajajinagar.',
      ],
    },
    {
      id: 'example',
      title: 'The cheaper home that costs more',
      blocks: [
        'Two invented homes, both advertised with 1,280 square feet. Home two is quoted at a lower rate per square foot:',
        {
          table: {
            label: 'Two homes compared by their carpet area',
            head: ['Home', 'Advertised', 'Carpet', 'Loading', 'Price', 'Per sq ft of carpet'],
            rows,
          },
        },
        'On the hoarding, home two is the better offer. By carpet area it costs more, and it is smaller by about a small bedroom. Only the last column compares the two fairly.',
        'The difference does not end with the price. Maintenance is commonly charged on the super built-up area, month after month, for as long as you live there.',
      ],
    },
    {
      id: 'in-the-brochure',
      title: 'Reading a brochure',
      blocks: [
        {
          list: [
            'A plan with inner measurements lets you add up the rooms yourself. It should come close to the carpet area; walls between rooms take a few per cent.',
            'Balconies and utility areas are not carpet. A brochure that adds them up as “RERA carpet plus balcony” is honest if it keeps the two apart.',
            '“Sq ft” without a word before it means, in most advertisements, super built-up.',
            'Square metres in the agreement: multiply by 10.764 for square feet. Agreements must state the carpet area, and often do it in metres.',
            'A private terrace or garden can be priced at half the rate or the full one. Ask which, and see that it is not in the carpet area.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'What to ask for',
      blocks: [
        {
          steps: [
            'The carpet area of this exact home, as section 2 (k) defines it and as the agreement will state it.',
            'The super built-up area, and a list of what is in it.',
            'The areas of balcony, utility and private terrace, each by itself.',
            'What happens if the finished home is measured smaller: the model agreement under the Act provides for an adjustment of the price.',
            'On which area maintenance, corpus and club charges are calculated.',
          ],
        },
        {
          note: 'A listing in which the carpet area is larger than the super built-up area has swapped or misnamed one. We show no loading for it.',
        },
      ],
    },
    {
      id: 'here',
      title: 'How we show it',
      blocks: [
        'The Price tab of a project draws the two areas to scale and names the rate per square foot of carpet beside the quoted one. Where one of the two was not disclosed, we do not guess a usual loading: the page says that it is not known and puts the question on your list. In a search, “1,000 sq ft carpet” applies to the carpet area only.',
        'When you visit, take a tape measure. Two rooms and a corridor are enough to know whether the plan and the numbers belong to the same flat.',
      ],
    },
  ],
  sources: [
    {
      name: 'Real Estate (Regulation and Development) Act, 2016, section 2 (k) and section 13',
      url: 'https://www.indiacode.nic.in',
    },
    { name: 'Inshorts, on an average loading of 40 %; quoted second-hand', url: null },
    { name: 'Track2Realty, on justified loading; the case of Rajajinagar', url: null },
  ],
  next: [
    {
      label: '3 BHK with at least 1,200 sq ft of carpet',
      href: paths.propertyList({ q: '3 bhk with at least 1200 sqft carpet' }),
      text: 'Homes whose carpet area is known and large enough.',
    },
    {
      label: 'The all-in price',
      href: paths.blogPost('all-in-price'),
      text: 'What is added to the price until you hold the keys.',
    },
  ],
};
