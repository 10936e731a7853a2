import type { OfficialAreas } from '@manemitra/city/areas';
import { cityFiles } from '@manemitra/city/city-files';
import { cityJourneys, type CityJourneys } from '@manemitra/city/routing/journeys';
import type { DataSource } from '@manemitra/city/source';

const files = cityFiles();
let city: CityJourneys | undefined;

/** The ways through the city, which this process reads once: its files do not change while it runs. */
export function theCity(): CityJourneys {
  return (city ??= cityJourneys(files));
}

/** Wards, corporations and pincodes, read when they are first asked for. */
export const cityAreas = (): OfficialAreas => files.areas();

/** The source of the buses; `undefined` if they were left out of the files. */
export const theBuses = (): DataSource | undefined => files.buses().about.sources[0];
