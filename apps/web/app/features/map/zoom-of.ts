/** Metres of Web Mercator by pixel at zoom 0, where the world is 512 pixels wide. */
const WIDEST = (2 * Math.PI * 6_378_137) / 512;

/** The zoom of our map, 9 to 17, of what the library calls a resolution: metres of Web Mercator by pixel. */
export const zoomOf = (resolution: number): number => Math.log2(WIDEST / resolution);

export const resolutionOf = (zoom: number): number => WIDEST / 2 ** zoom;
