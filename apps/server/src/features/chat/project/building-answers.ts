import { amenityName } from '@manemitra/domain/amenities';
import { acresText, formatSquareMeters } from '@manemitra/domain/area';
import { bhkLabel } from '@manemitra/domain/labels';
import { andList } from '@manemitra/domain/list-words';
import { byUnit, counted, type ProjectFacts, type Topic } from './project-facts.ts';

export const homes: Topic = {
  name: 'The number of homes',
  groups: ['project'],
  say: ({ detail: { project } }) => {
    const { totalUnits, numOfTowers: towers } = project;
    if (totalUnits === null) return towers === null ? null : `It has ${counted(towers, 'tower')}.`;
    return `It has ${counted(totalUnits, 'home')}${towers === null ? '' : ` in ${counted(towers, 'tower')}`}.`;
  },
};

export const floors: Topic = {
  name: 'The number of floors',
  groups: ['project'],
  say: ({ detail: { project } }) => {
    const { floors: above, basements } = project.towerDetails;
    if (above === null) return null;
    return `It has ${above === 0 ? 'a ground floor' : `ground + ${counted(above, 'floor')}`}${basements === null ? '' : ` and ${counted(basements, 'basement')}`}.`;
  },
};

export const land: Topic = {
  name: 'The land area',
  groups: ['project'],
  say: ({ detail: { project } }) => {
    const { total } = project.area;
    if (total === null) return null;
    const acres = acresText(total);
    return `The land measures ${formatSquareMeters(total)}${acres === null ? '' : `, about ${acres}`}.`;
  },
};

export const openSpace: Topic = {
  name: 'The open space',
  groups: ['project'],
  say: ({ detail: { project } }) => {
    if (project.openSpacePercent !== null) {
      return `${Math.round(project.openSpacePercent)} % of the land is open space.`;
    }
    const { open } = project.area;
    return open === null ? null : `${formatSquareMeters(open)} of the land is open space.`;
  },
};

export const bhk: Topic = {
  name: 'The types of homes',
  groups: ['homes'],
  say: (facts) => {
    const { units } = facts.detail;
    if (units.length === 0) return null;
    const strange = facts.question.bhks.filter(
      (asked) => !units.some((unit) => unit.bhk === asked),
    );
    const types = `It offers ${andList([...new Set(units.map(({ label }) => label))])}.`;
    return strange.length === 0
      ? types
      : `No ${strange.map(bhkLabel).join(' or ')} is on record. ${types}`;
  },
};

export const facing: Topic = {
  name: 'The facing',
  groups: ['homes'],
  say: (facts) => {
    const facings = byUnit(facts, ({ facings: of }) => of && (andList(of) || null));
    return facings && `Homes face: ${facings}.`;
  },
};

export const bathrooms: Topic = {
  name: 'Bathrooms and balconies',
  groups: ['homes'],
  say: (facts) => {
    const said = byUnit(facts, ({ bathrooms: baths, balconies }) => {
      const parts = [
        ...(baths === null ? [] : [counted(baths, 'bathroom')]),
        ...(balconies === null ? [] : [balconies === 1 ? '1 balcony' : `${balconies} balconies`]),
      ];
      return parts.length === 0 ? null : `with ${andList(parts)}`;
    });
    return said && `${said}.`;
  },
};

export const amenities: Topic = {
  name: 'The list of amenities',
  groups: ['amenities'],
  say: ({ detail: { project } }) => {
    if (project.amenities === null) return null;
    return project.amenities.length === 0
      ? 'It lists no amenities.'
      : `It offers ${andList(project.amenities.map(({ name }) => name))}.`;
  },
};

/** Whether it has one amenity. */
export function aboutAmenity({ detail: { project } }: ProjectFacts, id: string): string {
  const name = amenityName(id);
  if (project.amenities === null) return `${name}: not disclosed.`;
  return project.amenities.some((amenity) => amenity.id === id)
    ? `${name}: yes, it is among its amenities.`
    : `${name}: no, it is not among its amenities.`;
}

export const water: Topic = {
  name: 'The water source',
  groups: ['water'],
  say: ({ detail: { project } }) => {
    if (project.waterSource === null) return null;
    return project.waterSource.length === 0
      ? 'It has no water source on record.'
      : `Water comes from ${andList(project.waterSource.map((source) => (source === 'cauvery' ? 'Cauvery' : source)))}.`;
  },
};

export const source: Topic = {
  name: 'Where the facts are from',
  groups: ['project'],
  say: ({ detail: { provenance, isDemonstration } }) =>
    `${isDemonstration ? 'This project is invented, to show how the product works. ' : ''}The facts are from ${provenance.source}. Each group of facts has its own source and date at the foot of its page.`,
};
