import type { PropertyDetail } from '@manemitra/contract/properties';
import { paths } from '#web/paths.ts';

/** What search engines read of a project (schema.org). Only known facts; unknown ones are left out. */
export function structuredData(property: PropertyDetail, site: string): object {
  const { project, slug } = property;
  const url = site + paths.project(slug);
  const lowest = project.prices.min ?? project.price;
  const [point] = [project.geolocation.coordinates];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ApartmentComplex',
        '@id': `${url}#project`,
        name: project.name,
        url,
        ...(project.description !== null && { description: project.description }),
        // The address of an imported picture may be on another site.
        image: project.images.map((image) => new URL(image.imageUrl, site).href),
        address: {
          '@type': 'PostalAddress',
          ...(project.address !== null && { streetAddress: project.address }),
          addressLocality:
            project.locality === null ? 'Bengaluru' : `${project.locality}, Bengaluru`,
          addressRegion: 'Karnataka',
          addressCountry: 'IN',
        },
        ...(point !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: point[0], longitude: point[1] },
        }),
        ...(project.totalUnits !== null && {
          numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: project.totalUnits },
        }),
        ...(project.amenities !== null && {
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
