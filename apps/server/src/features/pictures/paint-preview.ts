import { SEMIBOLD_FILE } from '@manemitra/catalogue/fonts/font-files';
import sharp from 'sharp';
import { loadDemonstration } from '#server/features/demonstration/public.ts';
import { isJoined, JOINED_NAME, openGraphSvg, type PreviewFacts } from './open-graph.ts';

/** A link preview as JPEG. A name in Kannada is written over it, for its letters must be joined by the font. */
export async function paintPreview(facts: PreviewFacts): Promise<Buffer> {
  const facade = facts.facade && (await loadDemonstration()).pictureSvg(facts.facade);
  const preview = sharp(Buffer.from(openGraphSvg(facts, facade)));
  if (isJoined(facts.name)) {
    const { left, top, width, height } = JOINED_NAME;
    const name = await writeName(facts.name, width, height);
    preview.composite([{ input: name, left, top }]);
  }
  return preview.jpeg({ quality: 82 }).toBuffer();
}

/** A name in white, as large as the box allows. */
async function writeName(name: string, width: number, height: number): Promise<Buffer> {
  const markup = name.replace(/[<>&]/g, (sign) => ESCAPED[sign] ?? '');
  return sharp({
    text: {
      text: `<span foreground="white">${markup}</span>`,
      font: 'Anek Kannada SemiBold',
      fontfile: SEMIBOLD_FILE,
      rgba: true,
      width,
      height,
    },
  })
    .png()
    .toBuffer();
}

const ESCAPED: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
