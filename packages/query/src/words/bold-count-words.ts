import type { CountField } from './count-words.ts';

/** Words that the readers of sure counts need more around for. */
export const boldNouns: Partial<Record<CountField, string>> = {
  totalUnits:
    'flat; flats; apartment; apartments; homes; home; houses; families; mane; ghar; villas; units; फ्लैट; घर; ಮನೆ; ಫ್ಲಾಟ್',
  openSpacePercent: 'open; khali jagah; khuli jagah; garden; ಖಾಲಿ ಜಾಗ; ओपन स्पेस; ಓಪನ್ ಸ್ಪೇಸ್',
  maintenancePerSqft: 'मेंटेनेंस; psf; per sqft; square foot; sqft ge; sqft; ಅಡಿಗೆ; ಮೇಂಟೆನೆನ್ಸ್',
  towers: 'towers; tower; single tower; buildings; blocks; टावर',
};
