import { expect, it } from 'vitest';
import { wishes } from './testing/wishes.ts';

it.each([
  'pet park compulsory nahi but ho to acha',
  'pet park zaroori nahi par ho to badhiya',
  'pet park kaddaya alla, idre olledu',
  'पेट पार्क ज़रूरी नहीं',
])('what need not be there is a nicety: %s', (said) => {
  expect(wishes(said)).toEqual(wishes('preferably with a pet park'));
});
