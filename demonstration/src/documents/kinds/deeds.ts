import { formatRupees } from '@manemitra/domain/money';
import type { Block, DocumentContent, Fact } from '../content.ts';
import { ISSUERS } from '../issuers.ts';
import {
  acresAndGuntas,
  day,
  type Dossier,
  placeText,
  scheduleBlocks,
  squareMeters,
} from './wording.ts';

/** Deeds as the registers copy them: parties, recitals, what is granted, the schedule, the witnesses. */

function registration({ random }: Dossier, on: string): Fact[] {
  return [
    ['Document No.', `DEMO-${random.whole(1004, 9870)}/${on.slice(0, 4)}`],
    ['Book', 'I'],
    ['Registered on', day(on)],
  ];
}

/** Whole ten thousands: the land at so many rupees a square metre in the year of the deed. */
function consideration({ facts, random }: Dossier, on: string): number {
  const yearsAgo = Number(facts.checkedOn.slice(0, 4)) - Number(on.slice(0, 4));
  const rate = random.between(9000, 16_000) * 0.9 ** yearsAgo;
  return Math.round(((facts.landSqm ?? 2000) * rate) / 10_000) * 10_000;
}

const SCHEDULE: Block = {
  kind: 'annexure',
  title: 'Schedule of the property',
  kannada: 'ಸ್ವತ್ತಿನ ಷೆಡ್ಯೂಲ್',
};

function execution(first: string, second: string): Block[] {
  return [
    { kind: 'heading', text: 'Execution', kannada: 'ಸಹಿ ಮತ್ತು ಸಾಕ್ಷಿಗಳು' },
    {
      kind: 'paragraph',
      text: 'In witness whereof the parties have signed on the day first written above, before two witnesses, whose names the register holds.',
    },
    { kind: 'signature', by: second, of: '', left: first },
  ];
}

export function motherDeed(dossier: Dossier): DocumentContent {
  const { facts, story } = dossier;
  const on = story.motherDeedOn;
  const extent = facts.landSqm === undefined ? '' : `, ${acresAndGuntas(facts.landSqm)} in extent`;
  return {
    layout: 'deed',
    issuer: ISSUERS.registration,
    title: 'Absolute Sale Deed',
    titleKannada: 'ಶುದ್ಧ ಕ್ರಯ ಪತ್ರ (ಮೂಲ ಪತ್ರ)',
    references: registration(dossier, on),
    blocks: [
      {
        kind: 'paragraph',
        text: `This deed of absolute sale is made on ${day(on)} between ${story.seller}, hereinafter called the Vendor, and ${story.landowner}, hereinafter called the Purchaser, which expressions shall include their heirs and assigns.`,
      },
      { kind: 'heading', text: 'Recitals', kannada: 'ಪೀಠಿಕೆ' },
      {
        kind: 'list',
        items: [
          `The Vendor is the absolute owner in possession of the land in ${placeText(facts)}${extent}, having inherited it from the Vendor’s father, in whose name the record of rights stood.`,
          'The Vendor has paid the land revenue to date, and the land is free of mortgage, lease, attachment and claim of maintenance.',
          'The Vendor needs money for the marriage of a daughter and for a borewell, and has offered the land to the Purchaser, who has agreed to buy it.',
        ],
      },
      { kind: 'heading', text: 'Witnesseth', kannada: 'ಕ್ರಯದ ಷರತ್ತುಗಳು' },
      {
        kind: 'list',
        items: [
          `In consideration of ${formatRupees(consideration(dossier, on))}, which the Vendor acknowledges, the Vendor conveys the property in the schedule to the Purchaser, to hold for ever.`,
          'The Vendor has delivered vacant possession on this day, with the original documents of title.',
          'The Vendor shall make good any loss from a defect of title or from a claim by a co-sharer.',
          'The Purchaser may have the mutation of the record of rights made at the Purchaser’s cost.',
          'The members of the Vendor’s family who have an interest have joined as consenting witnesses.',
        ],
      },
      SCHEDULE,
      ...scheduleBlocks(facts),
      ...execution('Vendor', 'Purchaser'),
    ],
  };
}

