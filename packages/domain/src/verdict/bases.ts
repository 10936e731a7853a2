import { APPROVAL_LADDER } from '../approval-ladder.ts';
import { EKHATA_AT_A_SALE, KHATHA_LADDER } from '../khatha-ladder.ts';
import { CONNECTIONS } from '../ladder-meaning.ts';
import { LADDERS_CHECKED_ON } from '../ladder.ts';
import type { Source } from '../source.ts';
import type { Basis } from './rule.ts';

/** The sources of the rules. Other pages cite each of them too; a source has no day where nobody noted when it was read. */

const ACT = 'Real Estate (Regulation and Development) Act, 2016';

export const act = (section: string): Basis & { source: Source } => ({
  kind: 'law',
  source: { name: `${ACT}, section ${section}`, url: null },
  readOn: null,
});

/** Power and water only with the certificate. */
export const OCCUPANCY: Basis = { kind: 'report', source: CONNECTIONS, readOn: LADDERS_CHECKED_ON };

export const BUILDING_LAW: Basis = {
  kind: 'law',
  source: {
    name: 'Karnataka Municipal Corporations Act, 1976, and the building bye-laws',
    url: null,
  },
  readOn: null,
};

export const CONVERSION: Basis = {
  kind: 'law',
  source: { name: 'Karnataka Land Revenue Act, 1964, section 95', url: null },
  readOn: null,
};

export const B_KHATA: Basis = {
  kind: 'practice',
  source: KHATHA_LADDER.B.effects.loan.source,
  readOn: LADDERS_CHECKED_ON,
};

/** No sale deed is registered without one. */
export const E_KHATA: Basis = { kind: 'report', source: EKHATA_AT_A_SALE, readOn: '2026-11-30' };

export const PANCHAYAT: Basis = {
  kind: 'practice',
  source: APPROVAL_LADDER.panchayat.effects.loan.source,
  readOn: LADDERS_CHECKED_ON,
};

/** No law says so. */
export const OWN: Basis = { kind: 'own', source: null, readOn: null };
