import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Malls and shopping centres as OpenStreetMap had them in 2015 (ODbL; layer of ruthmaben/Bangalore-POI-project,
 * commit 4ee7e88c): newer malls are missing. Two of one name are told apart by the nearest locality.
 */

// name | lat lng | Kannada | Devanagari | also
const TABLE = `
Mantri Square | 12.99172 77.57075 | | | mantri mall; mantri square mall
Garuda Mall | 12.97007 77.60968 | | |
Safina Plaza | 12.97977 77.60696 | | |
Devatha Plaza | 12.96758 77.60003 | | |
Gopalan Mall Mico Layout | 12.91429 77.59950 | | | gopalan mall
Kempegowda Maharaja Shopping Complex | 12.97364 77.57808 | | |
Forum Mall | 12.93467 77.61130 | | | the forum mall; forum koramangala; nexus mall koramangala; nexus koramangala
Galaxy Mall | 12.97347 77.60873 | | |
Orion Mall | 13.01098 77.55512 | | | orion mall rajajinagar; orion
Kemp Fort Mall | 12.95870 77.65670 | | | kemp fort; kempfort mall
Gopalan Mall Chamarajpet | 12.95851 77.55346 | | | gopalan mall
Mota Royal Arcade | 12.97224 77.60662 | | |
One MG Road | 12.97339 77.62037 | | | 1 mg road; 1 mg mall; one mg mall; 1mg mall; one mg
Esteem Mall | 13.04908 77.59339 | | | esteem mall hebbal
Phoenix Market City | 12.99708 77.69664 | | | phoenix marketcity; phoenix mall whitefield; phoenix mall mahadevapura; phoenix mall whitefield road; phoenix marketcity mall; phoenix market city mall
Soulspace Arena | 12.97980 77.69361 | | | soul space arena; soulspace arena total mall
Golden Heights Mall | 12.98292 77.55944 | | |
Gopalan Signature Mall | 12.99295 77.66163 | | |
Gopalan Grand Mall | 12.99351 77.66407 | | |
Shrungar Shopping Center | 12.97525 77.60555 | | |
Total Mall Ambalipura | 12.91677 77.67144 | | | total mall
Total Mall BTM Layout | 12.92188 77.62038 | | | total mall
St Johns Shopping Complex | 12.93188 77.61815 | | |
Lido Mall | 12.97349 77.62175 | | |
Bangalore Central Mall JP Nagar | 12.91650 77.59225 | | | bangalore central mall; central mall jp nagar
Gem Plaza | 12.98039 77.60462 | | |
`;

export const malls: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'mall',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    source: 'OpenStreetMap 2015',
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }),
);
