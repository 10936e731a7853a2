import { formatRupees } from '@manemitra/domain/money';
import type { Block, DocumentContent, Issuer } from '../content.ts';
import { ISSUERS } from '../issuers.ts';
import {
  day,
  type Dossier,
  fileNumber,
  placeText,
  scheduleBlocks,
  squareMeters,
} from './wording.ts';

/** What a search of the registers finds, and what a lawyer makes of it. */

export function encumbranceCertificate(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const on = story.encumbranceOn;
  const loan = Math.round(((facts.landSqm ?? 2000) * random.between(4000, 11_000)) / 1e6) * 1e6;
  const number = (year: string) => `DEMO-${random.whole(1004, 9870)}/${year.slice(0, 4)}`;
  const entry = (date: string, ...[nature, amount, from, to]: readonly string[]) =>
    [day(date), number(date), nature, amount, from, to].map((cell) => cell ?? '');
  const hasLoan = random.chance(0.4) && loan > 0 && story.commencedOn < on;
  const searchedFrom = `${Number(on.slice(0, 4)) - 30}-04-01`;
  const entries = [
    ...(story.motherDeedOn < searchedFrom
      ? []
      : [entry(story.motherDeedOn, 'Sale deed', 'As in the deed', story.seller, story.landowner)]),
    story.isJointDevelopment
      ? entry(
          story.transferOn,
          'Joint development agreement with power of attorney',
          'As in the deed',
          story.landowner,
          facts.promoter.name,
        )
      : entry(
          story.transferOn,
          'Sale deed',
          'As in the deed',
          story.landowner,
          facts.promoter.name,
        ),
    ...(hasLoan
      ? [
          entry(
            story.commencedOn,
            'Deposit of title deeds (construction loan)',
            formatRupees(loan),
            facts.promoter.name,
            'A scheduled bank',
          ),
        ]
      : []),
  ];
  return {
    layout: 'register',
    issuer: ISSUERS.registration,
    title: 'Certificate of Encumbrance on Property',
    titleKannada: 'ಋಣಭಾರ ಪ್ರಮಾಣ ಪತ್ರ (ನಮೂನೆ 15)',
    references: [
      ['No.', fileNumber(random, 'EC', on)],
      ['Date', day(on)],
      ['Period searched', `${day(searchedFrom)} to ${day(on)}`],
    ],
    blocks: [
      {
        kind: 'paragraph',
        text: `Certified that a search of Book I and of its indexes was made for the period above for acts and encumbrances affecting ${placeText(facts)}, ${facts.landSqm === undefined ? '' : `${squareMeters(facts.landSqm)}, `}on which the project “${facts.name}” stands or is to stand, and that the following appear:`,
        kannada: 'ಮೇಲ್ಕಂಡ ಅವಧಿಯಲ್ಲಿ ನೋಂದಾಯಿತ ವಹಿವಾಟುಗಳ ವಿವರ:',
      },
      {
        kind: 'table',
        columns: [
          { title: 'Date', share: 0.1 },
          { title: 'Document', share: 0.12 },
          { title: 'Nature', share: 0.2 },
          { title: 'Amount', share: 0.14 },
          { title: 'Executant', share: 0.22 },
          { title: 'Claimant', share: 0.22 },
        ],
        rows: entries,
      },
      {
        kind: 'paragraph',
        text: `${entries.length === 1 ? 'One entry' : `${entries.length} entries`}. Sales of single homes are in the certificates of their own khathas and are not listed here.`,
      },
      { kind: 'signature', by: 'Sub-Registrar', of: '' },
      {
        kind: 'annexure',
        title: 'Schedule and notes',
        kannada: 'ಷೆಡ್ಯೂಲ್ ಮತ್ತು ಸೂಚನೆಗಳು',
      },
      ...scheduleBlocks(facts),
      {
        kind: 'list',
        items: [
          'The search covers documents registered in this office; what is registered elsewhere, or not at all, does not appear.',
          'Court proceedings, tenancies and unregistered agreements do not appear.',
          'The description of the property is that of the applicant.',
        ],
      },
    ],
  };
}

