import { SEMIBOLD_FILE } from '@manemitra/catalogue/documents/drawing/font-files';
import {
  isJoined,
  JOINED_NAME,
  openGraphSvg,
  type PreviewFacts,
} from '@manemitra/catalogue/pictures/open-graph';
import sharp from 'sharp';

/** A link preview as JPEG. A name in Kannada is written over it, for its letters must be joined by the font. */
export async function paintPreview(facts: PreviewFacts): Promise<Buffer> {
  const preview = sharp(Buffer.from(openGraphSvg(facts)));
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
