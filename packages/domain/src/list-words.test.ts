import { expect, it } from 'vitest';
import { eachOnce } from './list-words.ts';

it('an assumption that two wishes share is said once, each sentence by itself', () => {
  const car = 'We assumed that you go by car.';
  const most = 'We assumed that no way may take more than 75 minutes.';
  expect(eachOnce([`${most} ${car}`, car, 'Near St. John’s was read.'])).toEqual([
    most,
    car,
    'Near St. John’s was read.',
  ]);
});
