import { describe, expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

describe('a size without a basis', () => {
  it.each([
    ['no villas no plots, only flats. Rajajinagar or Malleswaram, min 1200 sqft', 'super-built-up'],
    ['plots not needed, 2bhk flat in Hebbal, minimum 1000 sq ft', 'super-built-up'],
    ['plot beda, flat beku hebbal, 1100 sqft mele', 'super-built-up'],
    ['plot chahiye hoskote ya devanahalli me, 1200 sqft se upar, 40 lakh ke andar', 'plot'],
    ['site in devanahalli, at least 1500 sqft', 'plot'],
    ['प्लॉट, होसकोटे, 1500 स्क्वायर फीट से बड़ा', 'plot'],
    ['1500 ಚದರ ಅಡಿಗಿಂತ ದೊಡ್ಡ ಸೈಟ್', 'plot'],
    ['ದೇವನಹಳ್ಳಿಯಲ್ಲಿ ಸೈಟ್ ಬೇಕು, ಕನಿಷ್ಠ 1500 ಚದರ ಅಡಿ', 'plot'],
  ])('is of what is looked for: “%s”', (text, basis) => {
    const areas = read(text).constraints.flatMap((one) =>
      one.field === 'area' ? [one.value.basis] : [],
    );
    expect(areas).toEqual([basis]);
  });
});
