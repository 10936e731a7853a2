import { describe, expect, it } from 'vitest';
import { addressKey, networksOf } from './networks.ts';

describe('an address', () => {
  it.each([
    ['2001:db8:1:2::7', '2001:0DB8:0001:0002:0:0:0:9'],
    ['2001:db8::7', '2001:db8:0:0:ffff::'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['fe80::1', 'fe80::2%eth0'],
    ['192.0.2.7', '::ffff:192.0.2.7'],
    ['192.0.2.7', '::ffff:c000:207'],
    ['192.0.2.7', '0:0:0:0:0:FFFF:192.0.2.7'],
  ])('%s counts as one with %s', (one, other) => {
    expect(addressKey(other)).toBe(addressKey(one));
  });

  it('counts by itself beside its neighbour', () => {
    expect(addressKey('192.0.2.7')).not.toBe(addressKey('192.0.2.8'));
    expect(addressKey('2001:db8:1:2::7')).not.toBe(addressKey('2001:db8:1:3::7'));
  });

  it('of IPv6 lies in networks of 64, 56 and 48 bits', () => {
    expect(networksOf('2001:db8:1:2f03::7')).toEqual([
      '2001:db8:1:2f03',
      '2001:db8:1:2f/56',
      '2001:db8:1/48',
    ]);
  });
});
