import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const refused = (text: string) =>
  interpret(text, { today: '2026-11-22' }).constraints.flatMap(({ field, value, strength }) =>
    strength === 'avoid' ? [`${field} ${JSON.stringify(value)}`] : [],
  );

describe('a sign right before a word', () => {
  it.each([
    ['3bhk whitefield -villa -plot', ['propertyType {"in":["villa","plot"]}']],
    ['2bhk jp nagar -under construction', ['possession {"status":"under-construction"}']],
    ['3bhk indiranagar -whitefield', ['locality {"in":["whitefield"]}']],
  ])('leaves it out: “%s”', (text, out) => {
    expect(refused(text)).toEqual(out);
  });

  it.each(['3bhk -whitefield', '3bhk -whitefield -1.5cr', '3bhk - whitefield - gym'])(
    'is a dash where it parts: “%s”',
    (text) => {
      expect(refused(text)).toEqual([]);
    },
  );
});

describe('what is refused in brackets', () => {
  it.each([
    ['ಕೆಂಗೇರಿಯಲ್ಲಿ ಸ್ವಂತ ಮನೆ (ಫ್ಲಾಟ್ ಬೇಡ), 90 ಲಕ್ಷ ಒಳಗೆ', ['propertyType {"in":["apartment"]}']],
    ['independent house (no flats) in kengeri', ['propertyType {"in":["apartment"]}']],
    ['2bhk jp nagar (sobha nahi), 1 cr', ['promoter {"in":["sobha"]}']],
    ['3bhk (under construction beda) hebbal', ['possession {"status":"under-construction"}']],
  ])('is refused, and nothing else: “%s”', (text, out) => {
    expect(refused(text)).toEqual(out);
  });

  it.each(['3bhk hebbal (gym, pool)', 'plot (30x40) in hoskote', '3bhk (hebbal) no villas?'])(
    'is no refusal where brackets hold more, or no refusal: “%s”',
    (text) => {
      expect(refused(text).filter((one) => !one.includes('villa'))).toEqual([]);
    },
  );
});

describe('what is joined to a refused limit', () => {
  it('is refused as well', () => {
    expect(refused('nothing above 1 cr or still being built')).toEqual([
      'possession {"status":"under-construction"}',
    ]);
  });
});
