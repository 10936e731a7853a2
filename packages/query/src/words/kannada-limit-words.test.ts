import { expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

it.each([
  ['1.5 cr mele irodu torisbedi', 'price:{"max":15000000,"basis":"listed"}'],
  ['80 lakh mele ondu rupayi kooda kodalla', 'price:{"max":8000000,"basis":"listed"}'],
  ['60 lakh ginta kammi iro mane beda', 'price:{"min":6000000,"basis":"listed"}'],
  ['carpet 900 sqft ginta chikkadu beda', 'area:{"min":900,"basis":"carpet"}'],
  ['2000 sqft ginta doddadu beda', 'area:{"max":2000,"basis":"super-built-up"}'],
  ['andaju 75 lakh', 'price:{"min":6750000,"max":8250000,"basis":"listed"}'],
  ['60 ಲಕ್ಷಕ್ಕಿಂತ ಕಡಿಮೆ ಇರೋದು ಬೇಡ', 'price:{"min":6000000,"basis":"listed"}'],
  ['ಎರಡು ಕೋಟಿ ಮೇಲೆ ಇರೋದೆಲ್ಲ ಬಿಡಿ', 'price:{"max":20000000,"basis":"listed"}'],
  ['80 ಲಕ್ಷ ಆಜುಬಾಜು', 'price:{"min":7200000,"max":8800000,"basis":"listed"}'],
  ['1200 ಸ್ಕ್ವೇರ್ ಫೀಟ್ ಮೀರದ ಮನೆ', 'area:{"max":1200,"basis":"super-built-up"}'],
])('Kannada says what is the most and the least: “%s”', (text, wish) => {
  expect(wishes(text)).toContain(wish);
});
