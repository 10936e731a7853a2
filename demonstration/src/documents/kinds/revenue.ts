import { khathaLetter, khathaText, type KhathaFacts } from '@manemitra/domain/khatha';
import { formatRupees } from '@manemitra/domain/money';
import type { DocumentContent } from '../content.ts';
import { ISSUERS, registerOf } from '../issuers.ts';
import {
  acresAndGuntas,
  addressText,
  day,
  type Dossier,
  fileNumber,
  fiscalYear,
  placeText,
  squareMeters,
} from './wording.ts';

/** What the revenue offices keep: the use of the land, the civic register, the tax. */

const holder = ({ facts, story }: Dossier): string =>
  story.isJointDevelopment ? story.landowner : facts.promoter.name;

export function conversionOrder(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const on = story.conversionOn;
  const numbers = facts.surveyNumbers ?? [];
  return {
    layout: 'letter',
    issuer: ISSUERS.revenue,
    title: 'Order of Conversion of Agricultural Land',
    titleKannada: 'ಭೂ ಪರಿವರ್ತನಾ ಆದೇಶ',
    references: [
      ['No.', fileNumber(random, 'ALN/SR', on)],
      ['Date', day(on)],
    ],
    addressee: [story.landowner],
    subject: `Conversion of land in ${placeText(facts)} from agricultural to non-agricultural residential purpose.`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Having read the application, the report of the Tahsildar and the opinion of the planning authority on the zone of the land, permission is granted under section 95 of the Karnataka Land Revenue Act, 1964 to divert the land below to residential use.',
        kannada: 'ಕರ್ನಾಟಕ ಭೂ ಕಂದಾಯ ಕಾಯ್ದೆ, 1964ರ ಕಲಂ 95ರ ಅಡಿಯಲ್ಲಿ ವಸತಿ ಉದ್ದೇಶಕ್ಕೆ ಪರಿವರ್ತಿಸಲು ಅನುಮತಿ ನೀಡಲಾಗಿದೆ.',
      },
      {
        kind: 'facts',
        facts: [
          ['Holder of the land', story.landowner],
          ['Land', placeText(facts)],
          ['Survey numbers', numbers.join(', ')],
          [
            'Extent converted',
            facts.landSqm === undefined
              ? undefined
              : `${acresAndGuntas(facts.landSqm)} (${squareMeters(facts.landSqm)})`,
          ],
          ['From', 'Dry agricultural land'],
          ['To', 'Non-agricultural, residential'],
          [
            'Conversion fine paid',
            facts.landSqm === undefined
              ? undefined
              : formatRupees(Math.round((facts.landSqm * 28) / 100) * 100),
          ],
        ],
      },
      { kind: 'signature', by: 'Deputy Commissioner', of: '' },
      {
        kind: 'annexure',
        title: 'Annexure: conditions of the order',
        kannada: 'ಅನುಬಂಧ: ಆದೇಶದ ಷರತ್ತುಗಳು',
      },
      {
        kind: 'list',
        items: [
          'The land shall be used for residence only; another use needs a new order.',
          'No building or layout shall be begun before the plan is approved by the planning authority.',
          'Roads, drains and cart tracks recorded in the village map shall be left open to the public.',
          'The buffer of tanks, streams and drains shall not be built upon.',
          'The order does not decide disputes of title, and lapses when it was obtained on false statements.',
          'The record of rights shall be altered on the strength of this order.',
          'The conversion is subject to the laws on granted lands and on land reforms; it is void where they are broken.',
        ],
      },
      { kind: 'heading', text: 'Copies to', kannada: 'ಪ್ರತಿಗಳು' },
      {
        kind: 'list',
        items: [
          'The Tahsildar, to alter the record of rights.',
          'The planning authority.',
          'The Assistant Director of Land Records, to note the converted extent.',
        ],
      },
    ],
  };
}

const REGISTER_NOTE = {
  A: 'The property stands in the register of properties assessed in the regular way (A register).',
  B: 'The property stands in the register of properties from which tax is collected without regular assessment (B register). This entry confers no right to a building permission.',
  E: 'The property stands in the electronic register; the entry was drawn with the owner’s identity and the deed verified.',
} as const;

const khathaFactsOf = ({ khatha, eKhatha }: Dossier['facts']): KhathaFacts => ({
  class: khatha ?? null,
  isE: eKhatha ?? null,
});

