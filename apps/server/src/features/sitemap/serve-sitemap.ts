import type { files } from '@manemitra/contract/files';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { FileTable } from '#server/platform/http/register-files.ts';
import { projectParts, projectsOfPart } from './project-pages.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Pages for everybody that are no project's. */
const PAGES = [
  '/',
  '/dashboard/property-list',
  '/dashboard/emi-calculator',
  '/dashboard/seller-signup',
  '/dashboard/blog',
  '/about-us',
  '/how-we-judge',
  '/dashboard/terms-of-use',
  '/dashboard/disclaimer',
  '/dashboard/privacy-policy',
  // A journey holds these against the blog's own links.
  ...[
    'khata-explained',
    'check-rera-karnataka',
    'all-in-price',
    'carpet-and-super-built-up',
    'water-in-bengaluru',
    'e-khata-step-by-step',
    'first-home-steps',
  ].map((slug) => `/dashboard/blog-details?post=${slug}`),
];

/** Paths for programs, for staff, or for one person. */
const CLOSED = ['/api/', '/admin', '/reset-password/', '/unauthorized'];

const CACHE_SECONDS = 3600;

interface Options {
  db: Kysely<Database>;
  /** How visitors reach the site; without it each request's own host counts. */
  publicUrl: string | undefined;
}

/** Tells search engines what there is: `/robots.txt`, `/sitemap.xml` and its parts `/sitemaps/*.xml`. */
export function serveSitemap({ db, publicUrl }: Options) {
  const originOf = (request: FastifyRequest) =>
    publicUrl ?? new URL(`${request.protocol}://${request.host}`).origin;
  // An answer that contains the caller's own host must not be cached for others.
  const cache = `${publicUrl === undefined ? 'private' : 'public'}, max-age=${CACHE_SECONDS}`;
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.header('cache-control', cache).type('application/xml; charset=utf-8').send(xml);
  return {
    showRobots: async (request, reply) =>
      reply
        .header('cache-control', cache)
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            'Allow: /',
            ...CLOSED.map((path) => `Disallow: ${path}`),
            '',
            `Sitemap: ${originOf(request)}/sitemap.xml`,
            '',
          ].join('\n'),
        ),

    showSitemap: async (request, reply) => {
      const origin = originOf(request);
      const parts = await projectParts(db);
      return sendXml(
        reply,
        sitemapIndex([
          { loc: `${origin}/sitemaps/pages.xml` },
          ...parts.map(({ number, changedAt }) => ({
            loc: `${origin}/sitemaps/projects-${number}.xml`,
            lastmod: changedAt,
          })),
        ]),
      );
    },

    showSitemapPart: async (request, reply) => {
      const origin = originOf(request);
      if (request.params.file === 'pages.xml') {
        return sendXml(reply, urlSet(PAGES.map((path) => ({ loc: `${origin}${path}` }))));
      }
      const number = /^projects-([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1];
      const projects = number === undefined ? [] : await projectsOfPart(db, Number(number));
      // The protocol knows no empty list.
      if (projects.length === 0) throw new Problem('route.not-found');
      return sendXml(
        reply,
        urlSet(
          projects.map(({ slug, changedAt }) => ({
            loc: `${origin}/projects/${encodeURIComponent(slug)}`,
            lastmod: changedAt,
          })),
        ),
      );
    },
  } satisfies Partial<FileTable<typeof files>>;
}
