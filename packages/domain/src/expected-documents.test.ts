import { describe, expect, it } from 'vitest';
import {
  type DocumentCase,
  DOCUMENT_KINDS,
  DOCUMENTS,
  expectedDocuments,
} from './expected-documents.ts';

const unknown: DocumentCase = {
  approver: null,
  propertyTypes: [],
  status: null,
  possessionOn: null,
  floors: null,
  totalUnits: null,
  landSqm: null,
  isReraRegistered: null,
  isReraExtended: null,
  isJointDevelopment: null,
  isOccupancyReceived: null,
};
const kinds = (project: Partial<DocumentCase>) =>
  expectedDocuments({ ...unknown, ...project }).map(({ kind }) => kind);

const TITLE = [
  'mother-deed',
  'sale-deed',
  'encumbrance-certificate',
  'khatha-certificate',
  'tax-receipt',
  'legal-opinion',
];

describe('expectedDocuments', () => {
  it('asks only for the title documents that every project has when nothing is known', () => {
    expect(kinds({})).toEqual(TITLE);
  });

  it('does not ask for a certificate as missing if it is stated as received', () => {
    const asked = (isOccupancyReceived: boolean | null) =>
      expectedDocuments({
        ...unknown,
        propertyTypes: ['apartment'],
        status: 'ready',
        isOccupancyReceived,
      }).find(({ kind }) => kind === 'occupancy-certificate');
    expect(asked(true)).toMatchObject({
      why: expect.stringMatching(/^It is told as received/),
      question: expect.stringMatching(/^It is said to be received/),
    });
    expect(asked(null)?.why).toMatch(/^Without it/);
  });

  it.each<[string, Partial<DocumentCase>, string[]]>([
    [
      'a finished tower in the city',
      {
        approver: 'BBMP',
        propertyTypes: ['apartment', 'penthouse'],
        status: 'ready',
        possessionOn: '2023-05-01',
        floors: 18,
        totalUnits: 240,
        landSqm: 12_000,
        isReraRegistered: true,
        isReraExtended: true,
      },
      [
        'rera-certificate',
        'rera-extension',
        'plan-sanction',
        'commencement-certificate',
        'occupancy-certificate',
        'fire-noc',
        'airport-noc',
        'pollution-consent',
        'bwssb-noc',
        'bescom-noc',
        ...TITLE,
      ],
    ],
    [
      'a tower on a landowner’s land that has just been launched',
      {
        approver: 'GBA',
        propertyTypes: ['apartment'],
        status: 'new-launch',
        possessionOn: '2030-01-31',
        floors: 8,
        totalUnits: 60,
        isJointDevelopment: true,
      },
      [
        'rera-certificate',
        'plan-sanction',
        'fire-noc',
        'bwssb-noc',
        'bescom-noc',
        'mother-deed',
        'joint-development-agreement',
        ...TITLE.slice(2),
      ],
    ],
    [
      'a finished layout of sites outside the city',
      {
        approver: 'BMRDA',
        propertyTypes: ['plot'],
        status: 'ready',
        possessionOn: '2021-01-01',
        totalUnits: 180,
        landSqm: 45_000,
      },
      [
        'rera-certificate',
        'layout-approval',
        'site-release-order',
        'bescom-noc',
        'mother-deed',
        'sale-deed',
        'conversion-order',
        ...TITLE.slice(2),
      ],
    ],
    [
      'two houses from before the register',
      {
        approver: 'panchayat',
        propertyTypes: ['independent-house'],
        status: 'ready',
        possessionOn: '2015-01-01',
        floors: 1,
        totalUnits: 2,
        landSqm: 420,
      },
      [
        'plan-sanction',
        'commencement-certificate',
        'occupancy-certificate',
        'mother-deed',
        'sale-deed',
        'conversion-order',
        ...TITLE.slice(2),
      ],
    ],
    [
      'flats of ground and five near the airport',
      { approver: 'BIAAPA', propertyTypes: ['apartment'], floors: 5 },
      ['plan-sanction', 'airport-noc', 'mother-deed', 'sale-deed', 'conversion-order'].concat(
        TITLE.slice(2),
      ),
    ],
  ])('lists what is due for %s', (_, project, expected) => {
    expect(kinds(project)).toEqual(expected);
  });

  it('has one question and one reason, each a sentence, for every kind', () => {
    for (const kind of DOCUMENT_KINDS) {
      const { question, why } = DOCUMENTS[kind];
      expect([kind, question]).toEqual([kind, expect.stringMatching(/^[^.]+\.$/)]);
      expect([kind, why]).toEqual([kind, expect.stringMatching(/^[^.]+\.$/)]);
    }
  });
});
