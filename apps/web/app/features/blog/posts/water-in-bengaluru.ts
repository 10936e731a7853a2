import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

export const WATER: Post = {
  slug: 'water-in-bengaluru',
  title: 'Water in Bengaluru: Cauvery, borewell, tanker',
  summary:
    'Which water a home has decides what it costs to live there. Where the river reaches, what “Cauvery connection” can mean, and ten questions for the visit.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['Water', 'Visit'],
  picture: 'water',
  sections: [
    {
      id: 'four-sources',
      title: 'Four kinds of water',
      blocks: [
        {
          list: [
            '**Cauvery**: river water, treated and piped by the water board (BWSSB) over about a hundred kilometres and uphill. The most even supply, though mostly not around the clock.',
            '**Borewell**: groundwater of the plot. It depends on the rain of the last years, on the neighbours’ wells and on luck with the rock. It is often hard.',
            '**Tanker**: bought by the load, mostly from somebody else’s borewell. It is there when the well is dry, and dearest when all wells are.',
            '**Recycled**: treated waste water for flushing and gardens. It replaces none of the others, but lowers how much of them is needed.',
          ],
        },
        'Most apartment buildings use several. The question is not whether a project “has water”, but in which shares, and what happens in April.',
      ],
    },
    {
      id: 'where-the-river-reaches',
      title: 'Where the river reaches',
      blocks: [
        'The older city has had Cauvery water for decades. The 110 villages that were joined to it in 2008, in the zones of Mahadevapura, Bommanahalli, Byatarayanapura, Dasarahalli and RR Nagar, waited for the fifth stage of the scheme. It was commissioned on 16 October 2024 and adds 775 million litres a day. Much of what was built in the last twenty years is there.',
        'Laid pipes are not yet connected homes. In August 2025 the board’s chairman spoke of one lakh of 3.5 lakh houses in those villages as connected, and of 2028 for the rest. Early in 2026 it was reported that more than half of the stage was in use: over 1.75 lakh connections with 400 of the 775 million litres. At the turn of 2024, eight villages had no supply at all because a reservoir was held up.',
        '**So the name of a locality does not answer the question.** Two complexes on one road can differ: one has paid and is connected, the other has applied.',
      ],
    },
    {
      id: 'what-connected-means',
      title: 'What “Cauvery connection” can mean',
      blocks: [
        {
          table: {
            label: 'Four states of a connection',
            head: ['What is said', 'What it is', 'What to ask for'],
            rows: [
              [
                '“Cauvery water available”',
                'A pipe runs in the road, perhaps.',
                'The sanction letter of the board',
              ],
              ['“Applied for”', 'A form was filed.', 'The application number and its date'],
              [
                '“Sanctioned”',
                'The board agreed and named the charges.',
                'The demand note and the receipt that it was paid',
              ],
              [
                '“Connected”',
                'Water flows through a meter.',
                'The last three bills: they show how much',
              ],
            ],
          },
        },
        'The third line deserves a second look. The charges for the connection are collected from buyers as part of “BESCOM and BWSSB”. It was reported that some builders collected and did not pass the money on. The receipt of the board settles it.',
        'For a new building there is one more condition. After an order of the Supreme Court in December 2024, permanent water and power need the occupancy certificate.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs to live without it',
      blocks: [
        'In the eastern corridor ₹5,000 to ₹8,000 a month for tankers was reported for a household. At ₹6,500 that is ₹78,000 a year, or the instalment on about seven and a half lakh of loan at 8.5 % over twenty years. A home that is cheaper by five lakh and lives by tankers is not cheaper.',
        'The board itself began in May 2025 to let apartment complexes book tankers of treated water in bulk, a sign of how many still need them.',
      ],
    },
    {
      id: 'ten-questions',
      title: 'Ten questions for the visit',
      blocks: [
        {
          steps: [
            'Which share of the water came from where in March, April and May of this year?',
            'Is the Cauvery connection sanctioned, paid and metered? May I see the last bills?',
            'How many borewells are there, how deep, and how many gave water last summer?',
            'How many tankers came in the worst month, and at what price?',
            'How many litres do the sump and the overhead tanks hold, in days of use?',
            'Is each home metered, or is the bill shared by area?',
            'Is the treatment plant running, and where does its water go?',
            'Is there a softener, and who pays for its salt?',
            'Where does rain go: into pits and tanks, or into the road?',
            'In a new project: who pays for tankers until the connection comes?',
          ],
        },
        {
          note: 'Ask a resident and a guard, not only the sales office. Look at the gate at seven in the morning: tankers are hard to hide.',
        },
      ],
    },
    {
      id: 'in-a-search',
      title: 'Water as a wish',
      blocks: [
        'You can write “Cauvery water” as a must and “no tanker” as something to avoid. Projects that have not disclosed their water are kept apart from those that have; they count neither as a yes nor as a no. Each project’s page shows what was disclosed, and puts the open question on your list.',
      ],
    },
  ],
  sources: [
    {
      name: 'The New Indian Express, 2 Aug 2025, on the 110 villages',
      url: 'https://www.newindianexpress.com/cities/bengaluru/2025/Aug/02/by-2028-all-35-lakh-houses-in-110-villages-to-get-water-line-bwssb',
    },
    {
      name: 'The Hindu, early 2026, on the coverage of Stage V (as carried by Webjosh)',
      url: 'https://www.webjosh.com/article/cauvery-v-stage-achieves-over-50-coverage-easing-summer-drinking-water-availability-in-bengaluru-1770723310-12113',
    },
    {
      name: 'Deccan Herald, on connections sanctioned in 2024 and the eight villages',
      url: 'https://www.deccanherald.com/india/karnataka/bengaluru/over-40800-water-connections-sanctioned-under-cauvery-stage-v-project-in-110-villages-3338649',
    },
    {
      name: 'The New Indian Express, 28 May 2025, on bulk booking of tankers',
      url: 'https://www.newindianexpress.com/cities/bengaluru/2025/May/28/bulk-booking-for-flats-to-start-under-sanchari-cauvery-in-bengaluru',
    },
    {
      name: 'ET Realty, on connections after the Supreme Court’s order of 17 Dec 2024',
      url: 'https://realtybeat.werealtors.co/ca/supply-power-to-only-buildings-with-ocs-kerc-tells-bescom-et-realestate',
    },
    { name: 'Urban Acres, on charges collected and not remitted, and on tanker costs', url: null },
  ],
  next: [
    {
      label: 'Cauvery water, no tanker, in Sarjapur',
      href: paths.propertyList({ q: '3 bhk in sarjapur with cauvery water, no tanker' }),
      text: 'See who has disclosed it, and who has not.',
    },
  ],
};
