import { describe, expect, it } from 'vitest';
import { alternativesIn, wishes } from '../testing/wishes.ts';

const NEAR = 'near:{"place":"manyata-tech-park","withinMeters":3000}';
const IN = 'locality:{"in":["hebbal"]}';

describe('an area or a point', () => {
  it.each([
    'Need 1800 sqft super built-up 3bhk in Hebbal or Manyata, ~2cr',
    '3bhk in Manyata or Hebbal',
    '3bhk Hebbal or near Manyata, under 2 cr',
    'Hebbal ya Manyata me 3bhk',
    '3bhk, hebbal athva manyata hatra, 80 lakh',
    '3 बीएचके, हेब्बाल या मान्यता टेक पार्क',
    '3 ಬಿಎಚ್‌ಕೆ, ಹೆಬ್ಬಾಳ ಅಥವಾ ಮಾನ್ಯತಾ',
  ])('is either of the two, and all else holds for both: “%s”', (said) => {
    expect(alternativesIn(said)?.flat().toSorted()).toEqual([IN, NEAR]);
    expect(wishes(said)).toContain('bhk:{"in":[3]}');
  });

  it('is neither where both are refused', () => {
    const said = wishes('2bhk bellandur, not hebbal or manyata');
    expect(said).toContain(`avoid ${IN}`);
    expect(said).not.toContain(NEAR);
  });
});
