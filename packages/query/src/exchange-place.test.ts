import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

const after = (search: string, said: string): string[] => wishes(said, read(search));

describe('one place instead of another', () => {
  it.each([
    ['replace banashankari with basavanagudi', ['jayanagar', 'basavanagudi']],
    ['basavanagudi instead of banashankari', ['jayanagar', 'basavanagudi']],
    ['banashankari badlu basavanagudi', ['jayanagar', 'basavanagudi']],
    ['banashankari tegdu basavanagudi haaki', ['jayanagar', 'basavanagudi']],
    ['ಬನಶಂಕರಿ ತೆಗೆದು ಬಸವನಗುಡಿ ಹಾಕಿ', ['jayanagar', 'basavanagudi']],
    ['banashankari hata ke basavanagudi', ['jayanagar', 'basavanagudi']],
    ['remove banashankari and put basavanagudi', ['jayanagar', 'basavanagudi']],
    ['drop banashankari, try basavanagudi', ['jayanagar', 'basavanagudi']],
    ['banashankari beda, basavanagudi nodi', ['jayanagar', 'basavanagudi']],
    ['banashankari hatao, uski jagah basavanagudi', ['jayanagar', 'basavanagudi']],
    ['banashankari rehne do, uske badle basavanagudi', ['jayanagar', 'basavanagudi']],
    ['बनशंकरी छोड़ो, उसकी जगह बसवनगुडी', ['jayanagar', 'basavanagudi']],
    ['banashankari tegi, adara badlu basavanagudi', ['jayanagar', 'basavanagudi']],
    ['ಬನಶಂಕರಿ ತೆಗೆಯಿರಿ, ಅದರ ಬದಲು ಬಸವನಗುಡಿ', ['jayanagar', 'basavanagudi']],
    ['drop banashankari, basavanagudi in its place', ['jayanagar', 'basavanagudi']],
    ['banashankari thegedu bidi, basavanagudi maatra irli', ['basavanagudi']],
    ['drop banashankari, only basavanagudi', ['basavanagudi']],
  ])('leaves the places beside it as they were: %s', (said, places) => {
    expect(after('villa in jayanagar or banashankari', said)).toEqual([
      'propertyType:{"in":["villa"]}',
      `locality:${JSON.stringify({ in: places })}`,
    ]);
  });

  it('keeps the minutes, the way and the hour, unless it says its own', () => {
    const search = '3bhk within 30 min drive of ecospace in peak hours';
    expect(after(search, 'ecoworld instead of ecospace')).toContain(
      'near:{"place":"ecoworld","withinMinutes":30,"mode":"drive","peak":true}',
    );
    expect(after(search, 'within 5 km of ecoworld instead of ecospace')).toContain(
      'near:{"place":"ecoworld","withinMeters":5000}',
    );
  });
});

describe('a ward that is asked for after an area', () => {
  it('takes its place, as an area does that of a ward', () => {
    const inWard = after('3bhk in yelahanka', '2bhk in begur ward');
    expect(inWard.join()).not.toContain('locality');
    expect(inWard.join()).toContain('"wards":["beguru"]');
    expect(after('3bhk in begur ward', 'in yelahanka').join()).not.toContain('wards');
  });
});

describe('what was a must and is called optional', () => {
  it.each([
    ['3bhk hebbal, a khata', 'make khata optional', 'khatha:{"in":["A"]}'],
    ['3bhk hebbal with a pool', 'pool is optional', 'amenity:{"id":"swimming-pool"}'],
    ['3bhk hebbal, vastu', 'vastu optional kar do', 'amenity:{"id":"vastu"}'],
    ['3bhk hebbal, cauvery water', 'cauvery optional', 'water:{"in":["cauvery"]}'],
  ])('is a nicety and no must: after “%s”, “%s”', (search, said, wish) => {
    const now = after(search, said);
    expect(now).toContain(`nice ${wish}`);
    expect(now).not.toContain(wish);
  });

  it('leaves several places as they are where one of them is preferred', () => {
    expect(after('3bhk in hebbal or jakkur', 'preferably hebbal')).toContain(
      'locality:{"in":["hebbal","jakkur"]}',
    );
  });
});

describe('a wish that is given up by what it is of', () => {
  it('is gone, and a lake that is refused is not', () => {
    const search = '3bhk bellandur not near lake';
    expect(after(search, 'forget the lake thing').join()).not.toContain('nearWater');
    expect(after(search, 'no lake nearby').join()).toContain('nearWater');
  });
});
