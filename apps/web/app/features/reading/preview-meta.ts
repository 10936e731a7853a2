import type { MetaDescriptor } from 'react-router';

/** What `public/preview-*.png` say, in words. */
const PREVIEWS = {
  home: 'ManeMitra: say what home you want in Bengaluru. Mitra, a slender loris, waves.',
  list: 'ManeMitra: Properties for You. Mitra looks through a magnifying glass.',
  blog: 'ManeMitra: before you sign. Mitra shows a document.',
  emi: 'ManeMitra: EMI Calculator. Mitra thinks.',
};

/** The picture that a link to a page shows where it is shared; a project has one of its own. */
export function previewMeta(site: string, preview: keyof typeof PREVIEWS): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${site}/preview-${preview}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: PREVIEWS[preview] },
  ];
}
