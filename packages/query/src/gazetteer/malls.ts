import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { institutions } from './institutions.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Malls and shopping centres as OpenStreetMap had them (© OpenStreetMap contributors, ODbL 1.0: these tables are under the same licence).
 * Two of one name are told apart by the nearest locality. The first are of 2015, through ruthmaben/Bangalore-POI-project, commit 4ee7e88c.
 */

// name | lat lng | Kannada | Devanagari | also
const OF_2015 = `
Mantri Square | 12.99172 77.57075 | | | mantri mall; mantri square mall
Garuda Mall | 12.97007 77.60968 | | |
Safina Plaza | 12.97977 77.60696 | | |
Devatha Plaza | 12.96758 77.60003 | | |
Gopalan Mall Mico Layout | 12.91429 77.59950 | | | gopalan mall; gopalan innovation mall
Kempegowda Maharaja Shopping Complex | 12.97364 77.57808 | | |
Forum Mall | 12.93467 77.61130 | | | the forum mall; forum koramangala; nexus mall koramangala; nexus koramangala; forum mall koramangala
Galaxy Mall | 12.97347 77.60873 | | |
Orion Mall | 13.01098 77.55512 | | | orion mall rajajinagar; orion
Kemp Fort Mall | 12.95870 77.65670 | | | kemp fort; kempfort mall
Gopalan Mall Chamarajpet | 12.95851 77.55346 | | | gopalan mall
Mota Royal Arcade | 12.97224 77.60662 | | |
One MG Road | 12.97339 77.62037 | | | 1 mg road; 1 mg mall; one mg mall; 1mg mall; one mg
Esteem Mall | 13.04908 77.59339 | | | esteem mall hebbal
Phoenix Market City | 12.99708 77.69664 | | | phoenix marketcity; phoenix mall whitefield; phoenix mall mahadevapura; phoenix mall whitefield road; phoenix mall; phoenix marketcity mall; phoenix market city mall
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

/* Of 23 June 2026, through RudraSuthar09/Flipkart_Gridlock, commit c113b5f8; Vega City from the source of the colleges. */

// name | | lat lng | Kannada | Devanagari | also
const SINCE = `
Phoenix Mall of Asia | | 13.07089 77.59046 | ಫೀನಿಕ್ಸ್ ಮಾಲ್ ಆಫ್ ಏಷ್ಯಾ | फीनिक्स मॉल ऑफ एशिया | mall of asia; phoenix mall hebbal; phoenix mall yelahanka; phoenix mall byatarayanapura; phoenix mall of asia hebbal; phoenix mall
UB City | | 12.97231 77.59594 | ಯುಬಿ ಸಿಟಿ | यूबी सिटी | ub city mall; ubcity; the collection ub city
Lulu Mall | | 12.98126 77.56313 | ಲುಲು ಮಾಲ್ | लुलु मॉल | lulu global mall; lulu mall rajajinagar; lulu mall bangalore; lulu mall bengaluru
Nexus Shantiniketan | | 12.98953 77.72807 | ನೆಕ್ಸಸ್ ಶಾಂತಿನಿಕೇತನ | नेक्सस शांतिनिकेतन | forum shantiniketan; forum shantiniketan mall; nexus shantiniketan mall; shantiniketan mall; nexus mall shantiniketan
Bhartiya Mall | | 13.08344 77.64363 | ಭಾರತೀಯ ಮಾಲ್ | भारतीय मॉल | bhartiya mall of bengaluru; mall of bengaluru; bhartiya city mall; bharatiya mall
Brookefield Mall | | 12.96613 77.71789 | | | brookfield mall; brookefields mall; brookfields mall
Orion East Mall | | 13.00128 77.63260 | | | orion east; orion mall banaswadi; orion mall cooke town; orion mall east
Orion Uptown Mall | | 13.05533 77.76376 | | | orion uptown; orion mall old madras road; orion mall budigere; orion mall hoskote
Park Square Mall | | 12.98699 77.73641 | | | park square itpl; park square mall whitefield; ascendas park square
M5 Ecity Mall | | 12.84198 77.67682 | | | m5 mall; m5 mall electronic city; m5 ecity; electronic city mall
Nexus Vega City | | 12.90767 77.60119 | ವೇಗಾ ಸಿಟಿ ಮಾಲ್ | वेगा सिटी मॉल | vega city mall; vega city; vega mall; vega city bannerghatta road; nexus vega; nexus mall bannerghatta road
Royal Meenakshi Mall | | 12.87592 77.59575 | ಮೀನಾಕ್ಷಿ ಮಾಲ್ | | meenakshi mall; royal meenakshi; मीनाक्षी मॉल
Eva Mall | | 12.97085 77.60737 | | | eva mall brigade road
Grand Majestic Mall | | 12.97740 77.57622
Centro Mall Yelahanka | | 13.09756 77.58386 | | | yelahanka mall; centro mall
Mantri Mall Kanakapura Road | | 12.88566 77.55266 | ಮಂತ್ರಿ ಅರೀನಾ | | mantri arena; mantri arena mall; mantri mall kanakpura road
`;

export const malls: readonly Place[] = [
  ...readTable(OF_2015).map(([name = '', at = '', kn, hi, also]): Place => ({
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
  })),
  ...institutions(SINCE, 'mall'),
];
