import type { DataSource } from '@manemitra/city/source';
import { cityAreas, theBuses } from './the-city.ts';

const LEFT_OUT = 'Left out of this installation';

/** The source of a part of the city data and its date, in words. */
export const citySources = {
  buses: (): string =>
    told(theBuses(), ({ attribution, licence }) => `${attribution} (${licence})`),
  /** Whoever drew the borders did not say what lies in them. */
  wards: (): string =>
    told(
      cityAreas().sources.find(({ id }) => id === 'wards'),
      ({ attribution }) => `By where the project lies; ${attribution}`,
    ),
};

const told = (source: DataSource | undefined, who: (source: DataSource) => string): string =>
  source === undefined ? LEFT_OUT : `${who(source)}, ${source.date}`;
