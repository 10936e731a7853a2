import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Areas that listings name seldom and that gave a ward of 2025 its name (Greater Bengaluru Authority; the
 * boundaries of opencity.in through snarayanank2/bengaluru-votes, MIT, commit 858ad469). The point is the
 * centre of that ward, the radius that of a circle of its size, at least 500 and at most 1500 metres.
 * Only wards whose name is one of their own key areas, and the name of no other, are here.
 */

// name | lat lng | radius | corporation | Kannada | also
const TABLE = `
Andrahalli | 13.01790 77.48385 | 1340 | West | ಅಂದ್ರಹಳ್ಳಿ |
Atturu | 13.09313 77.55763 | 900 | North | ಅಟ್ಟುರು | attur; attur layout
Austin Town | 12.95759 77.61440 | 500 | Central | ಆಸ್ಟಿನ್ ಟೌನ್ |
Bangarappa Nagar | 12.92045 77.52610 | 1470 | West | ಬಂಗಾರಪ್ಪ ನಗರ |
Bhoopasandra | 13.03654 77.58230 | 920 | North | ಭೂಪಸಂದ್ರ |
Byadarahalli | 12.97882 77.48413 | 1150 | West | ಬ್ಯಾಡರಹಳ್ಳಿ |
Chandra Nagar | 12.90117 77.56500 | 500 | South | ಚಂದ್ರನಗರ |
Devasandra | 13.00130 77.70102 | 640 | East | ದೇವಸಂದ್ರ |
Dodda Kammanahalli | 12.85017 77.59454 | 1250 | South | ದೊಡ್ಡಕಮ್ಮನಹಳ್ಳಿ | doddakammanahalli
Doddabettahalli | 13.10418 77.56181 | 1270 | North | ದೊಡ್ಡಬೆಟ್ಟಹಳ್ಳಿ |
Doddabidarakallu | 13.03417 77.49109 | 1160 | West | ದೊಡ್ಡ ಬಿದರಕಲ್ಲು | dodda bidarakallu
Gayatri Nagar | 13.00027 77.55788 | 500 | West | ಗಾಯತ್ರಿ ನಗರ | gayathri nagar
Hagaduru | 12.96323 77.76202 | 1360 | East | ಹಗದೂರು | hagadur
Hampi Nagar | 12.95902 77.53324 | 540 | West | ಹಂಪಿ ನಗರ |
Herohalli | 12.99222 77.49312 | 690 | West | ಹೆರೋಹಳ್ಳಿ |
Jagadish Nagar | 12.96580 77.66437 | 670 | East | ಜಗದೀಶ್ ನಗರ |
Jakkasandra | 12.91990 77.63401 | 500 | South | ಜಕ್ಕಸಂದ್ರ |
Jayamahal | 12.99676 77.60019 | 670 | Central | ಜಯಮಹಲ್ | jayamahal extension
Jeevanahalli | 12.99796 77.63319 | 700 | North | ಜೀವನಹಳ್ಳಿ |
Kamalanagara | 12.99294 77.52627 | 500 | West | ಕಮಲಾನಗರ | kamala nagar
Ketamaranahalli | 13.00240 77.54679 | 680 | West | ಕೇತಮಾರನಹಳ್ಳಿ | kethamaranahalli
Konena Agrahara | 12.95442 77.65246 | 690 | Central | ಕೋನೇನ ಅಗ್ರಹಾರ |
Krishnaiahnapalya | 12.99347 77.65539 | 620 | Central | ಕೃಷ್ಣಯ್ಯನ ಪಾಳ್ಯ |
Lakshmi Devi Nagar | 13.01657 77.52777 | 500 | West | ಲಕ್ಷ್ಮಿ ದೇವಿ ನಗರ |
Madiwala | 12.92028 77.61729 | 500 | South | ಮಡಿವಾಳ | madivala
NAL Layout | 12.92503 77.60114 | 500 | South | ಎನ್‌.ಎ.ಎಲ್ ಲೇಔಟ್ |
Nagapura | 13.00392 77.54441 | 560 | West | ನಾಗಪುರ |
Nagashettyhalli | 13.03995 77.57345 | 550 | North | ನಾಗಶೆಟ್ಟಿಹಳ್ಳಿ |
Neelasandra | 12.95230 77.61482 | 500 | Central | ನೀಲಸಂದ್ರ |
Okalipuram | 12.98505 77.56440 | 500 | Central | ಓಕಳಿಪುರಂ | okalipura
Old Baiyappanahalli | 12.99134 77.64314 | 500 | Central | ಹಳೆ ಬೈಯಪ್ಪನಹಳ್ಳಿ |
Periyar Nagar | 13.01288 77.61229 | 500 | North | ಪೆರಿಯಾರ್ ನಗರ |
RBI Layout | 12.88625 77.58270 | 800 | South | ಆರ್‌ಬಿಐ ಲೇಔಟ್ |
SK Garden | 12.99839 77.60542 | 560 | North | ಎಸ್.ಕೆ. ಗಾರ್ಡನ್ |
Sagayapura | 13.00563 77.61692 | 500 | North | ಸಗಾಯಪುರಂ |
Sampangirama Nagar | 12.97912 77.58732 | 1220 | Central | ಸಂಪಂಗಿರಾಮ ನಗರ | sampangi ram nagar; sampangirama nagara
Sampigehalli | 13.08383 77.62590 | 1500 | North | ಸಂಪಿಗೆಹಳ್ಳಿ |
Saneguruvanahalli | 12.99148 77.54378 | 500 | West | ಸಾಣೆ ಗುರುವನ ಹಳ್ಳಿ |
Sarakki | 12.90871 77.57720 | 500 | South | ಸಾರಕ್ಕಿ |
Shakambari Nagar | 12.91099 77.58395 | 740 | South | ಶಾಕಂಭರಿನಗರ |
Shakthi Ganapathi Nagar | 12.99414 77.53252 | 500 | West | ಶಕ್ತಿ ಗಣಪತಿ ನಗರ |
Shivapura | 13.01666 77.50459 | 930 | West | ಶಿವಪುರ |
Subbayanapalya | 13.00824 77.63907 | 500 | North | ಸುಬ್ಬಯ್ಯನಪಾಳ್ಯ |
Tilak Nagar | 12.92774 77.59104 | 570 | South | ತಿಲಕ ನಗರ | tilaknagar
VV Puram | 12.95046 77.57734 | 590 | Central | ವಿ.ವಿ. ಪುರಂ | visvesvarapura; v v puram
Vijaya Bank Layout | 12.88183 77.60890 | 1160 | South | ವಿಜಯ ಬ್ಯಾಂಕ್ ಲೇಔಟ್ |
Yediyuru | 12.93477 77.57677 | 580 | West | ಯಡಿಯೂರು | yediyur; yadiyuru
`;

export const wardLocalities: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', radius = '', corporation, kn, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'locality',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: Number(radius),
    zone: zoneOf(pointOf(at)),
    source: 'ward boundaries of 2025',
    ...(kn ? { nameKn: kn } : {}),
    ...(corporation ? { corporation } : {}),
  }),
);
