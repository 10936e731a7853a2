import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * The four hospitals on which at least two of six public demonstration lists agree within 0.7 km (median
 * point; read in 2026). Others were left out because their sources disagree by kilometres.
 */

// name | lat lng | Kannada | Devanagari | also
const TABLE = `
Manipal Hospital Old Airport Road | 12.9585 77.6496 | | | ಹಳೆ ಏರ್‌ಪೋರ್ಟ್ ರಸ್ತೆ ಮಣಿಪಾಲ್ ಆಸ್ಪತ್ರೆ; ಮಣಿಪಾಲ್ ಆಸ್ಪತ್ರೆ ಹಳೆ ಏರ್‌ಪೋರ್ಟ್ ರಸ್ತೆ; पुराना एयरपोर्ट रोड मणिपाल अस्पताल; old airport road manipal hospital; manipal hospital; manipal old airport road; manipal hospital hal; manipal hal
Apollo Hospitals Bannerghatta Road | 12.8922 77.5971 | | | apollo hospital; apollo hospitals; apollo bannerghatta; apollo hospital bannerghatta; apollo hospital bannerghatta road; apollo bannerghatta road; apollo hospitals bannerghatta
St Johns Medical College Hospital | 12.9304 77.6205 | | | st johns hospital; st johns medical college; st johns; st john hospital
Aster CMI Hospital | 13.0518 77.593 | | | aster cmi; aster hospital hebbal; aster hebbal; aster cmi hospital hebbal
`;

export const hospitals: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'hospital',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    source: 'agreement of public lists, 2026',
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }),
);
