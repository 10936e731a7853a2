import type { PropertyDetail } from '@manemitra/contract/properties';
import { reraText } from '@manemitra/domain/rera-standing';
import type { MetaDescriptor } from 'react-router';
import { paths } from '#web/paths.ts';
import { homesText, possessionText, priceText } from '#web/features/project-words/public.ts';
import { PARTS, type Shown } from './parts/parts.ts';
import { structuredData } from './structured-data.ts';

/**
 * Title, description, canonical address and Open Graph of a project's page or of one of its parts (search engines index them
 * separately), and structured data for the first. The page with all parts counts as the project's page.
 */
export function projectMeta(
  property: PropertyDetail,
  site: string,
  shown: Shown,
): MetaDescriptor[] {
  const { project, slug } = property;
  const where = project.locality === null ? 'Bengaluru' : `${project.locality}, Bengaluru`;
  const part = PARTS.find(({ id }) => id === shown && id !== 'overview');
  const whole = `${project.name}, ${project.locality ?? 'Bengaluru'} by ${project.promoterName}`;
  const title = part === undefined ? whole : `${part.label} of ${whole}`;
  const description = [
    `${homesText(property)} in ${where}`,
    priceText(property),
    possessionText(property),
    reraText(project.rera, property.isDemonstration),
    property.isDemonstration ? 'Demonstration project' : null,
  ]
    .filter((part) => part !== null)
    .join('. ');
  const canonical = site + paths.project(slug, part === undefined ? {} : { part: part.id });
  return [
    { title: `${title} | ManeMitra` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: `${site}/pictures/open-graph/${slug}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    ...(part === undefined ? [{ 'script:ld+json': structuredData(property, site) }] : []),
  ];
}
