import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { Block, DocumentContent, Fact } from '../content.ts';
import { ISSUERS } from '../issuers.ts';
import { isLayout } from '../story.ts';
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
} from './wording.ts';

/**
 * Follows what sections 4, 5, 6 and 11 of the Real Estate (Regulation and Development) Act, 2016 bind a
 * promoter to; the arrangement is our own, not a copy of the form in the Karnataka rules of 2017.
 */

const particulars = ({ facts }: Dossier): Fact[] => [
  ['Registration number', facts.reraNumber],
  ...projectRows(facts).slice(0, 2),
  ['Constitution of the promoter', facts.promoter.orgType],
  ['Promoter’s office', facts.promoter.address],
  ['Kind of project', isLayout(facts) ? 'Plotted Development' : 'Residential/Group Housing'],
  ['Address of the project', addressText(facts)],
];

function conditions(from: string, until: string): string[] {
  return [
    'The promoter shall enter into an agreement for sale with every allottee in the prescribed form, and shall take no more than ten per cent of the price before it is registered.',
    'The promoter shall execute a registered conveyance deed in favour of the allottee, and of the common areas in favour of the association of allottees, as section 17 requires.',
    'Seventy per cent of the amounts realised from the allottees shall be deposited in a separate account in a scheduled bank and used for the cost of construction and of the land only (section 4(2)(l)(D)).',
    `The registration is valid from ${day(from)} and ends on ${day(until)}, unless the Authority extends it under section 6.`,
    'The promoter shall comply with the Act, with the rules and regulations made under it, and with every approval of the competent authorities.',
    'The promoter shall update the project’s page of the Authority’s website every three months: homes booked, approvals received and pending, and the state of the construction (section 11).',
    'No addition or alteration to the sanctioned plans, layout or specifications shall be made without the consent that section 14 requires.',
    'Structural defects brought to notice within five years of possession shall be put right without charge (section 14(3)).',
    'Where these conditions are not fulfilled, the Authority may revoke the registration after notice (section 7).',
  ];
}

function annexure({ facts }: Dossier): Block[] {
  return [
    {
      kind: 'annexure',
      title: 'Annexure A: particulars of the project',
      kannada: 'ಅನುಬಂಧ ಅ: ಯೋಜನೆಯ ವಿವರಗಳು',
    },
    {
      kind: 'facts',
      facts: [
        ['Property', placeText(facts)],
        ['Extent of land', squareMeters(facts.landSqm)],
        ['Open area', squareMeters(facts.openSqm)],
        ['Towers', facts.towers === undefined ? undefined : String(facts.towers)],
        ['Storeys', storeysText(facts)],
        [
          'Total units',
          facts.totalUnits === undefined ? undefined : formatIndianNumber(facts.totalUnits),
        ],
        ['Plan approved by', facts.approver],
        ['Approval reference', facts.approvalReference],
      ],
    },
    { kind: 'heading', text: 'Inventory', kannada: 'ಘಟಕಗಳ ವಿವರ' },
    unitTable(facts),
    { kind: 'heading', text: 'Conditions of registration' },
  ];
}

export function reraCertificate(dossier: Dossier): DocumentContent {
  const { facts, story } = dossier;
  const from = facts.reraApprovedOn ?? '';
  const until = story.reraValidUntil ?? '';
  return {
    layout: 'certificate',
    issuer: ISSUERS.rera,
    title: 'Registration Certificate of Project',
    titleKannada: 'ಯೋಜನೆಯ ನೋಂದಣಿ ಪ್ರಮಾಣ ಪತ್ರ',
    references: [
      ['Certificate for', facts.reraNumber],
      ['Date', day(from)],
    ],
    blocks: [
      {
        kind: 'paragraph',
        text: 'This registration is granted under section 5 of the Real Estate (Regulation and Development) Act, 2016 to the following project:',
        kannada: 'ರಿಯಲ್ ಎಸ್ಟೇಟ್ (ನಿಯಂತ್ರಣ ಮತ್ತು ಅಭಿವೃದ್ಧಿ) ಕಾಯ್ದೆ, 2016ರ ಕಲಂ 5ರ ಅಡಿಯಲ್ಲಿ ನೋಂದಣಿ',
      },
      { kind: 'facts', facts: particulars(dossier) },
      { kind: 'heading', text: 'Validity', kannada: 'ಮಾನ್ಯತೆಯ ಅವಧಿ' },
      {
        kind: 'facts',
        facts: [
          ['Commencing from', day(from)],
          ['Ending with', day(until)],
        ],
      },
      {
        kind: 'paragraph',
        text: 'The conditions and the particulars of the project in Annexure A are part of this certificate.',
      },
      { kind: 'signature', by: 'Secretary', of: ISSUERS.rera.name },
      ...annexure(dossier),
      { kind: 'list', items: conditions(from, until) },
    ],
  };
}

export function reraExtension(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const until = story.reraValidUntil ?? '';
  const extendedUntil = story.extendedUntil ?? '';
  return {
    layout: 'certificate',
    issuer: ISSUERS.rera,
    title: 'Certificate for Extension of Registration',
    titleKannada: 'ನೋಂದಣಿ ಅವಧಿ ವಿಸ್ತರಣೆಯ ಪ್ರಮಾಣ ಪತ್ರ',
    references: [
      ['File', fileNumber(random, 'EXT', story.extendedOn ?? '')],
      ['Date', day(story.extendedOn ?? '')],
    ],
    blocks: [
      {
        kind: 'paragraph',
        text: 'This extension of registration is granted under section 6 of the Real Estate (Regulation and Development) Act, 2016 to the following project:',
        kannada: 'ರಿಯಲ್ ಎಸ್ಟೇಟ್ (ನಿಯಂತ್ರಣ ಮತ್ತು ಅಭಿವೃದ್ಧಿ) ಕಾಯ್ದೆ, 2016ರ ಕಲಂ 6ರ ಅಡಿಯಲ್ಲಿ ವಿಸ್ತರಣೆ',
      },
      { kind: 'facts', facts: particulars(dossier) },
      { kind: 'heading', text: 'Validity', kannada: 'ಮಾನ್ಯತೆಯ ಅವಧಿ' },
      {
        kind: 'facts',
        facts: [
          ['Registered on', day(facts.reraApprovedOn ?? '')],
          ['First valid until', day(until)],
          ['Extended until', day(extendedUntil)],
        ],
      },
      { kind: 'signature', by: 'Secretary', of: ISSUERS.rera.name },
      {
        kind: 'annexure',
        title: 'Annexure A: reasons and conditions',
        kannada: 'ಅನುಬಂಧ ಅ: ಕಾರಣಗಳು ಮತ್ತು ಷರತ್ತುಗಳು',
      },
      { kind: 'heading', text: 'Reasons stated by the promoter' },
      {
        kind: 'list',
        items: random.sample(
          [
            'Approvals for water supply and for power came later than the programme of works assumed.',
            'Rock met in the excavation made the foundations slower than planned.',
            'Labour was short during the harvest months and the elections.',
            'A change of the structural contractor cost time.',
            'Finishing materials were delivered late.',
          ],
          3,
        ),
      },
      { kind: 'heading', text: 'Conditions' },
      {
        kind: 'list',
        items: [
          ...conditions(story.extendedOn ?? '', extendedUntil).slice(3, 6),
          'The rights of allottees under section 18, to withdraw with interest or to be paid interest for every month of delay, are not affected by this extension.',
          'The promoter shall tell every allottee in writing of the extended date within fifteen days.',
        ],
      },
    ],
  };
}
