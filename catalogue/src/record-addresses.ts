import { PICTURES_VERSION, pictureFromPath } from './picture-address.ts';

/**
 * Which addresses a project may contain: one rule for imports and the editor. Whatever passes is linked, loaded and printed
 * on public pages, within the session of whoever looks at them.
 */

const DRAWN = /^\/pictures\/([1-9]\d{0,3})\/([a-z-]+)\/([a-z-]+)\/([a-z0-9_-]+\.svg)$/;
const UPLOADED_PICTURE = /^\/media\/[0-9a-f]{32}\.webp$/;
const UPLOADED_DOCUMENT = /^\/media\/documents\/[0-9a-f]{32}\.pdf$/;

/** A picture that the product draws by itself: an address that its server answers, spelt as it spells it. */
export function isDrawnPicture(url: string): boolean {
  const [, version, scene = '', kind = '', file = ''] = DRAWN.exec(url) ?? [];
  return (
    version !== undefined &&
    Number(version) <= PICTURES_VERSION &&
    pictureFromPath(scene, kind, file) !== undefined
  );
}

export const isUploadedPicture = (url: string): boolean => UPLOADED_PICTURE.test(url);
export const isUploadedDocument = (url: string): boolean => UPLOADED_DOCUMENT.test(url);

/**
 * A full https address with nothing in it that a browser reads otherwise than a person: no spaces or line breaks, quotation
 * marks, backslashes, or a name before an @ that looks like the host.
 */
export function isHttpsAddress(url: string): boolean {
  if (!/^https:\/\/[^/\\\s\p{Cc}"'<>`][^\\\s\p{Cc}"<>`]*$/u.test(url) || !URL.canParse(url)) {
    return false;
  }
  const { protocol, hostname, username, password } = new URL(url);
  return protocol === 'https:' && hostname !== '' && username === '' && password === '';
}

export const isPictureAddress = (url: string): boolean =>
  isDrawnPicture(url) || isUploadedPicture(url) || isHttpsAddress(url);

export const isDocumentAddress = (url: string): boolean =>
  isUploadedDocument(url) || isHttpsAddress(url);