export function khathaCertificate(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const issuer = registerOf(facts.approver, story.khathaOn);
  const khatha = khathaFactsOf(facts);
  const id = `DEMO-${random.whole(100, 198)}-${random.whole(1000, 9999)}-${random.whole(10, 99)}`;
  return {
    layout: 'certificate',
    issuer,
    title: 'Khatha Certificate',
    titleKannada: 'ಖಾತಾ ಪ್ರಮಾಣ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'KTR', story.khathaOn)],
      ['Date', day(story.khathaOn)],
    ],
    blocks: [
      {
        kind: 'paragraph',
        text: 'Certified that the property below is entered in the assessment register of this office in the name shown, for the purpose of paying property tax.',
        kannada: 'ಕೆಳಕಂಡ ಸ್ವತ್ತು ಈ ಕಚೇರಿಯ ತೆರಿಗೆ ವಹಿಯಲ್ಲಿ ನಮೂದಾಗಿದೆ ಎಂದು ಪ್ರಮಾಣೀಕರಿಸಲಾಗಿದೆ.',
      },
      {
        kind: 'facts',
        facts: [
          ['Name in the register', holder(dossier)],
          ['Property identifier', id],
          ['Property', addressText(facts)],
          ['Project', facts.name],
          ['Extent', squareMeters(facts.landSqm)],
          ['Register', khathaText(khatha) ?? undefined],
        ],
      },
      { kind: 'paragraph', text: REGISTER_NOTE[khathaLetter(khatha) ?? 'A'] },
      { kind: 'signature', by: 'Assistant Revenue Officer', of: issuer.name },
      {
        kind: 'annexure',
        title: 'Khatha extract',
        kannada: 'ಖಾತಾ ನಕಲು',
      },
      {
        kind: 'facts',
        facts: [
          ['Property identifier', id],
          ['Register', khathaText(khatha) ?? undefined],
          ['Owner', holder(dossier)],
          ['Title from', `Registered deed dated ${day(holderSince(dossier))}`],
          ['Survey numbers', facts.surveyNumbers?.join(', ')],
          ['Use', 'Residential'],
          ['Extent', squareMeters(facts.landSqm)],
        ],
      },
      { kind: 'heading', text: 'Entries', kannada: 'ನಮೂದುಗಳು' },
      {
        kind: 'table',
        columns: [
          { title: 'Date', share: 0.18 },
          { title: 'Entry', share: 0.52 },
          { title: 'Name', share: 0.3 },
        ],
        rows: [
          [day(story.motherDeedOn), 'Mutation on the sale deed', story.landowner],
          ...(story.isJointDevelopment
            ? []
            : [[day(story.transferOn), 'Mutation on the sale deed', facts.promoter.name]]),
          [day(story.khathaOn), 'Certificate and extract issued', holder(dossier)],
        ],
      },
      {
        kind: 'list',
        items: [
          'A khatha is an account for tax; it is not a title to the property.',
          'The khatha of each home is made after its sale is registered.',
        ],
      },
    ],
  };
}

const holderSince = ({ story }: Dossier): string =>
  story.isJointDevelopment ? story.motherDeedOn : story.transferOn;

export function taxReceipt(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const on = story.taxPaidOn;
  const issuer = registerOf(facts.approver, on);
  const tax = Math.max(800, Math.round((facts.landSqm ?? 1200) * random.between(4, 9)));
  const cess = Math.round(tax * 0.24);
  const rebate = Math.round((tax + cess) * 0.05);
  const waste = 1200;
  return {
    layout: 'letter',
    issuer,
    title: 'Property Tax Receipt',
    titleKannada: 'ಆಸ್ತಿ ತೆರಿಗೆ ರಸೀದಿ',
    references: [
      ['Receipt No.', fileNumber(random, 'PT', on)],
      ['Date', day(on)],
      ['Year', fiscalYear(on)],
    ],
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Received from', holder(dossier)],
          ['Property', addressText(facts)],
          ['Project', facts.name],
          ['Extent', squareMeters(facts.landSqm)],
          ['Register', khathaText(khathaFactsOf(facts)) ?? undefined],
          ['Assessment year', fiscalYear(on)],
        ],
      },
      { kind: 'heading', text: 'Tax', kannada: 'ತೆರಿಗೆ ವಿವರ' },
      {
        kind: 'table',
        columns: [
          { title: 'Particulars', share: 0.68 },
          { title: 'Amount', share: 0.32, align: 'right' },
        ],
        rows: [
          ['Property tax, vacant and built land', formatRupees(tax)],
          ['Cesses', formatRupees(cess)],
          ['Solid waste management', formatRupees(waste)],
          ['Rebate for early payment, 5 %', `– ${formatRupees(rebate)}`],
          ['Arrears', formatRupees(0)],
        ],
        total: ['Amount received', formatRupees(tax + cess + waste - rebate)],
      },
      {
        kind: 'paragraph',
        text: 'Paid online. Computed from the owner’s own declaration, which may be examined later; payment gives no title and regularises no deviation.',
        kannada: 'ಈ ರಸೀದಿಯು ಮಾಲೀಕತ್ವದ ದಾಖಲೆಯಲ್ಲ.',
      },
      { kind: 'signature', by: 'Assistant Revenue Officer', of: issuer.name },
      {
        kind: 'annexure',
        title: 'Annexure: payments of earlier years',
        kannada: 'ಅನುಬಂಧ: ಹಿಂದಿನ ವರ್ಷಗಳ ಪಾವತಿ',
      },
      {
        kind: 'table',
        columns: [
          { title: 'Year', share: 0.3 },
          { title: 'Paid', share: 0.4, align: 'right' },
          { title: 'Arrears', share: 0.3, align: 'right' },
        ],
        rows: [1, 2, 3, 4].map((ago) => [
          fiscalYear(`${Number(on.slice(0, 4)) - ago}-06-01`),
          formatRupees(Math.round((tax + cess + waste - rebate) * 0.95 ** ago)),
          formatRupees(0),
        ]),
      },
    ],
  };
}
