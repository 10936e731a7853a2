import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { offices } from './offices.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Tech parks and large offices along the Outer Ring Road: middles of OpenStreetMap outlines (ODbL, December 2025; through
 * Vonter/orr-bus, commit 23abefc4).
 */

// name | lat lng | Kannada | Devanagari | also
const OUTLINED = `
Bagmane Solarium City | 12.9701 77.7086 | | | bagmane solarium; bagmane solarium park
EcoWorld | 12.9221 77.6861 | | | rmz ecoworld; eco world; rmz eco world
EcoSpace Business Park | 12.9237 77.6809 | | | ecospace; eco space; rmz ecospace
Cessna Business Park | 12.9346 77.6946 | | | cessna; cessna tech park
Prestige Tech Park | 12.9428 77.6930 | | |
Embassy Tech Village | 12.9299 77.6914 | | | etv; embassy techvillage; vikas telecom sez
Global Technology Park | 12.9257 77.6829 | | | global tech park; gtp bellandur
Helios Business Park | 12.9375 77.6894 | | | helios; kalyani helios business park; kalyani helios
Bagmane World Technology Center | 12.9843 77.6948 | | | bagmane wtc; bagmane world technology centre; bagmane wtc campus; bagmane mtb wtc; bagmane
Bagmane Constellation Business Park | 12.9814 77.6975 | | | bagmane constellation; constellation business park
Bagmane Capital | 12.9853 77.7029 | | | bagmane capital park
Bagmane Rio Business Park | 12.9826 77.6914 | | | bagmane rio
Bagmane Goldstone | 12.9854 77.6921 | | | bagmane goldstone park
RMZ Centennial | 12.9759 77.7116 | | |
Salarpuria Softzone | 12.9243 77.6705 | | | sattva softzone; softzone
Salarpuria Touchstone | 12.9368 77.6906 | | | sattva touchstone
Salarpuria Hallmark | 12.9371 77.6916 | | | sattva hallmark
Sattva Knowledge Court | 12.9741 77.7120 | | | salarpuria sattva knowledge court; salarpuria knowledge court
Sattva Eminence | 12.9438 77.6986 | ಸಲಾರಪುರಿಯ ಸತ್ವ | | salarpuria sattva eminence; salarpuria eminence
Mantri Commercio | 12.9327 77.6837 | | |
Prestige Beta | 12.9358 77.6798 | | | prestige beta tech park
Prestige Technostar | 12.9734 77.7104 | | | technostar; prestige techno star
Prestige Ferns Galaxy | 12.9216 77.6693 | | | ferns galaxy
Prestige Tech Pacific Park | 12.9376 77.6958 | | | prestige tech pacific; tech pacific park
Oracle Tech Hub | 12.9412 77.6944 | | | oracle tech hub bellandur
White Alpha | 12.9736 77.7060 | | |
DivyaSree 77 Town Centre | 12.9488 77.6907 | | | 77 town centre; divyasree 77
Vaishnavi Tech Park | 12.9202 77.6718 | | | vaishnavi techpark
Kalyani Roshni Tech Hub | 12.9636 77.7024 | | | roshni tech hub; kalyani roshni
SJR Radiance | 12.9218 77.6710 | | |
RDB Olympus | 12.9415 77.6993 | | |
Novel MSR Park | 12.9564 77.6998 | | | novel msr; msr tech park marathahalli
Shilpitha Tech Park | 12.9313 77.6854 | | | shilpitha
Adarsh Gem | 12.9191 77.6831 | | |
GGR Towers | 12.9199 77.6708 | | |
Intel Bellandur | 12.9257 77.6844 | | | intel india; intel srr; intel office; intel india development center
Wipro SJP2 | 12.9153 77.6840 | | | wipro sjp 2
Hewlett Packard Enterprise Mahadevapura | 12.9965 77.6888 | | | hewlett packard enterprise; hpe mahadevapura; hp mahadevapura; hewlett packard
`;

/*
 * Two more, from jzfdav/commute-check on GitHub (MIT, commit 4e728485): points typed by hand there, each compared with the locality in
 * its name. ITPL is an employment area among the localities.
 */
const TYPED = `
DivyaSree Technopolis | 12.9431 77.6811 | | | divya sree technopolis
Gopalan Signature Tower | 12.9922 77.6612 | | | gopalan signature towers
`;

export const techParks: readonly Place[] = [
  ...techParksOf(OUTLINED, 'OpenStreetMap 2025'),
  ...offices,
  ...techParksOf(TYPED, 'jzfdav/commute-check, typed by hand, unverified'),
];

function techParksOf(table: string, source: string): Place[] {
  return readTable(table).map(([name = '', at = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'tech-park',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    source,
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }));
}
