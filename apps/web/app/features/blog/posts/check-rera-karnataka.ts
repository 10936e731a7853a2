import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

export const CHECK_RERA: Post = {
  slug: 'check-rera-karnataka',
  title: 'How to check a project on the Karnataka RERA portal',
  summary:
    'A number on a hoarding proves nothing. How to look the project up, what to compare, and what the Act gives you once you have signed.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['RERA', 'Documents'],
  picture: 'certificate',
  sections: [
    {
      id: 'who-must',
      title: 'Which projects must be registered',
      blocks: [
        'Since the Real Estate (Regulation and Development) Act of 2016, a project on more than 500 square metres of land, or with more than eight homes, must be registered before it is advertised or sold (section 3). Karnataka keeps its register at rera.karnataka.gov.in.',
        'Small buildings may lawfully have no number, and so may projects that had been completed before the Act took effect. Then nobody has filed documents for you, and you must ask for each of them yourself.',
      ],
    },
    {
      id: 'the-number',
      title: 'Reading the number',
      blocks: [
        'A number in Karnataka looks like PRM/KA/RERA/1251/446/PR/171014/000001; this one is made up. From left to right: a promoter’s registration, the state, the district, the taluk, PR for project, six digits of a date, and a serial number. From the numbers of known projects we read 1251 as Bengaluru Urban and 1250 as Bengaluru Rural.',
        {
          list: [
            '**ACK** at the beginning is an acknowledgement. Somebody applied; nobody has registered anything yet.',
            '**AG** in the place of PR is the registration of an agent, not of a project.',
            '**EX** or **TOR** in front goes with a registration that was changed later, such as an extension. Ask for the certificate that says what changed.',
          ],
        },
      ],
    },
    {
      id: 'look-it-up',
      title: 'Look it up yourself',
      blocks: [
        {
          steps: [
            'Open the portal by typing its address. Do not follow a link from an advertisement.',
            'Find the list of registered projects and search by the number. If nothing comes, search by the name of the project and of the promoter: names on hoardings are often not the registered ones.',
            'Open the project and compare the promoter’s name with the name on your booking form, and on the account you are asked to pay into.',
            'Compare the survey numbers, the sanctioned plan, and the number of blocks, floors and homes with the brochure. Each phase can have a registration of its own: is your block in this one?',
            'Note the completion date. This is the date that binds, whatever the sales office says. Look for an extension.',
            'Read the quarterly updates (section 11): how much is built, how many homes are sold, when the last update was filed.',
            'Look for complaints and orders against the project, and then against the promoter’s other projects.',
          ],
        },
        'Take a screenshot of each page with its date. Pages change, and you may want to show what they said when you paid. Not every document that should be online is there. You can ask for missing ones under the Right to Information Act, because the authority is a public body.',
      ],
    },
    {
      id: 'warning-signs',
      title: 'What should make you stop',
      blocks: [
        {
          list: [
            'The number is not found, or it belongs to another project or an agent.',
            'The registration has lapsed and no extension was filed.',
            'The sanctioned plan has fewer floors or homes than you are offered.',
            'You are asked for more than a tenth of the price before an agreement. Section 13 forbids it.',
            'The sale is offered “pre-launch”, “by expression of interest” or “to friends only”, before there is a number.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'What the Act gives you',
      blocks: [
        {
          table: {
            label: 'Rights of a buyer under the Act',
            head: ['Section', 'What it says'],
            rows: [
              [
                '4 (2) (l) (D)',
                'Seventy per cent of what buyers pay goes into a separate account, for the land and the construction of this project.',
              ],
              [
                '11',
                'The promoter files the state of the project every quarter, and the authority publishes it.',
              ],
              [
                '13',
                'No more than ten per cent before a written agreement, which is to be registered.',
              ],
              [
                '14',
                'The sanctioned plan changes only with the consent of two thirds of the buyers. Structural faults reported within five years of possession are repaired without charge.',
              ],
              [
                '18',
                'If the home is late, you may leave and get your money back with interest, or stay and get interest for each month of delay.',
              ],
              ['31', 'Anybody who was harmed can complain to the authority.'],
            ],
          },
        },
        {
          note: 'A registration says that documents were filed. It does not say that the title is clean, that the builder is solvent or that the price is fair.',
        },
      ],
    },
    {
      id: 'no-complaints',
      title: '“No complaints” and “not checked”',
      blocks: [
        'An empty list of complaints is worth something only with a date: somebody looked, on that day, and found none. On our pages you see that date. Where nobody has looked, the page says so, and the search does not count it in the project’s favour. Look up the orders yourself before you pay: a complaint from last week may be on the portal and not here yet.',
      ],
    },
  ],
  sources: [
    {
      name: 'Real Estate (Regulation and Development) Act, 2016, sections 3, 4, 11, 13, 14, 18 and 31',
      url: 'https://www.indiacode.nic.in',
    },
    { name: 'Karnataka Real Estate Regulatory Authority', url: 'https://rera.karnataka.gov.in' },
    {
      name: 'The New Indian Express, 6 May 2018, on quarterly updates in Karnataka',
      url: 'http://www.newindianexpress.com/states/karnataka/2018/may/06/rera-now-mandates-quarterly-updates-on-real-estate-projects-1810842.html',
    },
    {
      name: 'RTI Sathi, 4 Jun 2026, on records of the authority',
      url: 'https://rtisathi.com/guides/rti-for-karnataka-rera-housing-builder-complaint',
    },
    { name: 'The form of the number: our own reading of published registrations', url: null },
  ],
  next: [
    {
      label: 'RERA registered apartments in Hebbal',
      href: paths.propertyList({ q: 'rera registered apartment in hebbal' }),
      text: 'Open one and look at its Compliances: documents shown, documents missing, and the questions to send.',
    },
  ],
};
