import { expect, it } from 'vitest';
import { socialName } from './social-links.ts';

it.each([
  ['https://www.instagram.com/manemitra', 'Instagram'],
  ['https://x.com/manemitra', 'X'],
  ['https://m.youtube.com/@manemitra', 'YouTube'],
  ['https://notx.com/manemitra', 'notx.com'],
])('%s is called %s', (address, name) => {
  expect(socialName(address)).toBe(name);
});
