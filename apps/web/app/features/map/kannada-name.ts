import type { MapPalette } from './map-palette.ts';

/** The size, in pixels, of the letters in a picture of a name. */
export const KANNADA_SIZE = 15;

const FONT = `500 ${KANNADA_SIZE}px 'Anek Medium', sans-serif`;
const HALO = 3;
const HEIGHT = 24;

/** A Kannada name with its halo, drawn by the browser, which joins the letters as they are written. */
export function drawKannadaName(
  name: string,
  palette: MapPalette,
  scale: number,
): { data: ImageData; pixelRatio: number } | undefined {
  const canvas = document.createElement('canvas');
  const ruler = canvas.getContext('2d');
  if (ruler === null) return undefined;
  ruler.font = FONT;
  const width = Math.ceil(ruler.measureText(name).width) + 2 * HALO;
  canvas.width = width * scale;
  canvas.height = HEIGHT * scale;
  const context = canvas.getContext('2d', { willReadFrequently: true }) ?? ruler;
  context.scale(scale, scale);
  context.font = FONT;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO;
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.inkFaint;
  context.strokeText(name, HALO, HEIGHT / 2);
  context.fillText(name, HALO, HEIGHT / 2);
  return {
    data: context.getImageData(0, 0, canvas.width, canvas.height),
    pixelRatio: scale,
  };
}
