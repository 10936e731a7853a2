import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { partOf } from './localities.ts';
import { pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Phases, blocks and stages that the wards of 2025 list (see `ward-areas.ts`), or that bus stops are named after, and that the
 * localities lack. The point is that of the stops or the middle of the ward; several parts of one ward share it.
 */

// name | lat lng | radius | corporation | Kannada
const TABLE = `
Anjanapura 10th Block | 12.8558 77.5698 | 800 | South | ಅಂಜನಾಪುರ 10ನೇ ಬ್ಲಾಕ್
Anjanapura 1st Block | 12.8600 77.5481 | 800 | South | ಅಂಜನಾಪುರ 1ನೇ ಬ್ಲಾಕ್
Anjanapura 2nd Block | 12.8657 77.5525 | 800 | South | ಅಂಜನಾಪುರ 2ನೇ ಬ್ಲಾಕ್
Anjanapura 3rd Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 3ನೇ ಬ್ಲಾಕ್
Anjanapura 4th Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 4ನೇ ಬ್ಲಾಕ್
Anjanapura 5th Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 5ನೇ ಬ್ಲಾಕ್
Anjanapura 6th Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 6ನೇ ಬ್ಲಾಕ್
Anjanapura 7th Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 7ನೇ ಬ್ಲಾಕ್
Anjanapura 8th Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 8ನೇ ಬ್ಲಾಕ್
Anjanapura 9th Block | 12.8618 77.5598 | 900 | South | ಅಂಜನಾಪುರ 9ನೇ ಬ್ಲಾಕ್
Banashankari 1st Stage | 12.9388 77.5564 | 600 | West | ಬನಶಂಕರಿ 1ನೇ ಹಂತ
Basaveshwaranagar 2nd Stage | 12.9827 77.5402 | 600 | West | ಬಸವೇಶ್ವರನಗರ 2ನೇ ಹಂತ
Domlur 1st Stage | 12.9606 77.6390 | 610 | Central | ದೊಮ್ಮಲೂರು 1ನೇ ಹಂತ
Domlur 2nd Stage | 12.9606 77.6390 | 610 | Central | ದೊಮ್ಮಲೂರು 2ನೇ ಹಂತ
HAL 3rd Stage | 12.9818 77.6428 | 700 | Central
HBR Layout 3rd Block | 13.0303 77.6300 | 750 | North | HBR ಲೇಔಟ್ 3ನೇ ಬ್ಲಾಕ್
HBR Layout 4th Block | 13.0380 77.6319 | 790 | North | HBR ಲೇಔಟ್ 4 ನೇ ಬ್ಲಾಕ್
HRBR Layout 2nd Block | 13.0226 77.6327 | 670 | North | HRBR ಲೇಔಟ್ 2ನೇ ಬ್ಲಾಕ್
HRBR Layout 3rd Block | 13.0226 77.6327 | 670 | North | HRBR ಲೇಔಟ್ 3ನೇ ಬ್ಲಾಕ್
HSR Layout Sector 2 | 12.9122 77.6446 | 700
Indiranagar 1st Stage | 12.9824 77.6312 | 790 | Central | ಇಂದಿರಾನಗರ 1ನೇ ಹಂತ
Indiranagar 2nd Stage | 12.9824 77.6312 | 790 | Central | ಇಂದಿರಾನಗರ 2ನೇ ಹಂತ
Indiranagar 3rd Stage | 12.9719 77.6342 | 600 | Central | ಇಂದಿರಾನಗರ 3ನೇ ಹಂತ
JP Nagar 3rd Phase | 12.9075 77.6002 | 800 | South | ಜೆಪಿ ನಗರ 3ನೇ ಹಂತ
JP Nagar 4th Phase | 12.9116 77.5992 | 640 | South | ಜೆಪಿ ನಗರ 4ನೇ ಹಂತ
JP Nagar 5th Phase | 12.9063 77.5903 | 700
Jayanagar 2nd Block | 12.9473 77.5844 | 700 | Central | ಜಯನಗರ 2ನೇ ಬ್ಲಾಕ್
Jayanagar 3rd Block | 12.9348 77.5768 | 600 | West | ಜಯನಗರ 3ನೇ ಬ್ಲಾಕ್
Jayanagar 4th Block | 12.9291 77.5860 | 700
Jayanagar 5th Block | 12.9171 77.5836 | 800 | South | ಜಯನಗರ 5ನೇ ಬ್ಲಾಕ್
Jayanagar 6th Block | 12.9308 77.5782 | 800 | West | ಜಯನಗರ 6ನೇ ಬ್ಲಾಕ್
Jayanagar 7th Block | 12.9280 77.5749 | 600 | West | ಜಯನಗರ 7ನೇ ಬ್ಲಾಕ್
Jayanagar 8th Block | 12.9238 77.5802 | 800 | South | ಜಯನಗರ 8ನೇ ಬ್ಲಾಕ್
Jayanagar 9th Block | 12.9195 77.5848 | 690 | South | ಜಯನಗರ 9ನೇ ಬ್ಲಾಕ್
Kasturi Nagar 2nd Stage | 13.0017 77.6513 | 900 | Central | ಕಸ್ತೂರಿ ನಗರ 2ನೇ ಹಂತ
Koramangala 2nd Block | 12.9292 77.6202 | 880 | South | ಕೋರಮಂಗಲ 2ನೇ ಬ್ಲಾಕ್
Koramangala 3rd Block | 12.9304 77.6310 | 850 | South | ಕೋರಮಂಗಲ 3ನೇ ಬ್ಲಾಕ್
Koramangala 5th Block | 12.9431 77.6135 | 740 | South | ಕೋರಮಂಗಲ 5ನೇ ಬ್ಲಾಕ್
Koramangala 6th Block | 12.9400 77.6256 | 600 | South | ಕೋರಮಂಗಲ 6ನೇ ಬ್ಲಾಕ್
Koramangala 7th Block | 12.9292 77.6202 | 880 | South | ಕೋರಮಂಗಲ 7ನೇ ಬ್ಲಾಕ್
Kumaraswamy Layout 1st Stage | 12.9036 77.5615 | 600 | South | ಕುಮಾರಸ್ವಾಮಿ ಲೇಔಟ್ 1ನೇ ಹಂತ
Kumaraswamy Layout 2nd Stage | 12.9058 77.5581 | 800 | South | ಕುಮಾರಸ್ವಾಮಿ ಲೇಔಟ್ 2ನೇ ಹಂತ
Peenya 2nd Stage | 13.0292 77.5082 | 830 | West | ಪೀಣ್ಯ 2ನೇ ಹಂತ
Rajajinagar 1st Block | 13.0048 77.5492 | 800 | West | ರಾಜಾಜಿನಗರ 1ನೇ ಬ್ಲಾಕ್
Rajajinagar 2nd Block | 12.9961 77.5514 | 800 | West | ರಾಜಾಜಿನಗರ 2ನೇ ಬ್ಲಾಕ್
Rajajinagar 3rd Block | 12.9900 77.5518 | 600 | West | ರಾಜಾಜಿನಗರ 3ನೇ ಬ್ಲಾಕ್
Rajajinagar 4th Block | 12.9848 77.5550 | 600 | West | ರಾಜಾಜಿನಗರ 4ನೇ ಬ್ಲಾಕ್
Rajajinagar 5th Block | 12.9848 77.5550 | 600 | West | ರಾಜಾಜಿನಗರ 5ನೇ ಬ್ಲಾಕ್
Rajajinagar 6th Block | 12.9796 77.5485 | 600 | West | ರಾಜಾಜಿನಗರ 6ನೇ ಬ್ಲಾಕ್
`;

export const wardParts: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', radius = '', corporation, kn]) => ({
    slug: slugOf(name),
    name,
    kind: 'sub-locality',
    aliases: [],
    at: pointOf(at),
    radiusMeters: Number(radius),
    zone: zoneOf(pointOf(at)),
    isRough: true,
    source: 'areas of the wards of 2025',
    ...(kn ? { nameKn: kn } : {}),
    ...(corporation ? { corporation } : {}),
    ...partOf(name),
  }),
);
