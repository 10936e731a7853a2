import { describe, expect, it } from 'vitest';
import { readPair, readPincode } from './place-cells.ts';

const refused = { reason: expect.stringMatching(/\.$/) };

describe('places in cells', () => {
  it.each(['560066', '560 066', '560066.0', 'Bangalore - 560066'])('the pincode %s', (cell) => {
    expect(readPincode(cell)).toEqual({ value: '560066' });
  });

  it.each(['400001', '5600', '560066/560067', 'Hebbal'])(
    'says which pincode is refused: %s',
    (cell) => {
      expect(readPincode(cell)).toEqual({ reason: expect.stringContaining(`"${cell}"`) });
    },
  );

  it('reads a place in one cell', () => {
    expect(readPair('12.9716, 77.5946')).toEqual({ value: { lat: 12.9716, lng: 77.5946 } });
    expect(readPair('Hebbal')).toEqual(refused);
  });
});
