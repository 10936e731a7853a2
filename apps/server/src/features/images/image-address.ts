/** Wide enough for a card and for half a screen. */
export const THUMBNAIL_WIDTHS = [320, 640] as const;

/** The file of an image, or of its thumbnail of that width. */
export function imageName(id: string, width?: number): string {
  return width === undefined ? `${id}.webp` : `${id}-${width}.webp`;
}

/** The address under which the server shows it. */
export const imagePath = (id: string, width?: number): string => `/media/${imageName(id, width)}`;

/** Whether a file can have been named by us; nothing else reaches a store. */
export const isImageName = (name: string): boolean =>
  /^[0-9a-f]{32}(-(320|640))?\.webp$/.test(name);
