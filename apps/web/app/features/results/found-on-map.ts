import { queryOptions } from '@tanstack/react-query';
import { httpClient } from '#web/api/http-client.ts';

/** All that a search finds, as marks. It is asked for when the map is, before the code that draws them is here. */
export const foundOnMap = (sentence: string) =>
  queryOptions({
    queryKey: ['on-map', sentence],
    queryFn: () => httpClient.findOnMap({ query: { prompt: sentence } }),
    retry: false,
  });
