import { paths } from '#web/paths.ts';
import type { LegalDocument } from './legal-document.ts';

export const DISCLAIMER: LegalDocument = {
  title: 'Disclaimer',
  intro:
    'A home is the largest purchase most people make. This page says how far you can rely on what the site shows, and what you must still check yourself.',
  effective: 'Effective 20/04/2025', // spec 2: with the terms
  sections: [
    {
      id: 'not-advice',
      title: 'Information, not advice',
      blocks: [
        'Nothing here is legal, tax, financial or technical advice, and nothing is an offer or an invitation to buy. Have an advocate read the title documents, and an engineer look at the building, before you pay more than you can lose.',
      ],
    },
    {
      id: 'demonstration',
      title: 'Invented projects',
      blocks: [
        'Projects marked “demonstration”, their promoters, prices, documents, complaints, reviews and pictures are invented. Localities and metro stations are real. Documents drawn for such a project carry a watermark on every page and have no value.',
      ],
    },
    {
      id: 'project-facts',
      title: 'Facts about a project',
      blocks: [
        'Facts come from promoters and from files given to us. Where a source or a date is known, it is shown beside the fact. “Not disclosed” means that we were not told; it does not mean no. “Not checked yet” means that nobody looked.',
        'A RERA number on our page does not replace a look at the Karnataka RERA portal. [How to check a registration](' +
          `${paths.blogPost('check-rera-karnataka')}) says what to look for.`,
      ],
    },
    {
      id: 'prices',
      title: 'Prices, taxes and instalments',
      blocks: [
        'A price may vary with floor, size, facing and market, and the seller has final authority over it. The all-in price adds the charges that the builder named and the taxes by the rates known to us, each with its date and source; a rate may have changed since. Stamp duty is calculated on the agreement value: where the guidance value is higher, the registrar uses that.',
        'An instalment from the calculator follows the usual formula for a reducing balance. A bank decides by its own rules whether it lends, how much and at which rate.',
      ],
    },
    {
      id: 'places',
      title: 'Maps, distances and travel times',
      blocks: [
        'Points on the map can be off by some hundred metres. A route marked “estimated” was calculated by us, not driven. Travel times in Bengaluru change with the hour and the weather. A lake, a drain or a flood that we do not show may still be there.',
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant',
      blocks: [
        'The assistant shows how it understood each word, so that you can correct it. It can still misread you. What it says of a project comes from the stored facts; where a fact is missing, it says so.',
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures and plans',
      blocks: [
        'Pictures and plans may be drawn, or show what is planned. Only the sanctioned plan and the agreement say what will be built.',
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      blocks: [
        'Links lead to sites that are not ours, such as newspapers and authorities. We are not responsible for what they say. An authority’s own page always counts more than ours.',
      ],
    },
    {
      id: 'mistakes',
      title: 'If you find a mistake',
      blocks: [
        'Tell us: the address to write to is below. A wrong fact is corrected or taken down as soon as we have checked it.',
      ],
    },
  ],
};
