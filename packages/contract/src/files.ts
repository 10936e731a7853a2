import type { Access } from './access.ts';
import { type Address, partsOf } from './address.ts';
import type { Reached } from './endpoint.ts';
import { DRAWINGS, ORDINARY, PAPERS, type RateLimit } from './rate-limits.ts';

interface FileDefinition {
  name: string;
  summary: string;
  at: Address & `GET ${string}`;
  access: Access;
  limit: RateLimit;
}

/** Something that browsers and other sites show by its address, without asking the API. */
export type FileShape = FileDefinition & Reached;

function file<const F extends FileDefinition>(definition: F): F & Reached {
  return { ...definition, ...partsOf(definition.at) };
}

/** The parameters in an address: `GET /media/:file` has `{ file: string }`. */
export type FileParams<At extends string> = At extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & FileParams<`/${Rest}`>
  : At extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/**
 * Everything that is served besides endpoints, pages and the web app's own files. None of it is JSON, so it has no schema;
 * access and limits are declared as for endpoints.
 */
export const files = {
  showImage: file({
    name: 'showImage',
    summary: 'An uploaded image, whole or at one of its widths',
    at: 'GET /media/:file',
    access: 'anyone',
    limit: ORDINARY,
  }),
  showUploadedDocument: file({
    name: 'showUploadedDocument',
    summary: 'An uploaded PDF',
    at: 'GET /media/documents/:file',
    access: 'anyone',
    limit: ORDINARY,
  }),
  showPicture: file({
    name: 'showPicture',
    summary: 'A picture of the demonstration catalogue',
    at: 'GET /pictures/:version/:scene/:kind/:file',
    access: 'anyone',
    limit: DRAWINGS,
  }),
  showPlan: file({
    name: 'showPlan',
    summary: 'A floor plan of the demonstration catalogue',
    at: 'GET /plans/:version/:facts/:file',
    access: 'anyone',
    limit: DRAWINGS,
  }),
  showDocument: file({
    name: 'showDocument',
    summary: 'A document of the demonstration catalogue',
    at: 'GET /documents/:slug/:file',
    access: 'anyone',
    limit: PAPERS,
  }),
  showPreview: file({
    name: 'showPreview',
    summary: 'What chats and social sites show for a link to a project',
    at: 'GET /pictures/open-graph/:file',
    access: 'anyone',
    limit: PAPERS,
  }),
  showRobots: file({
    name: 'showRobots',
    summary: 'What search engines may look at',
    at: 'GET /robots.txt',
    access: 'anyone',
    limit: ORDINARY,
  }),
  showSitemap: file({
    name: 'showSitemap',
    summary: 'The parts of the sitemap',
    at: 'GET /sitemap.xml',
    access: 'anyone',
    limit: ORDINARY,
  }),
  showSitemapPart: file({
    name: 'showSitemapPart',
    summary: 'Pages, or a part of the projects, for search engines',
    at: 'GET /sitemaps/:file',
    access: 'anyone',
    limit: ORDINARY,
  }),
} as const;

export type FileName = keyof typeof files;
