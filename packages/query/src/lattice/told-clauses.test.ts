import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const types = (text: string) => wishes(text).filter((wish) => wish.includes('propertyType'));
const places = (text: string) => wishes(text).filter((wish) => wish.includes('locality'));

describe('what others say and what was done', () => {
  it.each([
    ['My husband wants a villa. I want an apartment, because security', 'apartment'],
    ['nam appa heltare site tagolo anta, nange site beda flat beku', 'apartment'],
    [
      'papa bol rahe plot le lo bihar me, bada bhai bol raha villa. mai flat hi lunga, bas',
      'apartment',
    ],
    ['husband ko villa chahiye but nange flat ne ishta, so flat, 3bhk', 'apartment'],
    ['Uncle keeps telling us buy a site in Anekal, but I want a flat, ready', 'apartment'],
    [
      'we sold the marathahalli flat for 92 lakhs last month, looking now for a villa on sarjapur road',
      'villa',
    ],
    [
      'doddappa avr site Devanahalli alli ide adanna maarbitvi. eega Jakkur alli villa beku',
      'villa',
    ],
  ])('gives way to what is asked for behind it: “%s”', (text, type) => {
    expect(types(text).filter((wish) => !wish.startsWith('avoid'))).toEqual([
      `propertyType:{"in":["${type}"]}`,
    ]);
  });

  it.each([
    [
      'chacha bol rahe the devanahalli me plot le lo, mujhe to flat hi lena hai yeshwanthpur me',
      'yeshwanthpur',
    ],
    ['my father says Hebbal, but I want 2bhk in Jakkur', 'jakkur'],
    [
      'My son keeps saying take a flat in Electronic City, I am NOT interested. villa, jakkur',
      'jakkur',
    ],
    [
      'we sold the marathahalli flat for 92 lakhs last month, looking now for a villa on sarjapur road, two crore max',
      'sarjapur-road',
    ],
  ])('names no place to search: “%s”', (text, place) => {
    expect(places(text)).toEqual([`locality:{"in":["${place}"]}`]);
  });

  it.each([
    ['my mother wants a garden, we need 3bhk in Jakkur', 'amenity'],
    ['Wife wants swimming pool, I want badminton court. 3bhk varthur', 'swimming-pool'],
    ['my wife wants a villa, we need it in Jakkur', 'propertyType'],
    ['my mother says Hebbal, I say Jakkur, both ok', 'hebbal'],
  ])('counts where nothing else is asked for: “%s”', (text, said) => {
    expect(wishes(text).join(' ')).toContain(said);
  });

  it.each([
    ['Maga Whitefield antane adre nange beda alli. Hoodi alli 3bhk beku', 'whitefield'],
    ['my friend says Whitefield but not there, 2bhk in hebbal', 'whitefield'],
    ['wife refuses whitefield, 3bhk in hebbal', 'whitefield'],
    ['husband chose Hebbal over Yelahanka, 3bhk', 'yelahanka'],
    ['hebbal kade byaada, jakkur alli 2bhk', 'hebbal'],
  ])('refuses the place that is turned down: “%s”', (text, place) => {
    expect(places(text)).toContain(`avoid locality:{"in":["${place}"]}`);
  });

  it('refuses no place by a word that stands for another', () => {
    const said = 'sarjapur road me 2bhk, par jo jagah barish me doob jaati hai woh mat dikhana';
    expect(places(said)).toEqual(['locality:{"in":["sarjapur-road"]}']);
  });
});