export function saleDeed(dossier: Dossier): DocumentContent {
  const { facts, story } = dossier;
  const on = story.transferOn;
  return {
    layout: 'deed',
    issuer: ISSUERS.registration,
    title: 'Sale Deed (extract)',
    titleKannada: 'ಕ್ರಯ ಪತ್ರದ ಸಾರಾಂಶ',
    references: registration(dossier, on),
    blocks: [
      {
        kind: 'paragraph',
        text: `This sale deed is made at Bengaluru on ${day(on)} between ${story.landowner}, hereinafter called the Vendor, and ${facts.promoter.name}${office(dossier)}, hereinafter called the Purchaser.`,
      },
      { kind: 'heading', text: 'Recitals', kannada: 'ಪೀಠಿಕೆ' },
      {
        kind: 'list',
        items: [
          `The Vendor became the owner of the schedule property by a sale deed dated ${day(story.motherDeedOn)}, and has been in possession since.`,
          ...(facts.approver === undefined || ['BBMP', 'GBA', 'KIADB'].includes(facts.approver)
            ? []
            : [
                `The property has been converted for residential use by an order dated ${day(story.conversionOn)}.`,
              ]),
          'The Purchaser has examined the title for thirty years and has found it marketable.',
        ],
      },
      { kind: 'heading', text: 'Witnesseth', kannada: 'ಕ್ರಯದ ಷರತ್ತುಗಳು' },
      {
        kind: 'list',
        items: [
          `The Vendor sells the schedule property for ${formatRupees(consideration(dossier, on))}, received by banker’s cheques listed in the deed.`,
          'Tax was deducted at source by the Purchaser where the law requires it.',
          'The Vendor has handed over vacant possession and the originals of the title papers.',
          'The Vendor indemnifies the Purchaser against every claim that arises before this day.',
          'Stamp duty and registration fee are paid by the Purchaser.',
        ],
      },
      SCHEDULE,
      ...scheduleBlocks(facts),
      ...execution('Vendor', 'Purchaser'),
    ],
  };
}

const office = ({ facts }: Dossier): string =>
  facts.promoter.address === undefined ? '' : `, with its office at ${facts.promoter.address}`;

export function jointDevelopmentAgreement(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const on = story.transferOn;
  const owner = random.pick([32, 35, 38, 40, 42, 45]);
  const isPlotted = facts.units.every(({ type }) => type === 'plot');
  const built = isPlotted ? 'sites' : 'built-up area and parking';
  return {
    layout: 'deed',
    issuer: ISSUERS.registration,
    title: 'Joint Development Agreement',
    titleKannada: 'ಜಂಟಿ ಅಭಿವೃದ್ಧಿ ಒಪ್ಪಂದ',
    references: registration(dossier, on),
    blocks: [
      {
        kind: 'paragraph',
        text: `This agreement is made at Bengaluru on ${day(on)} between ${story.landowner}, hereinafter called the Owner, and ${facts.promoter.name}${office(dossier)}, hereinafter called the Developer.`,
      },
      { kind: 'heading', text: 'Sharing', kannada: 'ಹಂಚಿಕೆ' },
      {
        kind: 'facts',
        facts: [
          ['Project', facts.name],
          ['Owner’s share', `${owner} % of the ${built}`],
          ['Developer’s share', `${100 - owner} % of the ${built}`],
          [
            'Refundable deposit',
            formatRupees(Math.round(consideration(dossier, on) / 1_000_000) * 100_000 + 500_000),
          ],
          ['Power of attorney', 'Registered together with this agreement'],
        ],
      },
      { kind: 'heading', text: 'Terms', kannada: 'ಷರತ್ತುಗಳು' },
      {
        kind: 'list',
        items: [
          'The Owner permits the Developer to enter the schedule property and develop it; possession in law stays with the Owner until the sale of undivided shares.',
          'The Developer obtains every approval, and builds at its own cost and risk, to the specification annexed.',
          'A sharing agreement shall name, by number, the homes of each party within sixty days of the plan sanction.',
          'Each party may sell its own share; neither may mortgage the share of the other.',
          'The Developer shall complete within the date registered with the Real Estate Regulatory Authority; beyond a grace of six months it pays the Owner rent for every month.',
          'The deposit is returned, without interest, when the Owner’s share is handed over.',
          'The Owner shall keep the title clear and defend it at the Owner’s cost.',
          'Disputes go to arbitration at Bengaluru.',
        ],
      },
      SCHEDULE,
      ...scheduleBlocks(facts),
      {
        kind: 'facts',
        facts: [
          ['Extent in all', squareMeters(facts.landSqm)],
          ['Title from', `Sale deed dated ${day(story.motherDeedOn)}`],
        ],
      },
      ...execution('Owner', 'Developer'),
    ],
  };
}
