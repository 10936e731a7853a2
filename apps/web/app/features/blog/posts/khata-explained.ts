import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

export const KHATA_EXPLAINED: Post = {
  slug: 'khata-explained',
  title: 'A khata, B khata, e-khata: what each of them tells you',
  summary:
    'A khata is a tax account, not a title. What the letters mean for your loan, your registration and the day you sell, and what to ask for.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['Khata', 'Documents'],
  picture: 'registers',
  sections: [
    {
      id: 'what-it-is',
      title: 'What a khata is',
      blocks: [
        'A khata is an account in the property register of the civic body. It names who pays the property tax for a site or a home and describes what is taxed: where it lies, how large it is, how it is used. In Bengaluru the register was kept by the BBMP; since September 2025 the Greater Bengaluru Authority and its five corporations have taken over.',
        '**A khata is not a title.** It does not prove that the seller owns the home. That is the work of the chain of deeds, the encumbrance certificate and an advocate who reads both. A clean khata with a broken chain of deeds is still a broken chain.',
        'It matters all the same, because so much depends on it: the registration of a sale, most loans, a sanctioned plan, and how easily you can sell one day.',
      ],
    },
    {
      id: 'the-letters',
      title: 'What the letters mean',
      blocks: [
        {
          table: {
            label: 'The kinds of khata',
            head: ['Kind', 'What it says', 'What it commonly means'],
            rows: [
              [
                'A khata',
                'The regular register: converted land, an approved layout or plan, charges paid.',
                'Banks commonly lend on their usual terms.',
              ],
              [
                'B khata',
                'A register for properties that pay tax but lack an approval, a conversion or a charge.',
                'Nationalised banks commonly decline. Other lenders commonly quote 9.5 to 14 % on 60 to 70 % of the value.',
              ],
              [
                'e-khata',
                'The digital form of either. It says inside whether it is A or B.',
                'Needed to register a sale in the city since October 2024.',
              ],
              [
                'No khata',
                'Not in the register yet, as with a new building whose khata is still that of the land.',
                'No sale deed can be registered in the city until there is an e-khata.',
              ],
            ],
          },
        },
        'Two mistakes are common. The first is to read “e-khata” as “A khata”: when the digital drafts came out, about 6.5 lakh of some 21.5 lakh were of B class. The second is to read “B” as “illegal”. What is lacking differs from one property to the next: it can be an unpaid charge, or farm land that was never converted. Ask which.',
      ],
    },
    {
      id: 'from-b-to-a',
      title: 'Can a B become an A?',
      blocks: [
        'Sometimes. In late 2025 the state opened a one-time conversion for sites up to 2,000 square metres, at 5 % of the guidance value, for a limited time; from 1 November 2025 an e-khata was required to apply. Flats were not part of that drive. In January 2026 it was reported that flats in buildings with a sanctioned plan can apply too.',
        'Such drives open and close. A seller who says that it “will be A soon” states a hope. Ask for the application number and for the date of the drive, and write into the agreement who pays if it is refused.',
      ],
    },
    {
      id: 'new-flats',
      title: 'In a new apartment building',
      blocks: [
        'While a project is built, there is one khata for the land. Each home gets its own after the building is finished and divided. Until then you cannot have an e-khata of your flat, and without one the sale deed cannot be registered in the city. In November 2025 it was reported that 18,000 buyers in 340 complexes were waiting for theirs.',
        'So the useful questions for a flat under construction are about the land and about the time:',
        {
          list: [
            'Is the land under an A khata, in the name of those who sell? Is there one khata for all of its survey numbers, or several of different class?',
            'When, counted from the occupancy certificate, does each home get its own e-khata? Is that promise in the agreement?',
            'Has the builder done it in earlier projects, and how long did it take there?',
          ],
        },
      ],
    },
    {
      id: 'outside',
      title: 'Outside the city',
      blocks: [
        'In a gram panchayat there is no A or B. The documents there come from the e-Swathu register: Form 9 and Form 11 for converted land with an approved plan, Form 11B for the rest. “Panchayat khata” in an advertisement can mean either. Ask for the form by its number, for the conversion order, and for the approval of the planning authority.',
      ],
    },
    {
      id: 'ask',
      title: 'What to ask the seller for',
      blocks: [
        {
          steps: [
            'The e-khata with its number, and the class it states.',
            'The khata certificate and extract of this year, and the tax receipt that goes with them.',
            'For a B: what keeps it there, in writing, and whether and by when it can become an A.',
            'For land with several survey numbers: the khata of each.',
          ],
        },
        {
          note: 'Compare the name, the area and the boundaries in the khata with those in the sale deed. A difference is easier to correct before you pay than after.',
        },
      ],
    },
  ],
  sources: [
    {
      name: 'Citizen Matters, frequently asked questions on e-khata, 2024',
      url: 'https://citizenmatters.in/frequently-asked-questions-on-bbmp-e-khata',
    },
    {
      name: 'Hindustan Times, 29 Oct 2025, on e-khata for B to A conversion',
      url: 'https://www.hindustantimes.com/cities/bengaluru-news/ekhata-now-compulsory-for-b-khata-to-a-khata-conversion-in-bengaluru-from-november-1-101761705219491.html',
    },
    {
      name: 'News First Prime, 12 Jan 2026, on flats',
      url: 'https://newsfirstprime.com/bengaluru/e-khata-made-mandatory-for-a-khata-karnataka-government-tightens-rules-to-curb-property-irregularities-10991423',
    },
    {
      name: 'NoBroker, loans on a B khata, 2025',
      url: 'https://www.nobroker.in/home-loan/bbmp-b-khata-home-loan',
    },
    {
      name: 'DeedSure, A khata and B khata',
      url: 'https://www.deedsure.in/blog/a-khata-vs-b-khata-karnataka',
    },
    { name: 'The New Indian Express, 28 Nov 2025, on complexes without e-khata', url: null },
    { name: 'The New Indian Express, 3 Aug 2025, on Form 11B', url: null },
  ],
  next: [
    {
      label: 'Homes with an A khata in Whitefield',
      href: paths.propertyList({ q: '2 or 3 bhk in whitefield with A khata' }),
      text: 'Khata is a wish like any other: say it in the sentence.',
    },
    {
      label: 'e-khata, step by step',
      href: paths.blogPost('e-khata-step-by-step'),
      text: 'How an owner gets one, and how a buyer checks it.',
    },
  ],
};
