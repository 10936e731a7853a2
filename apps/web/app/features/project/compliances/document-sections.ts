import type { PropertyDetail } from '@manemitra/contract/properties';

type Listed = PropertyDetail['documents']['plan'][number];

export interface DocumentRow {
  name: string;
  /** `null`: an address that no browser should follow. */
  href: string | null;
  /** Its place among those of its list that can be read on the page; `null` for one on another site. */
  at: number | null;
  /** The other site. */
  host: string | null;
}

export interface DocumentSection {
  id: 'plan' | 'noc' | 'land';
  label: string;
  rows: DocumentRow[];
  /** Those that the dialog can step through. */
  shown: { name: string; href: string }[];
}

/** The three sub-tabs of spec 2 in their order. */
export function documentSections(documents: PropertyDetail['documents']): DocumentSection[] {
  return [
    sectionOf('plan', 'Approvals', documents.plan),
    sectionOf('noc', 'NOC', documents.noc),
    sectionOf('land', 'Title Documents', documents.land),
  ];
}

function sectionOf(
  id: DocumentSection['id'],
  label: string,
  listed: readonly Listed[],
): DocumentSection {
  const shown: DocumentSection['shown'] = [];
  const rows = listed.map(({ name, downloadLink }): DocumentRow => {
    if (isOurs(downloadLink)) {
      shown.push({ name, href: downloadLink });
      return { name, href: downloadLink, at: shown.length - 1, host: null };
    }
    const host = hostOf(downloadLink);
    return { name, href: host === null ? null : downloadLink, at: null, host };
  });
  return { id, label, rows, shown };
}

/** Our pages may fetch from our own address only; what lies elsewhere is opened there. */
function isOurs(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

function hostOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host } = new URL(href);
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}
