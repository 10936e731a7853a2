import { expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

it.each([
  ['agga iro mane mele haaki', 'price-asc'],
  ['dubari iroddu modalu torsi', 'price-desc'],
  ['ittichege serisiro mane first torsi', 'newest'],
  ['chadaradi bele kammi irodu modlu', 'price-per-sqft-asc'],
  ['sanna size irodu munche torsi', 'area-asc'],
  ['sqft jaasti irodu modalu', 'area-desc'],
  ['ದುಬಾರಿ ಇರೋದು ಫಸ್ಟ್', 'price-desc'],
  ['ಹೊಸದಾಗಿ ಹಾಕಿರೋದು ಮೊದಲು', 'newest'],
  ['ಕೀ ಬೇಗ ಸಿಗೋ ಮನೆ ಮೊದಲು, 3bhk', 'possession-asc'],
  ['ಚಿಕ್ಕದರಿಂದ ದೊಡ್ಡದಕ್ಕೆ, 2bhk', 'area-asc'],
])('Kannada says in which order homes are shown: “%s”', (text, sort) => {
  expect(read(text).sort).toBe(sort);
});
