import type { PropertyDetail } from '@manemitra/contract/properties';
import { documentKindOf } from '@manemitra/domain/document-kind-of';

import { loadDemonstration } from '#server/features/demonstration/public.ts';
import { documentFacts } from './document-facts.ts';
import { documentPath } from './document-path.ts';
import type { ListedRows } from './document-rows.ts';

/**
 * The lists of papers (spec 3): those that the source named, and for an invented project those that we
 * draw. A real project never gets a drawn one.
 */
export async function presentDocuments(loaded: ListedRows): Promise<PropertyDetail['documents']> {
  const { property, units, documents } = loaded;
  const named = documents.map(({ section, name, url }) => ({
    section,
    name,
    kind: documentKindOf(name) ?? null,
    downloadLink: url,
  }));
  // They are drawn from the facts of its homes.
  const drawn = property.is_demonstration && units.length > 0 ? await drawnOf(loaded) : [];
  const listed = [...named, ...drawn];
  const of = (wanted: 'plan' | 'noc' | 'land') =>
    listed
      .filter(({ section }) => section === wanted)
      .map(({ name, downloadLink, kind }) => ({ name, downloadLink, kind }));
  return { plan: of('plan'), noc: of('noc'), land: of('land') };
}

async function drawnOf(loaded: ListedRows) {
  const { DEMONSTRATION_DAY, listDocuments } = await loadDemonstration();
  return listDocuments(documentFacts(loaded, DEMONSTRATION_DAY)).map(({ section, name, kind }) => ({
    section,
    name,
    kind,
    downloadLink: documentPath(loaded.property.slug, kind),
  }));
}
