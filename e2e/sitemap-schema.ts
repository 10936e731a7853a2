import type { Page } from '@playwright/test';

/** An element of a document as the browser's XML parser read it. */
interface XmlElement {
  name: string;
  namespace: string | null;
  attributes: string[];
  children: XmlElement[];
  /** Its own words, without those of elements inside it. */
  text: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** `tLoc` of both schemas. */
const LOC_LENGTH = { min: 12, max: 2048 };
/** `xsd:date` and `xsd:dateTime`, which is what `tLastmod` joins. */
const W3C_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;
const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];

/** What an entry of each form may hold, in the order of its `xsd:sequence`. The first is required. */
const FORMS = {
  urlset: { entry: 'url', parts: ['loc', 'lastmod', 'changefreq', 'priority'] },
  sitemapindex: { entry: 'sitemap', parts: ['loc', 'lastmod'] },
} as const;

/**
 * What a sitemap has that `sitemap.xsd` or `siteindex.xsd` of sitemaps.org (protocol 0.9) does not allow, and what of
 * the limits in the protocol's text it breaks. Read by the browser's own XML parser. Empty when all is well.
 */
export async function sitemapFaults(
  page: Page,
  xml: string,
  form: keyof typeof FORMS,
): Promise<string[]> {
  const root = await parse(page, xml);
  if (typeof root === 'string') return [`not well-formed: ${root}`];
  const { entry, parts } = FORMS[form];
  return [
    ...(Buffer.byteLength(xml) > MOST_BYTES ? ['more than 50 MB'] : []),
    ...nameFaults(root, form),
    ...(root.text.trim() === '' ? [] : [`words in ${form}`]),
    ...(root.children.length === 0 ? ['no entry'] : []),
    ...(root.children.length > MOST_ENTRIES ? ['more than 50,000 entries'] : []),
    ...root.children.flatMap((child) => [
      ...nameFaults(child, entry),
      ...entryFaults(child, parts),
    ]),
  ];
}

function entryFaults(entry: XmlElement, parts: readonly string[]): string[] {
  const names = entry.children.map(({ name }) => name);
  const inOrder = parts.filter((part) => names.includes(part));
  return [
    ...(names[0] === 'loc' ? [] : ['an entry does not begin with its loc']),
    ...(names.join() === inOrder.join() ? [] : [`an entry has ${names.join(', ')}`]),
    ...entry.children.flatMap((part) => [
      ...nameFaults(part, part.name),
      ...(part.children.length === 0 ? [] : [`an element in ${part.name}`]),
      ...(VALUE_FAULTS[part.name]?.(part.text) ?? []),
    ]),
  ];
}

const VALUE_FAULTS: Readonly<Record<string, (text: string) => string[]>> = {
  loc: (text) => {
    const isAddress = URL.canParse(text) && /^https?:\/\/[^\s"<>]+$/.test(text);
    const fits = text.length >= LOC_LENGTH.min && text.length <= LOC_LENGTH.max;
    return isAddress && fits && new URL(text).href === text ? [] : [`loc ${text}`];
  },
  lastmod: (text) =>
    W3C_TIME.test(text) && !Number.isNaN(Date.parse(text)) ? [] : [`lastmod ${text}`],
  changefreq: (text) => (FREQUENCIES.includes(text) ? [] : [`changefreq ${text}`]),
  priority: (text) => (Number(text) >= 0 && Number(text) <= 1 ? [] : [`priority ${text}`]),
};

function nameFaults({ name, namespace, attributes }: XmlElement, expected: string): string[] {
  const others = attributes.filter((attribute) => attribute !== 'xmlns');
  return [
    ...(name === expected ? [] : [`${name} for ${expected}`]),
    ...(namespace === NAMESPACE ? [] : [`${name} in ${String(namespace)}`]),
    ...others.map((attribute) => `${name} has ${attribute}`),
  ];
}

/** The root of a document, or what is wrong with it. */
function parse(page: Page, xml: string): Promise<XmlElement | string> {
  return page.evaluate((text) => {
    const read = (element: Element): XmlElement => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: element.getAttributeNames(),
      children: [...element.children].map(read),
      text: [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join(''),
    });
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const error = parsed.querySelector('parsererror');
    return error === null ? read(parsed.documentElement) : error.textContent;
  }, xml);
}
