import { describe, expect, it } from 'vitest';
import { areasWritten } from './areas-written.ts';
import { derivePlace } from './derived-place.ts';

describe('a locality as sheets write it', () => {
  it.each([
    ['Whitefeild, nr Hope Farm', 'Whitefield'],
    ['Varthoor, off Gunjur Rd', 'Varthur'],
    ['Hoskotte', 'Hoskote'],
    ['Yelahnka New Town', 'Yelahanka New Town'],
    ['Thanisandhra Main Rd', 'Thanisandra Main Road'],
    ['J P Nagar 7th Ph', 'JP Nagar 7th Phase'],
    ['Banerghatta Rd, Gottigere', 'Gottigere'],
    ['Devanhalli, nr KIAL', 'Devanahalli'],
    ['Electronics City Ph-1', 'Electronic City Phase 1'],
    ['Budigere X, OMR', 'Budigere Cross'],
    ['Rajajinagr 3rd Blk', 'Rajajinagar 3rd Block'],
    ['Talagattapura, Kanakpura Rd', 'Talaghattapura'],
    ['Domasandra, Sarjapura Rd', 'Dommasandra'],
    ['Bomasandra Indl Area', 'Bommasandra Industrial Area'],
    ['Carmelram, Sarjapur Rd', 'Carmelaram'],
    // Several names: the most exact one.
    ['Outer Ring Rd, Bellandur', 'Bellandur'],
    ['ORR Bellandur', 'Bellandur'],
    ['Whitefield Hope Farm', 'Hope Farm'],
    ['Hope Farm Junction, Whitefield', 'Hope Farm'],
    ['Hebbal flyover side', 'Hebbal'],
    ['Sarjapur Rd / Bellandur', 'Bellandur'],
    ['Kanakapura Rd (Talaghattapura)', 'Talaghattapura'],
    ['Kadugodi Whitefield', 'Kadugodi'],
  ])('%s is %s', (written, name) => {
    expect(areasWritten(written)[0]?.name).toBe(name);
  });

  it.each([
    'Kuduregundi Cross',
    'Mysuru',
    'JP Nagar 27th Phase',
    'BM Layout',
    'nr Hope Farm',
    'Vijayanagar Mysuru',
    'Location',
  ])('%s is no place of ours', (written) => {
    expect(areasWritten(written)).toEqual([]);
  });

  it.each(['Sarjapur-Attibele Rd', 'Chandapura - Anekel Rd'])(
    'that names a road by its two ends lies about between them: %s',
    (locality) => {
      expect(derivePlace({ locality })).toMatchObject({
        from: 'locality',
        name: expect.stringContaining('road between'),
      });
    },
  );

  it('that contradicts its pincode has no place, however it is spelt', () => {
    expect(derivePlace({ locality: 'Rajajinagr 3rd Blk', pincode: '560066' })).toBeUndefined();
  });
});
