import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Tech parks, from jzfdav/commute-check on GitHub (MIT, commit 4e728485): points typed by hand there, each
 * compared with the locality in its name and left out where it lies more than 2.5 km away (Bagmane
 * Constellation, Gold Hill Square, AMR). ITPL is an employment area among the localities.
 */

// name | lat lng | Kannada | Devanagari | also
const TABLE = `
Manyata Tech Park | 13.0451 77.6206 | | मान्यता टेक पार्क | manyata; manyatha; manyatha tech park; manyata embassy business park; embassy manyata; manyata embassy; manyata business park; manayata tech park
Embassy GolfLinks | 12.9461 77.6475 | | | egl; egl tech park; golf links; golflinks; embassy golf link; embassy golf links business park
Bagmane Solarium City | 12.9818 77.6946 | | | bagmane solarium
EcoWorld | 12.9120 77.6749 | | | rmz ecoworld; eco world
EcoSpace Business Park | 12.9237 77.6781 | | | ecospace; eco space; rmz ecospace
Cessna Business Park | 12.9351 77.6936 | | | cessna; cessna tech park
Global Village Tech Park | 12.9150 77.5180 | | | global village; sattva global city
Brigade Tech Gardens | 12.9600 77.7126 | | | brigade tech garden
Prestige Tech Park | 12.9367 77.6917 | | |
RMZ Infinity | 12.9912 77.6590 | | |
Embassy Tech Village | 12.9248 77.6826 | | | etv; embassy techvillage
IBC Knowledge Park | 12.9360 77.5996 | | | ibc
DivyaSree Technopolis | 12.9431 77.6811 | | | divya sree technopolis
Kalyani Tech Park | 12.9723 77.7145 | | | kalyani platina
Global Technology Park | 12.9238 77.6828 | | | global tech park; gtp bellandur
RGA Tech Park | 12.9038 77.6976 | | | rga
RMZ Millenia | 12.9734 77.6192 | | | rmz millennia
SJR I-Park | 12.9840 77.7345 | | | sjr ipark
Gopalan Signature Tower | 12.9922 77.6612 | | | gopalan signature towers
DivyaSree Greens | 12.9530 77.6415 | | | divya sree greens
Sigma Soft Tech Park | 12.9667 77.7471 | | | sigma tech park; sigma softtech park
Helios Business Park | 12.9350 77.6940 | | | helios
`;

export const techParks: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'tech-park',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    source: 'jzfdav/commute-check, typed by hand, unverified',
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }),
);
