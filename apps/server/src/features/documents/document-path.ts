import { DOCUMENT_KINDS } from '@manemitra/domain/expected-documents';
import type { DocumentKind } from '@manemitra/domain/expected-documents';

/** The address of a drawn paper: `/documents/{slug of the project}/{kind}.pdf`. */

/** Raise it when a paper's text or drawing changes, so that browsers ask for it again. */
export const DOCUMENTS_VERSION = 3;

const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;

export function documentPath(slug: string, kind: DocumentKind): string {
  return `/documents/${slug}/${kind}.pdf`;
}

/** What the server's route is given, checked; undefined is a paper that does not exist (404). */
export function documentFromPath(
  slug: string,
  file: string,
): { slug: string; kind: DocumentKind; fileName: string } | undefined {
  const kind = DOCUMENT_KINDS.find((each) => `${each}.pdf` === file);
  if (kind === undefined || !SLUG.test(slug)) return undefined;
  return { slug, kind, fileName: `${slug}-${kind}.pdf` };
}
