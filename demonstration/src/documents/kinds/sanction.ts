import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatRupees } from '@manemitra/domain/money';
import type { Approver } from '@manemitra/query/criteria';
import type { Block, DocumentContent, Fact, Issuer } from '../content.ts';
import { GBA_BEGAN, PLANNING } from '../issuers.ts';
import {
  addressText,
  day,
  type Dossier,
  placeText,
  projectRows,
  squareMeters,
  storeysText,
  unitTable,
  useText,
} from './wording.ts';

/**
 * Sanctions follow section 299 of the Karnataka Municipal Corporations Act, 1976 (now the laws of the
 * Greater Bengaluru Authority) in the city, section 32 of the BDA Act, 1976 for its layouts, and sections
 * 15 and 17 of the Karnataka Town and Country Planning Act, 1961 in planning areas.
 */
const POWERS: Readonly<Record<Approver, string>> = {
  BBMP: 'the Karnataka Municipal Corporations Act, 1976 and the building bye-laws made under it',
  GBA: 'the Greater Bengaluru Governance Act, 2024 and the building bye-laws in force',
  BDA: 'the Bangalore Development Authority Act, 1976 and the zoning regulations of the master plan',
  BMRDA: 'the Karnataka Town and Country Planning Act, 1961 and the zoning regulations in force',
  BIAAPA: 'the Karnataka Town and Country Planning Act, 1961 and the zoning regulations in force',
  KIADB: 'the Karnataka Industrial Areas Development Act, 1966 and the Board’s regulations',
  'local-planning-authority':
    'the Karnataka Town and Country Planning Act, 1961 and the zoning regulations in force',
  panchayat: 'the Karnataka Gram Swaraj and Panchayat Raj Act, 1993',
};

const HEADS: Readonly<Record<Approver, string>> = {
  BBMP: 'Joint Director, Town Planning',
  GBA: 'Chief Town Planner',
  BDA: 'Town Planning Member',
  BMRDA: 'Metropolitan Commissioner',
  BIAAPA: 'Member Secretary',
  KIADB: 'Development Officer',
  'local-planning-authority': 'Member Secretary',
  panchayat: 'Panchayat Development Officer',
};

/** Who signs on that day: what BBMP sanctioned, its successor certifies. */
export function authorityOf(
  { facts }: Dossier,
  on: string,
): { issuer: Issuer; head: string; powers: string } {
  const sanctioned = facts.approver ?? 'local-planning-authority';
  const approver = sanctioned === 'BBMP' && on >= GBA_BEGAN ? 'GBA' : sanctioned;
  const issuer = PLANNING[approver];
  const isNamedByPlace = approver === 'panchayat' || approver === 'local-planning-authority';
  return {
    issuer:
      isNamedByPlace && facts.locality !== undefined
        ? { ...issuer, office: `${issuer.office}, for ${facts.locality}` }
        : issuer,
    head: HEADS[approver],
    powers: POWERS[approver],
  };
}

/** The rows of the fee statement; the rates are invented, the heads are those of real statements. */
function fees(dossier: Dossier, heads: readonly (readonly [string, number])[]): Block {
  const rows = heads.map(([name, rate], i) => ({
    cells: [String(i + 1), name],
    amount: Math.round((rate * dossier.random.between(0.9, 1.1)) / 10) * 10,
  }));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return {
    kind: 'table',
    columns: [
      { title: 'Sl.', share: 0.08 },
      { title: 'Head of account', share: 0.64 },
      { title: 'Amount paid', share: 0.28, align: 'right' },
    ],
    rows: rows.map(({ cells, amount }) => [...cells, formatRupees(amount)]),
    total: ['', 'Total', formatRupees(total)],
  };
}

const to = ({ facts }: Dossier): string[] => [
  facts.promoter.name,
  ...(facts.promoter.address === undefined ? [] : [facts.promoter.address]),
];

const openPercent = ({ facts }: Dossier): number =>
  facts.landSqm === undefined || facts.openSqm === undefined
    ? 45
    : Math.round((facts.openSqm / facts.landSqm) * 100);

