import type { LadderStep } from './ladder.ts';
import { CITIZEN_MATTERS, CONNECTIONS, practice, rule, unverified } from './ladder-meaning.ts';
import type { Source } from './source.ts';

/**
 * Who approved the plan or the layout, and what that commonly means for a buyer. General information from the
 * press, portals and the authorities' own pages; it says what is common, never what somebody should do.
 */

export const APPROVER_IDS = [
  'GBA',
  'BBMP',
  'BDA',
  'BMRDA',
  'BIAAPA',
  'KIADB',
  'local-planning-authority',
  'panchayat',
] as const;
export type ApproverId = (typeof APPROVER_IDS)[number];

const AUTHORITIES: Source = {
  name: 'Deedwise, on BBMP, BDA, BMRDA and BIAAPA, 30 Jun 2026',
  url: 'https://www.deedwise.ai/blog/bbmp-bda-bmrda-biaapa-zoning-bangalore',
};
const LAYOUTS: Source = {
  name: 'Brick Bazaar, approved layouts',
  url: 'http://brickbazaar.com/approved-layout-bangalore/',
};
const UNAPPROVED: Source = {
  name: 'ApartmentsForSale, approved and unapproved layouts',
  url: 'https://apartmentsforsale.in/glossary/what-is-layout-approval-in-property.html',
};
const E_SWATHU: Source = {
  name: 'e-Swathu, the state’s own questions and answers; The New Indian Express, 3 Aug 2025, on Form 11B',
  url: null,
};
const KIADB: Source = { name: 'KIADB, frequently asked questions', url: 'http://kiadb.in/faqs/' };

const NEEDS_OCCUPANCY = rule(
  'Permanent water and power need the occupancy certificate: the Supreme Court ordered so in December 2024.',
  CONNECTIONS,
);
const IN_THE_CITY = rule(
  'A sale deed in the city is registered against an e-khata.',
  CITIZEN_MATTERS,
);
const OUTSIDE = rule(
  'In the limits of a panchayat it is registered with Form 9 and Form 11 of the e-Swathu register; towns keep registers of their own.',
  E_SWATHU,
);
const COMMONLY_LENT = practice(
  'Banks commonly lend on it once their lawyer has read the title.',
  AUTHORITIES,
);
const LENT_WHEN_CONVERTED = practice(
  'Banks commonly lend on a layout with its approval and a conversion order.',
  AUTHORITIES,
);
const LOOKED_FOR = practice(
  'A plan sanctioned by the corporation is what buyers and banks commonly look for.',
  AUTHORITIES,
);
const ASK_WATER = unverified(
  'Water is commonly the layout’s own; ask who supplies it, and who answers for the sewage plant.',
);

