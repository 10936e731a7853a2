import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a home that lacks something', () => {
  it.each([
    [
      'no flats without oc',
      ['propertyType:{"in":["apartment"]}', 'occupancyCertificate:{"received":true}'],
    ],
    ["don't show me anything without rera", ['rera:{"registered":true}']],
    ['nothing without a lift', ['amenity:{"id":"lift"}']],
    ['no 2bhk without lift', ['bhk:{"in":[2]}', 'amenity:{"id":"lift"}']],
    [
      'flats without oc not needed',
      ['propertyType:{"in":["apartment"]}', 'occupancyCertificate:{"received":true}'],
    ],
    ['lift ke bina wala ghar mat dikhao', ['amenity:{"id":"lift"}']],
    ['jisme oc nahi hai wo nahi chahiye', ['occupancyCertificate:{"received":true}']],
    ['लिफ्ट के बिना वाला घर मत दिखाओ', ['amenity:{"id":"lift"}']],
    ['oc illada mane beda', ['occupancyCertificate:{"received":true}']],
    ['ಒಸಿ ಇಲ್ಲದ ಫ್ಲಾಟ್ ಬೇಡ', ['occupancyCertificate:{"received":true}']],
  ])('is refused, so that it is a must: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});

describe('nothing else', () => {
  it.each([
    'sobha ke alawa kuch nahi chahiye',
    'sobha bittu bere yavudu beda',
    'शोभा के अलावा कोई नहीं',
    'ಶೋಭಾ ಬಿಟ್ಟು ಬೇರೆ ಯಾವುದೂ ಬೇಡ',
    'no one other than sobha',
  ])('is just what is named: %s', (text) => {
    expect(wishes(text)).toEqual(['promoter:{"in":["sobha"]}']);
  });
});

describe('two refusals around a wish', () => {
  it.each([
    ['no lift no deal', ['amenity:{"id":"lift"}']],
    ['no lift, no deal', ['amenity:{"id":"lift"}']],
    ['3bhk, no parking no booking', ['bhk:{"in":[3]}', 'amenity:{"id":"car-parking"}']],
    ['without oc i wont buy', ['occupancyCertificate:{"received":true}']],
    ['without rera, not interested', ['rera:{"registered":true}']],
    ['no oc no', ['occupancyCertificate:{"received":true}']],
    ['no rera no, 2bhk', ['rera:{"registered":true}', 'bhk:{"in":[2]}']],
  ])('make it a must: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it.each([
    ['b khata i wont buy', ['avoid khatha:{"in":["B"]}']],
    ['no villas, not interested', ['avoid propertyType:{"in":["villa"]}']],
    ['no pool, no gym', ['avoid amenity:{"id":"swimming-pool"}', 'avoid amenity:{"id":"gym"}']],
    ['without a pool', ['avoid amenity:{"id":"swimming-pool"}']],
  ])('are told from one refusal: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});
