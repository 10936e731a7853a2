import { institutions } from './institutions.ts';

/* Stadiums and halls that people name, from the source of the offices and under its licence (ODbL 1.0). */

// name | | lat lng | Kannada | Devanagari | also
const TABLE = `
Kanteerava Stadium | | 12.96945 77.59270 | ಕಂಠೀರವ ಕ್ರೀಡಾಂಗಣ | कांतीरवा स्टेडियम | sree kanteerava stadium; kantirava stadium
Chinnaswamy Stadium | | 12.97883 77.59953 | ಚಿನ್ನಸ್ವಾಮಿ ಕ್ರೀಡಾಂಗಣ | चिन्नास्वामी स्टेडियम | m chinnaswamy stadium
Koramangala Indoor Stadium | | 12.94351 77.62280 | | | indoor stadium koramangala
Bangalore International Centre | | 12.96685 77.63529 | | | bic domlur; bangalore international center
`;

export const venues = institutions(TABLE, 'landmark');
