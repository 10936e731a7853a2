import type { PropertyDetail } from '@manemitra/contract/properties';
import { paths } from '#web/paths.ts';
import { isOnlyPlots } from '#web/features/project-words/public.ts';

/** Structured data of a project for search engines (schema.org). Unknown facts are left out. */
export function structuredData(property: PropertyDetail, site: string): object {
  const { project, slug } = property;
  const url = site + paths.project(slug);
  const lowest = project.prices.min ?? project.price;
  const point = project.geolocation.coordinates;
  const isPlotted = isOnlyPlots(property);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        // Only a product can be offered; a layout of plots has no apartments.
        '@type': [
          isPlotted ? 'Place' : 'ApartmentComplex',
          ...(lowest === null ? [] : ['Product']),
        ],
        '@id': `${url}#project`,
        name: project.name,
        url,
        // Search engines look for the offer at what is offered.
        ...(lowest !== null && { offers: { '@id': `${url}#offer` } }),
        ...(project.rera.state === 'registered' &&
          !property.isDemonstration && {
            identifier: {
              '@type': 'PropertyValue',
              propertyID: 'Karnataka RERA',
              value: project.rera.number,
            },
          }),
        ...(isSaid(project.description) && { description: project.description }),
        // The address of an imported picture may be on another site.
        ...(project.images.length > 0 && {
          image: project.images.map((image) => new URL(image.imageUrl, site).href),
        }),
        address: {
          '@type': 'PostalAddress',
          ...(isSaid(project.address) && { streetAddress: project.address }),
          addressLocality:
            project.locality === null ? 'Bengaluru' : `${project.locality}, Bengaluru`,
          addressRegion: 'Karnataka',
          addressCountry: 'IN',
        },
        ...(point !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: point[0], longitude: point[1] },
        }),
        ...(!isPlotted &&
          project.totalUnits !== null &&
          project.totalUnits > 0 && {
            numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: project.totalUnits },
          }),
        ...(project.amenities !== null &&
          project.amenities.length > 0 && {
            amenityFeature: project.amenities.map(({ name }) => ({
              '@type': 'LocationFeatureSpecification',
              name,
              value: true,
            })),
          }),
      },
      ...(lowest === null
        ? []
        : [
            {
              '@type': 'Offer',
              '@id': `${url}#offer`,
              itemOffered: { '@id': `${url}#project` },
              url,
              priceCurrency: 'INR',
              price: lowest,
              seller: { '@type': 'Organization', name: project.promoterName },
            },
          ]),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'ManeMitra', item: site + paths.home() },
          ...(project.locality === null
            ? []
            : [
                {
                  name: `Projects in ${project.locality}`,
                  item: site + paths.propertyList({ q: `in ${project.locality}` }),
                },
              ]),
          { name: project.name, item: url },
        ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}

function isSaid(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