/** From the city's core to the village. */
export const APPROVAL_LADDER: Readonly<Record<ApproverId, LadderStep<ApproverId>>> = {
  GBA: {
    id: 'GBA',
    label: 'GBA',
    summary:
      'The Greater Bengaluru Authority took over from the BBMP in September 2025; its five corporations sanction plans in the city.',
    effects: {
      loan: COMMONLY_LENT,
      registration: IN_THE_CITY,
      resale: LOOKED_FOR,
      utilities: NEEDS_OCCUPANCY,
    },
    ask: 'Please send the sanction letter with its number, and say which corporation gave it.',
  },
  BBMP: {
    id: 'BBMP',
    label: 'BBMP',
    summary:
      'The city’s corporation until September 2025. Its sanctions stand; their files are now with the corporations of the Greater Bengaluru Authority.',
    effects: {
      loan: COMMONLY_LENT,
      registration: IN_THE_CITY,
      resale: LOOKED_FOR,
      utilities: NEEDS_OCCUPANCY,
    },
    ask: 'Please send the sanction letter with its number and the day until which it is valid.',
  },
  BDA: {
    id: 'BDA',
    label: 'BDA',
    summary:
      'The Bangalore Development Authority plans the city: it forms layouts of its own and approves private ones and large buildings.',
    effects: {
      loan: COMMONLY_LENT,
      registration: IN_THE_CITY,
      resale: practice('Its layouts commonly count among the easiest to sell.', AUTHORITIES),
      utilities: NEEDS_OCCUPANCY,
    },
    ask: 'Please send the approved plan, and say whether it is a layout of the authority or a private one that it approved.',
  },
  BMRDA: {
    id: 'BMRDA',
    label: 'BMRDA',
    summary:
      'The authority of the metropolitan region, for the belt around the city; it works through local planning authorities.',
    effects: {
      loan: LENT_WHEN_CONVERTED,
      registration: OUTSIDE,
      resale: practice(
        'It commonly sells as approved land; the distance tells more than the stamp.',
        AUTHORITIES,
      ),
      utilities: ASK_WATER,
    },
    ask: 'Please send the layout approval, the conversion order and the release order of the site.',
  },
  BIAAPA: {
    id: 'BIAAPA',
    label: 'BIAAPA',
    summary: 'The planning authority of the area around the airport, north of the city.',
    effects: {
      loan: LENT_WHEN_CONVERTED,
      registration: OUTSIDE,
      resale: practice(
        'It commonly sells as approved land; building heights are limited by the airport.',
        AUTHORITIES,
      ),
      utilities: ASK_WATER,
    },
    ask: 'Please send the approval, the conversion order and the airport’s height clearance.',
  },
  KIADB: {
    id: 'KIADB',
    label: 'KIADB',
    summary:
      'The industrial areas’ board. Its land is allotted for a stated use, often on a lease that becomes a sale later.',
    effects: {
      loan: unverified(
        'Lenders commonly want to see that the board allows homes and that the sale deed has been made.',
      ),
      registration: rule(
        'The board allots on a lease-cum-sale; a building may be sub-let, vacant land may not.',
        KIADB,
      ),
      resale: unverified('A transfer may need the board’s consent; ask for it in writing.'),
      utilities: unverified(
        'In its areas the board commonly provides roads, water and power itself.',
      ),
    },
    ask: 'Please send the allotment letter with the permitted use, and the sale deed from the board.',
  },
  'local-planning-authority': {
    id: 'local-planning-authority',
    label: 'Local planning authority',
    summary:
      'A planning authority of a town around the city, such as Anekal, Hoskote, Nelamangala or Kanakapura.',
    effects: {
      loan: practice('Banks commonly lend on its approval with a conversion order.', LAYOUTS),
      registration: OUTSIDE,
      resale: practice('It commonly sells as approved land, to buyers who know the town.', LAYOUTS),
      utilities: ASK_WATER,
    },
    ask: 'Please send the layout approval with the authority’s name and number, and the conversion order.',
  },
  panchayat: {
    id: 'panchayat',
    label: 'Gram panchayat',
    summary:
      'A village council. It keeps tax records and licenses small houses; a layout needs the planning authority as well.',
    effects: {
      loan: practice('Most banks commonly decline on a panchayat’s approval alone.', UNAPPROVED),
      registration: rule(
        'It is registered with Form 9 and Form 11, which are for converted land with an approved plan; Form 11B is for the rest.',
        E_SWATHU,
      ),
      resale: practice('It commonly sells at a discount, to buyers who need no loan.', UNAPPROVED),
      utilities: ASK_WATER,
    },
    ask: 'Please send Form 9 and Form 11, the conversion order and the planning authority’s approval.',
  },
};

/** The step of an approver; `undefined` where it is not known. */
export function approvalStep(id: ApproverId | null): LadderStep<ApproverId> | undefined {
  return id === null ? undefined : APPROVAL_LADDER[id];
}

/**
 * `BBMP & RERA approved` (spec 9: each approver's label combined with RERA). RERA registers a project, so it
 * is named only where the number is known; without an approver the text says what is known.
 */
export function approvalLabel(
  id: ApproverId | null,
  isReraRegistered: boolean | null,
): string | null {
  const approver = id === null ? null : APPROVAL_LADDER[id].label;
  if (approver === null) return isReraRegistered === true ? 'RERA registered' : null;
  return isReraRegistered === true ? `${approver} & RERA approved` : `${approver} approved`;
}
