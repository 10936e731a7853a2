import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * The airport, at the point of its metro station "KIAL Terminals" (under construction; typed by hand in its
 * source, 0.08 km from the drawn line). Railway and bus stations are named by their metro stations.
 */

// name | lat lng | Kannada | Devanagari | also
const TABLE = `
Kempegowda International Airport | 13.1986 77.7066 | ಕೆಂಪೇಗೌಡ ಅಂತಾರಾಷ್ಟ್ರೀಯ ವಿಮಾನ ನಿಲ್ದಾಣ | केम्पेगौड़ा अंतरराष्ट्रीय हवाई अड्डा | airport; kia; kial; international airport; bangalore airport; bengaluru airport; blr airport; kempegowda airport; devanahalli airport; kia airport; kial airport; bangalore international airport; bengaluru international airport; kempegowda intl airport; ವಿಮಾನ ನಿಲ್ದಾಣ; ವಿಮಾನ ನಿಲ್ದಾಣದ; एयरपोर्ट; हवाई अड्डा
`;

export const transportHubs: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'airport',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    source: 'metro station KIAL Terminals',
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }),
);
