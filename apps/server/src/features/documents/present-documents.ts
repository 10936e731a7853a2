import { listDocuments } from '@manemitra/catalogue/documents/document-list';
import { documentPath } from '@manemitra/catalogue/documents/document-path';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { documentKindOf } from '@manemitra/domain/document-kind-of';

import { documentFacts } from './document-facts.ts';
import type { ListedRows } from './document-rows.ts';

/**
 * The lists of papers (spec 3): those that the source named, and for an invented project those that we
 * draw. A real project never gets a drawn one.
 */
export function presentDocuments(loaded: ListedRows): PropertyDetail['documents'] {
  const { property, units, documents } = loaded;
  const named = documents.map(({ section, name, url }) => ({
    section,
    name,
    kind: documentKindOf(name) ?? null,
    downloadLink: url,
  }));
  // They are drawn from what is told of its homes.
  const drawn =
    property.is_demonstration && units.length > 0
      ? listDocuments(documentFacts(loaded)).map(({ section, name, kind }) => ({
          section,
          name,
          kind,
          downloadLink: documentPath(property.slug, kind),
        }))
      : [];
  const listed = [...named, ...drawn];
  const of = (wanted: 'plan' | 'noc' | 'land') =>
    listed
      .filter(({ section }) => section === wanted)
      .map(({ name, downloadLink, kind }) => ({ name, downloadLink, kind }));
  return { plan: of('plan'), noc: of('noc'), land: of('land') };
}
