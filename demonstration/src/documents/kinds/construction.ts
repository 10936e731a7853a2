import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { DocumentContent } from '../content.ts';
import { authorityOf } from './sanction.ts';
import { conditions, permit } from './permit.ts';
import {
  addressText,
  day,
  type Dossier,
  fileNumber,
  placeText,
  projectRows,
  squareMeters,
  storeysText,
  unitTable,
  useText,
} from './wording.ts';

/** The certificates of the bye-laws between a sanction and the keys: to begin, and to move in. */

export function commencementCertificate(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const { issuer, head } = authorityOf(dossier, story.commencedOn);
  return permit(facts, {
    issuer,
    title: 'Commencement Certificate',
    titleKannada: 'ಕಾಮಗಾರಿ ಪ್ರಾರಂಭಿಕ ಪ್ರಮಾಣ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'CC', story.commencedOn)],
      ['Date', day(story.commencedOn)],
    ],
    subject: `Commencement of construction of “${facts.name}” at ${placeText(facts)}.`,
    ruling: `The site was inspected. The marking of the building on the ground agrees with the plan sanctioned on ${day(story.sanctionedOn)}, and the construction may be commenced up to the plinth and, after its inspection, to the sanctioned height.`,
    rulingKannada: 'ಮಂಜೂರಾದ ನಕ್ಷೆಯಂತೆ ಕಾಮಗಾರಿಯನ್ನು ಪ್ರಾರಂಭಿಸಲು ಅನುಮತಿ ನೀಡಲಾಗಿದೆ.',
    figures: [
      ...projectRows(facts),
      ['Sanction reference', facts.approvalReference],
      ['Sanctioned on', day(story.sanctionedOn)],
      ['Use', useText(facts)],
      ['Storeys permitted', storeysText(facts)],
    ],
    signedBy: head,
    annexure: 'stages to be inspected',
    annexureKannada: 'ಪರಿಶೀಲನೆಯ ಹಂತಗಳು',
    annexed: [
      {
        kind: 'table',
        columns: [
          { title: 'Stage', share: 0.4 },
          { title: 'What is checked', share: 0.6 },
        ],
        rows: [
          ['Foundation and plinth', 'Setbacks, plinth level above the road, drains kept open'],
          ['Each basement', 'Ramps, retaining walls, safety of the neighbouring land'],
          ['Every fifth slab', 'Height and floor plan against the sanctioned drawings'],
          ['Completion', 'Parking, rain water harvesting, fire escapes, lifts, accessibility'],
        ],
      },
      ...conditions([
        'A copy of the sanctioned plan and of this certificate shall be kept at the site and shown on demand.',
        'A board with the sanction number, the architect and the engineer shall stand at the entrance.',
        'Notice in writing shall be given at each stage above; work shall not pass a stage uninspected.',
        'Deviations beyond the limits of the bye-laws make this certificate void.',
        'Work on the site is allowed between six in the morning and ten at night.',
        'Within thirty days of completion an occupancy certificate shall be applied for.',
      ]),
    ],
  });
}

