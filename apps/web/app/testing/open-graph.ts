import type { MetaDescriptor } from 'react-router';

/** Of the protocol's own list of global types (ogp.me), those that a page of ours may be. */
const TYPES = ['website', 'article'];

/** Basic properties that every page must have (ogp.me, "Basic Metadata"), and what previews need besides. */
const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description'];

const ADDRESSES = ['og:url', 'og:image'];
const PIXELS = ['og:image:width', 'og:image:height'];

/** What of a page's Open Graph the protocol does not allow; nothing when all is well. */
export function openGraphFaults(descriptors: readonly MetaDescriptor[]): string[] {
  const tags = descriptors.flatMap((descriptor): [string, string][] =>
    'property' in descriptor && typeof descriptor.property === 'string'
      ? [[descriptor.property, String(descriptor.content)]]
      : [],
  );
  const names = tags.map(([name]) => name);
  const told = new Map(tags);
  const value = (name: string): string => told.get(name)?.trim() ?? '';
  return [
    ...REQUIRED.filter((name) => value(name) === '').map((name) => `no ${name}`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} twice`),
    ...ADDRESSES.filter((name) => !isAbsolute(value(name))).map((name) => `${name} is no address`),
    ...(TYPES.includes(value('og:type')) ? [] : [`og:type ${value('og:type')}`]),
    ...PIXELS.filter((name) => !/^[1-9]\d*$/.test(value(name))).map((name) => `${name} is no size`),
    // "If the page specifies an og:image it should specify og:image:alt."
    ...(value('og:image:alt') === '' ? ['no og:image:alt'] : []),
    // What a picture has stands after the picture.
    ...names
      .filter((name, at) => name.startsWith('og:image:') && names.indexOf('og:image') > at)
      .map((name) => `${name} before og:image`),
  ];
}

function isAbsolute(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).href === text;
}
