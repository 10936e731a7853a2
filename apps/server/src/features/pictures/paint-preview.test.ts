import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadDemonstration } from '#server/features/demonstration/public.ts';
import { isJoined, JOINED_NAME, openGraphSvg } from './open-graph.ts';
import { paintPreview } from './paint-preview.ts';

const facts = {
  place: 'Whitefield, Bengaluru',
  homes: null,
  price: null,
  promoter: 'Test Builders',
  rera: ['RERA: number not given'],
  facade: undefined,
};

/** How bright the brightest spot is where a joined name stands, from 0 to 255. */
async function brightest(name: string): Promise<number> {
  const box = sharp(await paintPreview({ ...facts, name })).extract(JOINED_NAME);
  const { channels } = await sharp(await box.toBuffer()).stats();
  return channels[0]?.max ?? 0;
}

it('writes a name in Kannada, whatever signs are in it', async () => {
  expect(await brightest('ಶ್ರೀ ಕೃಷ್ಣ <b> & ನಿಲಯ')).toBeGreaterThan(230);
});

it('says where a project is when there are no letters for its name', () => {
  const inDevanagari = { ...facts, name: 'श्री आशियाना' };
  expect(isJoined(inDevanagari.name)).toBe(false);
  expect(openGraphSvg(inDevanagari)).toBe(
    openGraphSvg({ ...facts, name: 'A project in Whitefield' }),
  );
});

it('is well-formed with every name, and has its letters as outlines', async () => {
  const { pictureSvg } = await loadDemonstration();
  const facade = pictureSvg({ scene: 'facade', kind: 'villa', seed: '1-7', facts: {} });
  const told = { ...facts, homes: '2, 3 BHK', price: 'From ₹1.42 Cr', promoter: 'A & <B>' };
  const names = [
    'Tom & <b> Heights',
    'ನಮ್ಮ ಮನೆ',
    'A',
    'One Two Three Four Five Six Seven Eight Nine',
  ];
  for (const name of names)
    for (const drawn of [facade, undefined]) {
      const svg = openGraphSvg({ ...told, name }, drawn);
      expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
});

it('writes the rupee sign', () => {
  const rupee = '₹'.codePointAt(0)?.toString(36);
  expect(openGraphSvg({ ...facts, name: 'A', price: 'From ₹1.42 Cr' })).toContain(`id="w${rupee}"`);
});