export function planSanction(dossier: Dossier): DocumentContent {
  const { facts, story } = dossier;
  const { issuer, head, powers } = authorityOf(dossier, story.sanctionedOn);
  const land = facts.landSqm ?? 2000;
  const areaFacts: Fact[] = [
    ['Extent of land', squareMeters(facts.landSqm)],
    ['Open area', squareMeters(facts.openSqm)],
    [
      'Open area, share of the land',
      facts.landSqm === undefined || facts.openSqm === undefined
        ? undefined
        : `${openPercent(dossier)} %`,
    ],
    ['Blocks', facts.towers === undefined ? undefined : String(facts.towers)],
    ['Storeys', storeysText(facts)],
    [
      'Height to the terrace',
      story.heightMeters === undefined ? undefined : `${story.heightMeters} m`,
    ],
  ];
  return {
    layout: 'letter',
    issuer,
    title: 'Sanction of Building Plan',
    titleKannada: 'ಕಟ್ಟಡ ನಕ್ಷೆ ಮಂಜೂರಾತಿ',
    references: [
      ['No.', facts.approvalReference],
      ['Date', day(story.sanctionedOn)],
    ],
    addressee: to(dossier),
    subject: `Sanction of the plan of “${facts.name}”, ${useText(facts).toLowerCase()} at ${placeText(facts)}.`,
    blocks: [
      {
        kind: 'paragraph',
        text: `With reference to your application, sanction is accorded under ${powers} for the construction described below, subject to the conditions in the annexure. The sanction is valid for two years from its date and lapses unless the work has begun by then.`,
        kannada: 'ಕೆಳಕಂಡ ಷರತ್ತುಗಳಿಗೆ ಒಳಪಟ್ಟು ಕಟ್ಟಡ ನಕ್ಷೆಯನ್ನು ಮಂಜೂರು ಮಾಡಲಾಗಿದೆ.',
      },
      {
        kind: 'facts',
        facts: [
          ...projectRows(facts),
          ['Use', useText(facts)],
          ['Blocks', areaFacts[3]?.[1]],
          ['Storeys', storeysText(facts)],
        ],
      },
      { kind: 'heading', text: 'Fees paid', kannada: 'ಪಾವತಿಸಿದ ಶುಲ್ಕಗಳು' },
      fees(dossier, [
        ['Licence fee', land * 95],
        ['Ground rent for building materials', land * 36],
        ['Betterment charges, building', land * 22],
        ['Security deposit, refundable', land * 25],
        ['Scrutiny fee', 14_500],
      ]),
      { kind: 'signature', by: head, of: issuer.name },
      {
        kind: 'annexure',
        title: 'Annexure I: statement of areas and sketch',
        kannada: 'ಅನುಬಂಧ ೧: ವಿಸ್ತೀರ್ಣ ಪಟ್ಟಿ',
      },
      { kind: 'facts', facts: areaFacts },
      {
        kind: 'site-sketch',
        towers: facts.towers ?? facts.totalUnits ?? 1,
        openPercent: openPercent(dossier),
        seed: facts.seed,
      },
      unitTable(facts),
      {
        kind: 'annexure',
        title: 'Annexure II: conditions of sanction',
        kannada: 'ಅನುಬಂಧ ೨: ಷರತ್ತುಗಳು',
      },
      { kind: 'list', items: SANCTION_CONDITIONS },
    ],
  };
}

const SANCTION_CONDITIONS = [
  'The sanctioned use and the number of dwelling units shall not be changed, and no floor beyond those sanctioned shall be built.',
  'The basements and the stilt marked for parking shall be used for parking alone and shall not be sold apart from the homes.',
  'The setbacks and the open spaces shown in the plan shall be kept clear of every structure.',
  'Work shall begin only after a commencement certificate; the plinth shall be inspected before the work goes on.',
  'Rain water from the roofs and the open area shall be harvested as the bye-laws require.',
  'Trees in the setback shall be planted and kept: one for every 240 square metres of the land.',
  'A registered structural engineer shall supervise the work and answer for it jointly with the owner.',
  'Debris and building material shall not be stored on the road or the footpath.',
  'Solar water heating and lighting of the common areas shall be provided.',
  'A tenth of the parking shall have charging points for electric vehicles.',
  'Cellular towers and hoardings shall not be put up without separate permission.',
  'The common facilities and the undivided share of land shall be conveyed to the association of owners.',
  'Nobody shall occupy the building before an occupancy certificate is issued.',
  'The sanction is liable to be cancelled when it was obtained on false particulars of title or survey.',
];