export function occupancyCertificate(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const on = story.occupancyOn ?? '';
  const { issuer, head } = authorityOf(dossier, on);
  return {
    layout: 'certificate',
    issuer,
    title: 'Occupancy Certificate',
    titleKannada: 'ಸ್ವಾಧೀನಾನುಭವ ಪ್ರಮಾಣ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'OC', on)],
      ['Date', day(on)],
    ],
    blocks: [
      {
        kind: 'paragraph',
        text: 'This is to certify that the building described below was inspected, was found to be built in accordance with the sanctioned plan within the deviations that the bye-laws allow, and is fit to be occupied.',
        kannada: 'ಕೆಳಕಂಡ ಕಟ್ಟಡವು ವಾಸಕ್ಕೆ ಯೋಗ್ಯವಾಗಿದೆ ಎಂದು ಪ್ರಮಾಣೀಕರಿಸಲಾಗಿದೆ.',
      },
      {
        kind: 'facts',
        facts: [
          ...projectRows(facts),
          ['Address', addressText(facts)],
          ['Plan sanctioned on', day(story.sanctionedOn)],
          ['Commenced on', day(story.commencedOn)],
          ['Completion notified on', story.completedOn && day(story.completedOn)],
          ['Storeys', storeysText(facts)],
        ],
      },
      { kind: 'signature', by: head, of: issuer.name },
      {
        kind: 'annexure',
        title: 'Annexure: floors and homes certified',
        kannada: 'ಅನುಬಂಧ: ಪ್ರಮಾಣೀಕರಿಸಿದ ಮಹಡಿಗಳು',
      },
      unitTable(facts),
      { kind: 'heading', text: 'Areas' },
      {
        kind: 'facts',
        facts: [
          ['Extent of land', squareMeters(facts.landSqm)],
          ['Open area', squareMeters(facts.openSqm)],
          ['Towers', facts.towers === undefined ? undefined : String(facts.towers)],
          [
            'Homes certified',
            facts.totalUnits === undefined ? undefined : formatIndianNumber(facts.totalUnits),
          ],
        ],
      },
      ...conditions([
        'The parking areas shall not be converted to any other use.',
        'Rain water harvesting, sewage treatment and solar installations shall be kept working.',
        'Fire equipment shall be tested every year and the clearance renewed when it is due.',
        'The owner shall answer for the safety of the structure; this certificate takes no responsibility for it.',
        'Additions or alterations without sanction make this certificate void.',
      ]),
    ],
  };
}

export function siteReleaseOrder(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const on = story.releasedOn ?? facts.checkedOn;
  const { issuer, head } = authorityOf(dossier, on);
  const total = facts.totalUnits;
  const first = total === undefined ? undefined : Math.round(total * 0.6);
  return permit(facts, {
    issuer,
    title: 'Order Releasing Sites',
    titleKannada: 'ನಿವೇಶನಗಳ ಬಿಡುಗಡೆ ಆದೇಶ',
    references: [
      ['No.', fileNumber(random, 'REL', on)],
      ['Date', day(on)],
    ],
    subject: `Final release of sites of the layout “${facts.name}” at ${placeText(facts)}.`,
    ruling: `The works of the layout approved on ${day(story.sanctionedOn)} were inspected and found complete. The roads, parks and civic amenity sites have been relinquished. The remaining forty per cent of the sites are released, and all sites of the layout may now be sold.`,
    rulingKannada: 'ಬಡಾವಣೆಯ ಕಾಮಗಾರಿಗಳು ಪೂರ್ಣಗೊಂಡಿದ್ದು ನಿವೇಶನಗಳನ್ನು ಬಿಡುಗಡೆ ಮಾಡಲಾಗಿದೆ.',
    figures: [
      ...projectRows(facts),
      ['Approval reference', facts.approvalReference],
      ['Released in the first step', first === undefined ? undefined : formatIndianNumber(first)],
      [
        'Released by this order',
        first === undefined || total === undefined ? undefined : formatIndianNumber(total - first),
      ],
    ],
    signedBy: head,
    annexure: 'works found complete',
    annexureKannada: 'ಪೂರ್ಣಗೊಂಡ ಕಾಮಗಾರಿಗಳು',
    annexed: [
      {
        kind: 'table',
        columns: [
          { title: 'Work', share: 0.62 },
          { title: 'State', share: 0.38 },
        ],
        rows: [
          ['Asphalt roads and stone drains', 'Complete'],
          ['Water lines, overhead tank and sump', 'Complete'],
          ['Underground drainage', 'Complete'],
          ['Electric lines, transformer and street lights', 'Complete, load sanctioned'],
          ['Parks fenced and planted', 'Complete'],
          ['Civic amenity sites and roads relinquished', 'Deed registered'],
        ],
      },
      { kind: 'heading', text: 'Sites' },
      unitTable(facts),
      {
        kind: 'list',
        items: [
          'Corner and odd sites have the dimensions of the approved plan, not those of the table.',
          'The promoter shall maintain the layout until the local body takes it over.',
          'Khatha of each site shall be applied for by its purchaser.',
        ],
      },
    ],
  });
}