const PENDING_SUIT: Block = {
  kind: 'paragraph',
  text: 'A suit about the land is pending. The opinion below is subject to its outcome, and a buyer should read the plaint and every interim order before paying.',
};

export function legalOpinion(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const issuer: Issuer = {
    name: story.advocate,
    kannada: 'ವಕೀಲರು — ಸ್ವತ್ತಿನ ಹಕ್ಕಿನ ಅಭಿಪ್ರಾಯ',
    office: 'Chambers, Bengaluru',
    colour: '#3b3a4a',
  };
  const hasConversion =
    facts.approver !== undefined &&
    ['BMRDA', 'BIAAPA', 'local-planning-authority', 'panchayat'].includes(facts.approver);
  return {
    layout: 'letter',
    issuer,
    title: 'Opinion on Title',
    titleKannada: 'ಹಕ್ಕು ಪರಿಶೀಲನಾ ಅಭಿಪ್ರಾಯ',
    references: [
      ['Ref.', fileNumber(random, 'OP', story.opinionOn)],
      ['Date', day(story.opinionOn)],
    ],
    addressee: [facts.promoter.name],
    subject: `Title to ${placeText(facts)}, the land of “${facts.name}”.`,
    blocks: [
      { kind: 'heading', text: 'Papers examined' },
      {
        kind: 'table',
        columns: [
          { title: 'Sl.', share: 0.07 },
          { title: 'Paper', share: 0.69 },
          { title: 'Date', share: 0.24 },
        ],
        rows: [
          ['Sale deed in favour of the landowner (copy)', day(story.motherDeedOn)],
          ...(hasConversion
            ? [['Order of conversion to residential use', day(story.conversionOn)]]
            : []),
          [
            story.isJointDevelopment
              ? 'Joint development agreement and power of attorney'
              : 'Sale deed in favour of the promoter',
            day(story.transferOn),
          ],
          ['Record of rights and mutation extracts', 'Various'],
          ['Sanction of the plan', day(story.sanctionedOn)],
          ['Property tax receipt', 'Latest'],
        ].map((row, i) => [String(i + 1), ...row]),
      },
      { kind: 'heading', text: 'Flow of title' },
      {
        kind: 'list',
        items: [
          `${story.seller} held the land by inheritance and sold it to ${story.landowner} on ${day(story.motherDeedOn)}.`,
          story.isJointDevelopment
            ? `${story.landowner} entered into a joint development agreement with ${facts.promoter.name} on ${day(story.transferOn)}; the land itself has not been conveyed.`
            : `${story.landowner} sold it to ${facts.promoter.name} on ${day(story.transferOn)}.`,
        ],
      },
      ...(facts.isLitigated === true ? [PENDING_SUIT] : []),
      {
        kind: 'paragraph',
        text: story.isJointDevelopment
          ? 'On these papers the landowner has a marketable title, and the promoter may sell the homes of its own share under the power of attorney.'
          : 'On these papers the promoter has a clear and marketable title to the land and may sell the homes with their undivided shares in it.',
      },
      { kind: 'signature', by: story.advocate, of: '' },
      { kind: 'annexure', title: 'Annexure: reservations and what to ask for' },
      {
        kind: 'list',
        items: [
          'Originals were not inspected; this opinion rests on copies that the promoter supplied.',
          'A litigation search in the civil courts is limited to the names above.',
          'A fresh encumbrance certificate should be obtained up to the day of purchase.',
          'A release letter of the lending bank is needed for the home bought, where a loan is charged on the land.',
          'Family members of the Vendor of the mother deed should be shown to have consented.',
          'This opinion is for the promoter; a buyer should take advice of his or her own.',
        ],
      },
    ],
  };
}
