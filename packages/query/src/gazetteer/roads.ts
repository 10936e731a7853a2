import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';

/*
 * Main roads. The line is a trace by hand through the main junctions (bangalore-real-estate-map on
 * GitHub, commit 2193185f); localities on a road lie mostly within 1 km of it. The point is the middle
 * of the listings on that road (2018 to 2026) or, where there are none, the middle of the line.
 * Roads without a traced line have only the point. "On" a road is within 1500 m of it.
 */

// name | lat lng | status, if not open | pincode | corporation | Kannada | Devanagari | also | line
const TABLE = `
Bannerghatta Road | 12.8765 77.5960 | | 560076 | South | ಬನ್ನೇರುಘಟ್ಟ ರಸ್ತೆ | बन्नेरघट्टा रोड | bannerghatta main road; bannergatta road; bg road; bannerghatta main; banerghatta road; bannerughatta road | 12.918 77.599, 12.9 77.599, 12.888 77.598, 12.87 77.59, 12.8 77.577
Begur Road | 12.8887 77.6256 | | | South | ಬೇಗೂರು ರಸ್ತೆ | बेगूर रोड | |
Bellary Road | 13.1397 77.6136 | | | | ಬಳ್ಳಾರಿ ರಸ್ತೆ | बेल्लारी रोड | airport road; ballari road; new airport road | 13.0358 77.5913, 13.07 77.593, 13.1 77.596, 13.135 77.608, 13.17 77.65, 13.199 77.706
Haralur Road | 12.9130 77.6670 | | | South | ಹರಳೂರು ರಸ್ತೆ | हरलूर रोड | haralur main road; harlur road |
Hennur Road | 13.0370 77.6380 | | | North | ಹೆಣ್ಣೂರು ರಸ್ತೆ | हेन्नूर रोड | hennur main road; hennur bagalur road; hennur bagalur main road | 13.043 77.639, 13.064 77.644, 13.08 77.648, 13.095 77.656, 13.13 77.66
Hosa Road | 12.8645 77.6635 | | 560100 | South | ಹೊಸ ರಸ್ತೆ | होसा रोड | |
Hosur Road | 12.9296 77.6152 | | | South | ಹೊಸೂರು ರಸ್ತೆ | होसुर रोड | hosur main road | 12.9175 77.623, 12.9 77.625, 12.87 77.645, 12.845 77.66, 12.8 77.7, 12.785 77.765
Kanakapura Road | 12.8150 77.5090 | | | | ಕನಕಪುರ ರಸ್ತೆ | कनकपुरा रोड | kanakpura road; kannakpura road; kanakapura main road; kanakpura main road | 12.923 77.565, 12.895 77.548, 12.866 77.533, 12.82 77.515
Magadi Road | 12.9789 77.5411 | | | West | ಮಾಗಡಿ ರಸ್ತೆ | मागडी रोड | magadi main road | 12.972 77.538, 12.98 77.49, 12.97 77.4, 12.957 77.223
Mysore Road | 12.9092 77.4789 | | | West | ಮೈಸೂರು ರಸ್ತೆ | मैसूर रोड | mysuru road; mysore main road | 12.943 77.523, 12.93 77.5, 12.916 77.485, 12.84 77.42, 12.8 77.385
NICE Road | 12.8916 77.5289 | | | | ನೈಸ್ ರಸ್ತೆ | नाइस रोड | nice peripheral road; nice ring road; nice corridor | 12.849 77.664, 12.862 77.62, 12.87 77.587, 12.889 77.533, 12.905 77.508, 12.925 77.488, 12.965 77.472, 13.008 77.465
Old Airport Road | 12.9560 77.6540 | | | Central | ಹಳೆ ವಿಮಾನ ನಿಲ್ದಾಣ ರಸ್ತೆ | ओल्ड एयरपोर्ट रोड | hal old airport road; airport road; hal airport road | 12.962 77.638, 12.96 77.665, 12.956 77.701, 12.943 77.722, 12.94 77.747
Old Madras Road | 13.0205 77.7211 | | | | ಹಳೆ ಮದ್ರಾಸ್ ರಸ್ತೆ | ओल्ड मद्रास रोड | omr; old madras rd | 12.978 77.64, 12.99 77.67, 13.005 77.695, 13.02 77.72, 13.034 77.747, 13.07 77.798
Outer Ring Road | 12.9177 77.6152 | | | | ಹೊರ ವರ್ತುಲ ರಸ್ತೆ | आउटर रिंग रोड | orr; outer ringroad | 13.0358 77.5913, 13.0435 77.618, 13.043 77.639, 13.023 77.653, 13.005 77.674, 12.991 77.695, 12.956 77.701, 12.925 77.677, 12.923 77.642, 12.9175 77.623, 12.918 77.599, 12.923 77.565, 12.943 77.523, 12.979 77.516, 13.028 77.516, 13.042 77.533, 13.0358 77.5913
Peripheral Ring Road | 13.0790 77.7037 | proposed | | | | | prr; bengaluru business corridor | 13.074 77.457, 13.115 77.5, 13.145 77.555, 13.135 77.598, 13.115 77.655, 13.085 77.7, 13.045 77.725, 12.96 77.765, 12.895 77.755, 12.85 77.74, 12.82 77.72
Sarjapur Road | 12.9080 77.6760 | | | South | ಸರ್ಜಾಪುರ ರಸ್ತೆ | सरजापुर रोड | sarjapur main road; sarjapura road; sarjapur rd; sarjapura main road | 12.923 77.642, 12.91 77.66, 12.902 77.679, 12.894 77.695, 12.887 77.709, 12.87 77.75, 12.862 77.785
Satellite Town Ring Road | 12.6760 77.6376 | under-construction | | | | | strr; nh 948a | 13.235 77.355, 13.293 77.54, 13.248 77.715, 13.15 77.79, 13.072 77.8, 12.96 77.805, 12.865 77.79, 12.785 77.765, 12.71 77.695, 12.63 77.56, 12.546 77.42, 12.63 77.33, 12.715 77.28, 12.86 77.23, 12.957 77.223, 13.1 77.29, 13.235 77.355
Thanisandra Main Road | 13.0771 77.6338 | | 560064 | North | ಥಣಿಸಂದ್ರ ಮುಖ್ಯ ರಸ್ತೆ | | thanisandra road |
Tumkur Road | 13.0571 77.4704 | | | | ತುಮಕೂರು ರಸ್ತೆ | तुमकुर रोड | tumakuru road; tumkur main road | 13.023 77.55, 13.029 77.516, 13.045 77.48, 13.074 77.457, 13.099 77.394
Whitefield Main Road | 12.9898 77.7253 | | | | ವೈಟ್‌ಫೀಲ್ಡ್ ಮುಖ್ಯ ರಸ್ತೆ | | whitefield road | 13.005 77.695, 12.993 77.716, 12.986 77.736, 12.99 77.748, 12.996 77.756
`;

export const roads: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', status, pincode, corporation, kn, hi, also, line = '']) => ({
    slug: slugOf(name),
    name,
    kind: 'road',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 1500,
    source: line === '' ? 'listings, compiled 2026' : 'hand trace of bangalore-real-estate-map',
    status: status === 'proposed' || status === 'under-construction' ? status : 'operational',
    ...(line === '' ? {} : { path: line.split(',').map(pointOf) }),
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
    ...(pincode ? { pincode } : {}),
    ...(corporation ? { corporation } : {}),
  }),
);
