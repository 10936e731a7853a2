export interface GalleryPicture {
  src: string;
  caption: string;
  width: number;
  height: number;
}

export interface GallerySet {
  /** What the pictures show, for those who cannot see it. */
  title: string;
  pictures: readonly GalleryPicture[];
  /** Said under each picture, as that it is a drawing. */
  note?: string | undefined;
}
