import { formatSquareFeet } from '@manemitra/domain/area';
import { loadingMeaning } from '@manemitra/domain/loading-meaning';
import { byUnit, unitsAsked, type Topic } from './project-facts.ts';

export const loading: Topic = {
  name: 'The loading',
  groups: ['homes'],
  say: (facts) => {
    const said = unitsAsked(facts).flatMap(({ label, carpetSqft, superBuiltUpSqft, price: of }) => {
      const meaning = loadingMeaning({
        carpetSqft: carpetSqft?.min ?? null,
        superBuiltUpSqft: superBuiltUpSqft?.min ?? null,
        price: of?.min ?? null,
      });
      return meaning ? `${label}: loading ${meaning.percent} %. ${meaning.sentence}` : [];
    });
    return said.length === 0 ? null : said.join(' ');
  },
};

export const sizes: Topic = {
  name: 'The sizes',
  groups: ['homes'],
  say: (facts) => {
    const carpets = byUnit(facts, ({ carpetSqft: of }) => of && formatSquareFeet(of.min));
    const plots = byUnit(facts, ({ plotSqft: of }) => of && formatSquareFeet(of.min));
    const said = [
      carpets === null ? '' : `Carpet areas: ${carpets}.`,
      plots === null ? '' : `Sites: ${plots}.`,
    ].filter((sentence) => sentence !== '');
    return said.length === 0 ? null : said.join(' ');
  },
};

export const superBuiltUp: Topic = {
  name: 'The super built-up area',
  groups: ['homes'],
  say: (facts) => {
    const areas = byUnit(facts, ({ superBuiltUpSqft: of }) => of && formatSquareFeet(of.min));
    return areas && `Super built-up areas: ${areas}.`;
  },
};
