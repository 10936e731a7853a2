import { expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

it.each([
  ['eegle hogi irbahudada flat', 'possession:{"status":"ready"}'],
  ['katti mugdide adre OC bandilla', 'possession:{"status":"built-oc-pending"}'],
  ['launch aagoke munche torsi', 'possession:{"status":"pre-launch"}'],
  ['ಕನ್ಸ್ಟ್ರಕ್ಷನ್ ಆಗ್ತಿರೋ ಫ್ಲಾಟ್', 'possession:{"status":"under-construction"}'],
  ['ಓ.ಸಿ. ಬೇಕು, 2bhk', 'occupancyCertificate:{"received":true}'],
  ['marubalake neeru iro society', 'water:{"in":["recycled"]}'],
  ['bus hatti Majestic ge 30 nimisha', 'near:'],
  ['ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ ಎಲ್ಲಾ ಸೇರ್ಸಿ 80 ಲಕ್ಷ', 'price:{"max":8000000,"basis":"all-in"}'],
  ['onroad price 90 lakh olage', 'price:{"max":9000000,"basis":"all-in"}'],
  ['dodda mori hattira beda, 2bhk', 'avoid nearWater:{"of":"drains"}'],
])('Kannada says states, papers and charges: “%s”', (text, wish) => {
  expect(wishes(text).some((one) => one.startsWith(wish))).toBe(true);
});
