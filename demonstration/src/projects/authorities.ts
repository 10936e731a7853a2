import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { Khatha } from '@manemitra/domain/khatha';
import type { Approver, WaterSource } from '@manemitra/query/criteria';
import type { Random } from '@manemitra/catalogue/random';
import type { PricedKind } from './market-prices.ts';
import type { Site } from './sites.ts';

/** Five corporations took over from BBMP on this day. */
const GBA_BEGAN = '2025-09-02';

/** Who approved the plan: the corporation or BDA in the city, a planning area or a panchayat outside. */
export function approverOf(
  random: Random,
  site: Site,
  kind: PricedKind,
  planApprovedOn: string,
): Approver {
  if (site.isInCity) {
    const corporation: Approver = planApprovedOn >= GBA_BEGAN ? 'GBA' : 'BBMP';
    const isEdge = !site.isCentral && (kind === 'plot' || kind === 'villa');
    return random.weighted<Approver>([
      [corporation, isEdge ? 45 : 68],
      ['BDA', site.isCentral ? 12 : isEdge ? 48 : 28],
      ['KIADB', site.isCentral ? 0 : 4],
    ]);
  }
  return random.weighted<Approver>(OUTSIDE[site.countryside ?? 'west']);
}

const OUTSIDE: Readonly<
  Record<NonNullable<Site['countryside']>, readonly (readonly [Approver, number])[]>
> = {
  // BIAAPA plans around the airport, the Anekal and Hoskote authorities in the south-east and east.
  north: [
    ['BIAAPA', 56],
    ['BMRDA', 12],
    ['local-planning-authority', 6],
    ['panchayat', 20],
    ['KIADB', 6],
  ],
  'south-east': [
    ['local-planning-authority', 46],
    ['BMRDA', 26],
    ['panchayat', 20],
    ['KIADB', 8],
  ],
  east: [
    ['local-planning-authority', 38],
    ['BMRDA', 28],
    ['BDA', 14],
    ['panchayat', 20],
  ],
  west: [
    ['BMRDA', 40],
    ['local-planning-authority', 26],
    ['BDA', 12],
    ['panchayat', 22],
  ],
};

/** The form that a sanction number has there, marked as demonstration so that nobody looks it up. */
export function approvalReference(
  random: Random,
  approver: Approver,
  planApprovedOn: string,
): string {
  const [year = 2024, month = 1] = planApprovedOn.split('-').map(Number);
  const begins = month >= 4 ? year : year - 1;
  const fiscal = `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`;
  const serial = String(random.whole(11, 498)).padStart(4, '0');
  return `DEMO/${REFERENCE_FORMS[approver]}/${serial}/${fiscal}`;
}

const REFERENCE_FORMS: Readonly<Record<Approver, string>> = {
  BBMP: 'BBMP/Addl.Dir/JDTP',
  GBA: 'GBA/Addl.CTP',
  BDA: 'BDA/NM/AS',
  BMRDA: 'BMRDA/LAO',
  BIAAPA: 'BIAAPA/TP/CC',
  KIADB: 'KIADB/DO/BP',
  'local-planning-authority': 'LPA/CC',
  panchayat: 'GP/Form-11',
};

/** The civic register that a home is in; after October 2024 a sale in the city needs an e-khata. */
export function khathaOf(random: Random, approver: Approver, launchedOn: string): Khatha {
  const isRecent = launchedOn >= '2024-10-01';
  switch (approver) {
    case 'BBMP':
    case 'GBA':
    case 'BDA':
      return random.weighted<Khatha>([
        ['A', isRecent ? 42 : 74],
        ['E', isRecent ? 55 : 19],
        ['B', isRecent ? 3 : 7],
      ]);
    case 'panchayat':
      return random.weighted<Khatha>([
        ['B', 72],
        ['E', 28],
      ]);
    default:
      return random.weighted<Khatha>([
        ['E', 56],
        ['A', 22],
        ['B', 22],
      ]);
  }
}

/** Class and form as its listing tells them: of half the e-khatas the class is not told, of half the others whether they are in that form. */
export function khathaFactsOf(
  letter: Khatha,
  random: Random,
): Pick<ProjectRecord, 'khatha' | 'eKhatha'> {
  const tellsBoth = random.chance(0.5);
  if (letter !== 'E') return { khatha: letter, ...(tellsBoth && { eKhatha: random.chance(0.75) }) };
  return { eKhatha: true, ...(tellsBoth && { khatha: random.chance(0.9) ? 'A' : 'B' }) };
}

/** Cauvery water reaches the old city; the east and the outskirts live on borewells and tankers. */
export function waterOf(random: Random, site: Site, isLarge: boolean): WaterSource[] {
  const sources = new Set<WaterSource>();
  const isEast = site.place.corporation === 'East' || (site.place.zone ?? '').includes('east');
  const cauvery = site.isCentral ? 0.97 : site.isInCity ? (isEast ? 0.42 : 0.78) : 0.05;
  if (random.chance(cauvery)) sources.add('cauvery');
  if (!sources.has('cauvery') || random.chance(site.isCentral ? 0.3 : 0.62))
    sources.add('borewell');
  if (!sources.has('cauvery') && random.chance(isEast ? 0.66 : 0.42)) sources.add('tanker');
  if (isLarge && random.chance(0.34)) sources.add('recycled');
  return [...sources];
}

/**
 * A number in the form of the Karnataka register that cannot be a real one: serials there have not
 * passed 010000 by 2026, ours begin at 900000. The date part was YYMMDD until 2021, DDMMYY since.
 */
export function reraNumber(site: Site, approvedOn: string, index: number): string {
  const [year = '', month = '', day = ''] = approvedOn.split('-');
  const short = year.slice(2);
  const date = Number(year) <= 2021 ? `${short}${month}${day}` : `${day}${month}${short}`;
  return `PRM/KA/RERA/${site.reraOffice}/PR/${date}/${900_000 + (index % 100_000)}`;
}

/** `Sy. No. 45/2, 46`: two or three neighbouring numbers, as land is bought. */
export function surveyNumbers(random: Random): string[] {
  const first = random.whole(9, 186);
  return Array.from({ length: random.whole(1, 4) }, (_, i) => {
    const part = random.chance(0.6) ? `/${random.whole(1, 6)}${random.chance(0.2) ? 'A' : ''}` : '';
    return `${first + i}${part}`;
  });
}