export function layoutApproval(dossier: Dossier): DocumentContent {
  const { facts, story } = dossier;
  const { issuer, head, powers } = authorityOf(dossier, story.sanctionedOn);
  const land = facts.landSqm;
  const park = facts.openSqm;
  return {
    layout: 'letter',
    issuer,
    title: 'Approval of Residential Layout Plan',
    titleKannada: 'ವಸತಿ ಬಡಾವಣೆ ನಕ್ಷೆ ಅನುಮೋದನೆ',
    references: [
      ['No.', facts.approvalReference],
      ['Date', day(story.sanctionedOn)],
    ],
    addressee: to(dossier),
    subject: `Approval of the layout plan of “${facts.name}” at ${placeText(facts)}.`,
    blocks: [
      {
        kind: 'paragraph',
        text: `The plan to form a residential layout on the land described below is approved under ${powers}. Sites shall be released for sale in two steps: sixty per cent on handing over the roads, parks and civic sites by a relinquishment deed, and the rest when the works in the annexure are finished.`,
        kannada: 'ಷರತ್ತುಗಳಿಗೆ ಒಳಪಟ್ಟು ವಸತಿ ಬಡಾವಣೆಯ ನಕ್ಷೆಯನ್ನು ಅನುಮೋದಿಸಲಾಗಿದೆ.',
      },
      { kind: 'facts', facts: [...projectRows(facts), ['Address', addressText(facts)]] },
      ...(land === undefined || park === undefined ? [] : landUse(land, park)),
      { kind: 'signature', by: head, of: issuer.name },
      {
        kind: 'annexure',
        title: 'Annexure I: sketch of the layout',
        kannada: 'ಅನುಬಂಧ ೧: ಬಡಾವಣೆಯ ನಕ್ಷೆ',
      },
      { kind: 'layout-sketch', sites: facts.totalUnits ?? 60, seed: facts.seed },
      unitTable(facts),
      {
        kind: 'annexure',
        title: 'Annexure II: works and conditions',
        kannada: 'ಅನುಬಂಧ ೨: ಕಾಮಗಾರಿ ಮತ್ತು ಷರತ್ತುಗಳು',
      },
      {
        kind: 'list',
        items: [
          'Roads shall be asphalted, with drains of stone or concrete on both sides, to the widths of the plan.',
          'Water supply lines, an overhead tank and an underground sump shall be provided.',
          'Underground drainage with a sewage treatment plant shall be laid before the second release of sites.',
          'Electric lines, transformers and street lights shall be put up at the promoter’s cost.',
          'Parks, open spaces and civic amenity sites shall be handed over free of cost by a registered relinquishment deed.',
          'No site shall be sold, and no agreement registered, before it is named in a release order.',
          'The buffer of drains and tanks shown in the master plan shall be left open.',
          'The approval does not decide any dispute of title; it lapses when the title is found defective.',
          'Avenue trees shall be planted along every road, at six metres from each other.',
          'The layout shall be kept by the promoter until the local body takes it over.',
        ],
      },
    ],
  };
}

/** Roads and civic sites are what layout rules ask for; the sites are the rest. */
function landUse(land: number, park: number): Block[] {
  const civic = Math.round(land * 0.05);
  const roads = Math.round(land * 0.28);
  const rows: [string, number][] = [
    ['Residential sites', land - park - civic - roads],
    ['Parks and open spaces', park],
    ['Civic amenity sites', civic],
    ['Roads', roads],
  ];
  const table: Block = {
    kind: 'table',
    columns: [
      { title: 'Use', share: 0.5 },
      { title: 'Area (sq m)', share: 0.28, align: 'right' },
      { title: 'Share', share: 0.22, align: 'right' },
    ],
    rows: rows.map(([use, area]) => [
      use,
      formatIndianNumber(area),
      `${((area / land) * 100).toFixed(1)} %`,
    ]),
    total: ['Total', formatIndianNumber(land), '100.0 %'],
  };
  return [{ kind: 'heading', text: 'Use of the land', kannada: 'ಭೂ ಬಳಕೆ' }, table];
}
