import { isJoined, JOINED_NAME, openGraphSvg } from '@manemitra/catalogue/pictures/open-graph';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paintPreview } from './paint-preview.ts';

const facts = {
  place: 'Whitefield, Bengaluru',
  homes: null,
  price: null,
  promoter: 'Test Builders',
  rera: ['RERA: not checked'],
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
