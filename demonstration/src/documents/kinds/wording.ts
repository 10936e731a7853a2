import { squareFeetFromMeters } from '@manemitra/domain/area';
import { formatDayMonthYear } from '@manemitra/domain/dates';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { randomFrom } from '@manemitra/catalogue/random';
import type { Random } from '@manemitra/catalogue/random';
import type { Block, Column, Fact } from '../content.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { isLayout } from '../story.ts';
import type { Story } from '../story.ts';

/** Everything that a paper is written from. `random` is the paper's own. */
export interface Dossier {
  facts: DocumentFacts;
  story: Story;
  random: Random;
}

/** The day as Indian offices write it: `30.11.2027`. */
export const day = (isoDate: string): string => formatDayMonthYear(isoDate).replaceAll('/', '.');

export const squareMeters = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${formatIndianNumber(value)} sq m`;

/** Land in the units of deeds: 40 guntas are an acre, a gunta is 1,089 square feet. */
export function acresAndGuntas(sqm: number): string {
  const guntas = Math.round(squareFeetFromMeters(sqm) / 1089);
  const acres = Math.floor(guntas / 40);
  const rest = `${guntas % 40} guntas`;
  return acres === 0 ? rest : `${acres} ${acres === 1 ? 'acre' : 'acres'} ${rest}`;
}

/** A file number in an office's form that says that it is none. */
export const fileNumber = (random: Random, form: string, on: string): string =>
  `DEMO/${form}/${String(random.whole(101, 9899)).padStart(4, '0')}/${fiscalYear(on)}`;

export function fiscalYear(on: string): string {
  const [year = 2024, month = 1] = on.split('-').map(Number);
  const begins = month >= 4 ? year : year - 1;
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`;
}

function surveyText(facts: DocumentFacts): string | undefined {
  const { surveyNumbers } = facts;
  if (surveyNumbers === undefined || surveyNumbers.length === 0) return undefined;
  return `${surveyNumbers.length === 1 ? 'Sy. No.' : 'Sy. Nos.'} ${surveyNumbers.join(', ')}`;
}

/** `Sy. Nos. 45/2, 46 of Yelahanka, Bengaluru`, as far as it is known. */
export function placeText(facts: DocumentFacts): string {
  const where = facts.locality === undefined ? 'Bengaluru' : `${facts.locality}, Bengaluru`;
  const survey = surveyText(facts);
  return survey === undefined ? where : `${survey} of ${where}`;
}

export const addressText = (facts: DocumentFacts): string => facts.address ?? placeText(facts);

/** `2 basements, ground and 14 upper floors` or `Ground and 1 upper floor`, as far as it is known. */
export function storeysText({ floors, basements }: DocumentFacts): string | undefined {
  if (floors === undefined) return undefined;
  const lowest =
    basements === undefined || basements === 0
      ? 'Ground'
      : `${basements} ${basements === 1 ? 'basement' : 'basements'}, ground`;
  return `${lowest} and ${floors} upper ${floors === 1 ? 'floor' : 'floors'}`;
}

/** What the project is called in a permit. */
export function useText(facts: DocumentFacts): string {
  if (isLayout(facts)) return 'Residential layout of sites';
  const types = new Set(facts.units.map(({ type }) => type));
  if (types.has('villa')) return 'Residential development of villas';
  if (types.has('row-house')) return 'Residential development of row houses';
  if (types.has('independent-house')) return 'Residential building';
  return 'Residential apartment building';
}

export const homesWord = (facts: DocumentFacts): string =>
  isLayout(facts) ? 'sites' : 'dwelling units';

/** The project in rows that open most papers. */
export function projectRows(facts: DocumentFacts): Fact[] {
  return [
    ['Name of the project', facts.name],
    ['Promoter', facts.promoter.name],
    ['Property', placeText(facts)],
    ['Extent of land', squareMeters(facts.landSqm)],
    [
      `Number of ${homesWord(facts)}`,
      facts.totalUnits === undefined ? undefined : formatIndianNumber(facts.totalUnits),
    ],
  ];
}

const UNIT_COLUMNS: readonly Column[] = [
  { title: 'Type', share: 0.34 },
  { title: 'Number', share: 0.14, align: 'right' },
  { title: 'Carpet area (sq ft)', share: 0.26, align: 'right' },
  { title: 'Super built-up area (sq ft)', share: 0.26, align: 'right' },
];
const SITE_COLUMNS: readonly Column[] = [
  { title: 'Type of site', share: 0.5 },
  { title: 'Number', share: 0.2, align: 'right' },
  { title: 'Area of a site (sq ft)', share: 0.3, align: 'right' },
];

/** Every unit type with the sizes that the product shows; a dash where it shows none. */
export function unitTable(facts: DocumentFacts): Block {
  const range = (size: { min: number; max?: number | undefined } | undefined) =>
    size === undefined
      ? '–'
      : size.max === undefined || size.max === size.min
        ? formatIndianNumber(size.min)
        : `${formatIndianNumber(size.min)} – ${formatIndianNumber(size.max)}`;
  const count = (value: number | undefined) => (value === undefined ? '–' : String(value));
  return isLayout(facts)
    ? {
        kind: 'table',
        columns: SITE_COLUMNS,
        rows: facts.units.map((unit) => [unit.label, count(unit.count), range(unit.plotSqft)]),
      }
    : {
        kind: 'table',
        columns: UNIT_COLUMNS,
        rows: facts.units.map((unit) => [
          unit.label,
          count(unit.count),
          range(unit.carpetSqft),
          range(unit.superBuiltUpSqft),
        ]),
      };
}

const NEIGHBOURS = [
  'public road',
  'private property',
  'remaining portion of the same survey number',
  'cart track',
  'storm-water drain',
  'private layout',
  'land of the adjoining holder',
] as const;

/** The schedule of a deed: the land and what lies on its four sides. */
export function scheduleBlocks(facts: DocumentFacts): Block[] {
  // The same land has the same neighbours in every deed.
  const random = randomFrom(`schedule/${facts.seed}`);
  const [east, west, north] = random.sample(NEIGHBOURS, 3);
  const extent =
    facts.landSqm === undefined
      ? 'the extent shown in the survey sketch'
      : `${acresAndGuntas(facts.landSqm)} (${squareMeters(facts.landSqm)})`;
  return [
    {
      kind: 'paragraph',
      text: `All that piece and parcel of land bearing ${placeText(facts)}, measuring ${extent}, with all rights, easements and appurtenances, and bounded on the:`,
    },
    {
      kind: 'facts',
      facts: [
        ['East by', east],
        ['West by', west],
        ['North by', north],
        ['South by', 'public road'],
      ],
    },
  ];
}
