import { DOCUMENT_KINDS } from '@manemitra/domain/expected-documents';
import type { DocumentKind } from '@manemitra/domain/expected-documents';

/** The address of a drawn paper: `/documents/{slug of the project}/{kind}.pdf`. */

/** Increase it when a paper's text or drawing changes, so that browsers ask for it again. */
export const DOCUMENTS_VERSION = 3;

const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;

export function documentPath(slug: string, kind: DocumentKind): string {
  return `/documents/${slug}/${kind}.pdf`;
}

/** The parameters of the server's route, checked; undefined if there is no such paper (404). */
export function documentFromPath(
  slug: string,
  file: string,
): { slug: string; kind: DocumentKind; fileName: string } | undefined {
  const kind = DOCUMENT_KINDS.find((each) => `${each}.pdf` === file);
  if (kind === undefined || !SLUG.test(slug)) return undefined;
  return { slug, kind, fileName: `${slug}-${kind}.pdf` };
}
