import type { SectionName } from '@manemitra/contract/staff-properties-sections';

/** The sections in the order in which a project is told, with what each is for. */
export const SECTION_WORDS: Readonly<Record<SectionName, { title: string; text: string }>> = {
  basics: {
    title: 'Basics',
    text: 'What it is called and how large it is. A new name keeps the old address working.',
  },
  description: { title: 'Description', text: 'What figures cannot say. Plain words, no promises.' },
  location: {
    title: 'Location',
    text: 'The distances to work, the metro and schools are all measured from this point.',
  },
  units: {
    title: 'Unit types and prices',
    text: 'One entry for each kind of home, in the order in which the page shows them.',
  },
  amenities: {
    title: 'Amenities',
    text: 'Buyers search by them; say only what is there or sold with it.',
  },
  legal: {
    title: 'Legal',
    text: 'Whether it can be bought and lived in, and whether banks lend on it.',
  },
  'water-and-charges': {
    title: 'Water and charges',
    text: 'Where the water is from, and what it costs to live there.',
  },
  schedule: { title: 'Schedule', text: 'When it began, and when the keys are due.' },
  images: {
    title: 'Images',
    text: 'One main picture; the others in the order in which they are shown.',
  },
  documents: {
    title: 'Documents',
    text: 'PDF files that the project’s page lists for buyers to read.',
  },
};

export const SECTION_ORDER = Object.keys(SECTION_WORDS) as readonly SectionName[];

/** The section that an address names; the first where it names none. */
export function sectionIn(search: URLSearchParams): SectionName {
  const asked = search.get('section');
  return SECTION_ORDER.find((name) => name === asked) ?? 'basics';
}
