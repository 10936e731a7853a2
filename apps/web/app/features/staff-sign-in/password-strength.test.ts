import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', undefined, undefined],
  ['short', false, 'at least 12 characters'],
  ['password1234', false, 'first that anybody would try'],
  ['operator-1234', false, 'mostly your user name'],
  ['rain on tin roof', true, 'Good.'],
  ['rain on a tin roof in June', true, 'Very good'],
])('%j is judged %s: %s', (password, isEnough, text) => {
  const strength = passwordStrength(password, ['operator']);
  expect(strength?.isEnough).toBe(isEnough);
  expect(strength?.text ?? '').toContain(text ?? '');
});
