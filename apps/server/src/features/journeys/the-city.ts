import { cityFiles } from '@manemitra/city/city-files';
import { cityJourneys, type CityJourneys } from '@manemitra/city/routing/journeys';

let city: CityJourneys | undefined;

/** The ways through the city, which this process reads once: its files do not change while it runs. */
export function theCity(): CityJourneys {
  return (city ??= cityJourneys(cityFiles()));
}
