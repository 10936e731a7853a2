import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

export const E_KHATA: Post = {
  slug: 'e-khata-step-by-step',
  title: 'Getting an e-khata, step by step',
  summary:
    'Since October 2024 a sale in the city is registered against an e-khata. What an owner prepares, what happens online, and what a buyer checks.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['Khata', 'How to'],
  picture: 'phone',
  sections: [
    {
      id: 'why',
      title: 'Why you need one',
      blocks: [
        'On 1 October 2024 the civic body of Bengaluru put its property register online. Some 21.5 lakh records were scanned and published as drafts. Since then a sale deed in the city is registered only against a final e-khata: the sub-registrar reads the record from the register itself and no longer relies on a document that somebody brings.',
        'For a seller that means: no final e-khata, no registration. For a buyer it means one thing less that can be forged, and one more thing to look at before any money is paid. If you are neither selling nor borrowing there is less hurry, but a mistake in the register is easier to correct when nobody is waiting.',
      ],
    },
    {
      id: 'draft-and-final',
      title: 'Draft and final',
      blocks: [
        'The **draft** is what the civic body took from its old books: owner, number, ward, area, use. Anybody can look for it by ward and name. It proves nothing yet.',
        'The **final e-khata** comes when the owner has confirmed and completed the draft and the officer has approved it, partly automatically and partly by hand. It carries a number of ten digits, photographs of owner and property, its place on the map, its boundaries, and the class: A or B. The change to digital does not turn a B into an A.',
      ],
    },
    {
      id: 'prepare',
      title: 'What to have at hand',
      blocks: [
        {
          list: [
            'The **registered deed** or its number. The system fetches it from Kaveri, the state’s registration portal.',
            'The **encumbrance certificate** from 1 April 2004 until today, or its number.',
            'The **property tax** application number of ten digits, with the tax of this year paid.',
            'The **BESCOM** account number. For land without power a photograph of the site serves.',
            '**Aadhaar** of each owner, with the telephone that gets its one-time codes. Each owner does this separately.',
            'A **photograph** of the property and its place on the map.',
            'For class A: the documents that show it, such as the conversion order, the approved layout or plan, or the older khata certificate.',
          ],
        },
        'If the name in the deed, on the Aadhaar card and in the old khata are spelt in three ways, settle that first. It is the most common reason for waiting.',
      ],
    },
    {
      id: 'steps',
      title: 'The way online',
      blocks: [
        {
          steps: [
            'Open the e-Aasthi site of the city, bbmpeaasthi.karnataka.gov.in, and sign in with a phone number and the code sent to it. If the address has changed with the new corporations, the site leads you to the new one. Do not look for it in advertisements.',
            'Choose your ward and look for your property by the owner’s name or by the number. Wards were redrawn in 2025: try the old one as well.',
            'Read the draft. Compare owner, area and boundaries with your deed, line by line.',
            'Begin the submission for the final e-khata. Enter deed, encumbrance certificate, tax and power numbers.',
            'Let each owner confirm the Aadhaar code. Add owners who are missing, with the deed that makes them so.',
            'Set the point on the map and upload the photograph.',
            'Send it, and note the application number. A window of seven days for objections was announced at the start.',
            'When it is approved, pay the fee and download the document.',
          ],
        },
        'If a document is missing or the draft cannot be found, go to the Assistant Revenue Officer of the ward with the originals. The civic body also opened help centres. Nobody may ask for your Aadhaar code by phone.',
      ],
    },
    {
      id: 'flats',
      title: 'Flats, and buyers of new homes',
      blocks: [
        'A flat gets a record of its own only after the building has been divided in the register. In a new project that is the builder’s task: first the e-khata of the land, then, after the occupancy certificate, one for each home. In November 2025 it was reported that 18,000 buyers in 340 complexes could not register because this had not been done.',
        'If you buy in a project under construction, have the agreement say by when the builder will provide the e-khata of your home, and what happens if it is late. An undivided share of land without an e-khata of the flat is not the same thing.',
        'After your own registration the record must be changed to your name. Keep the application number of that too.',
      ],
    },
    {
      id: 'check',
      title: 'How a buyer checks it',
      blocks: [
        {
          list: [
            'Look the record up yourself by its number; do not rely on a printout.',
            'Is it **final** or a draft? Is it of class **A** or **B**?',
            'Does the owner’s name match the seller’s deed and identity?',
            'Do area, boundaries, floor and number match the flat that you saw?',
            'Is the place on the map the place where you stood?',
            'Are taxes paid, and does the encumbrance certificate show a loan?',
          ],
        },
        {
          note: 'The steps and numbers here were reported between October 2024 and November 2025. The site changes; the authority’s own page counts.',
        },
      ],
    },
  ],
  sources: [
    {
      name: 'Citizen Matters, applying for e-khata in Bengaluru, 2024',
      url: 'https://citizenmatters.in/applying-for-e-khata-in-bengaluru-all-you-need-to-know',
    },
    {
      name: 'Citizen Matters, frequently asked questions, part 2, 30 Dec 2024',
      url: 'https://citizenmatters.in/bbmp-e-khata-answers-to-more-faq/',
    },
    {
      name: 'The Hindu, 1 Oct 2024, on the first drafts',
      url: 'https://www.thehindu.com/news/cities/bangalore/test-run-of-e-khata-system-rolled-out-citizens-asked-download-draft-of-the-document/article68705237.ece',
    },
    {
      name: 'Hindustan Times, 4 Oct 2024, on the documents',
      url: 'https://www.hindustantimes.com/real-estate/draft-e-khatas-of-all-bengaluru-properties-released-online-says-bbmp-heres-how-to-secure-your-final-ekhata-101728047914296.html',
    },
    { name: 'The New Indian Express, 28 Nov 2025, on complexes without e-khata', url: null },
  ],
  next: [
    {
      label: 'Ready homes with an e-khata',
      href: paths.propertyList({ q: 'ready to move 2 bhk with e khata' }),
      text: 'Homes that can be registered without waiting.',
    },
    {
      label: 'A, B and e-khata explained',
      href: paths.blogPost('khata-explained'),
      text: 'What the class inside means for a loan and a sale.',
    },
  ],
};
