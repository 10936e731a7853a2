/** A picture of a project as it is saved (spec 3: seller upload). */
export const IMAGE_TYPES = ['main', 'amenities', 'interiors', 'exteriors', 'real'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export interface ImageRecord {
  imageUrl: string;
  imageCaption: string;
  /** Default ALL: the picture is of the whole project, not of one kind of home. */
  propertyCategory: string;
  imageType: ImageType;
  /** True only for the main picture. */
  isElevationImage: boolean;
  publicId: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Why pictures were not saved; `captions` says what is wrong with a caption, by the `publicId` of its picture. */
export class RefusedImages extends Error {
  readonly captions: Readonly<Record<string, string>>;

  constructor(message: string, captions: Readonly<Record<string, string>>) {
    super(message);
    this.captions = captions;
  }
}

/** What the store of pictures answers for one file. */
export interface UploadedImage {
  imageUrl: string;
  publicId: string;
  width: number;
  height: number;
}

/** An uploaded picture that nobody has described yet. */
export function newRecord(uploaded: UploadedImage, imageType: ImageType): ImageRecord {
  const { imageUrl, publicId, width, height } = uploaded;
  return {
    imageUrl,
    imageCaption: '',
    propertyCategory: 'ALL',
    imageType,
    isElevationImage: imageType === 'main',
    publicId,
    width,
    height,
  };
}
