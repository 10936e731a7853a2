import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('a text that comes in', () => {
  it.each([
    ['Sobha &amp;amp; Sons', 'Sobha & Sons'],
    ['A &amp;amp;amp;amp; B', 'A & B'],
    ['Raj&#39;s &#x2F; &quot;Court&quot;&nbsp;2', `Raj's / "Court" 2`],
    ['𝗣𝗿𝗲𝘀𝘁𝗶𝗴𝗲 𝒫𝒶𝓇𝓀 𝟮', 'Prestige Park 2'],
    ['Ｇｏｄｒｅｊ Ⓐ', 'Godrej A'],
    ['Park\u00a0View\u200b', 'Park View'],
  ])('%j is read as %j', (given, read) => expect(plainText(given)).toBe(read));

  it.each([
    'AT&T Park',
    'R&D;',
    'Areca™ 1½ acres, 40 m²',
    'ನೀಲಾಂಬರಿ ವೈಟ್‌ಫೀಲ್ಡ್',
    'Café Été',
    '&unknown; &#0; &#xD800;',
  ])('%j stays as it is', (text) => expect(plainText(text)).toBe(text));

  it('ends however deep it is nested', () => {
    expect(plainText(`&${'amp;'.repeat(100_000)}`).length).toBeLessThan(400_001);
  });
});
