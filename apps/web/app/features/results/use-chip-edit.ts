import type { Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { paths } from '#web/paths.ts';
import { hashOfMap } from './phone-map-entry.ts';

/** Turns an edited meaning into its sentence and shows the results of that, from the head of the page unless it was edited on the map. */
export function useChipEdit(sort: Sort | undefined, { isOnMap = false } = {}) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (interpretation: Interpretation) =>
      httpClient.describeQuery({ body: { interpretation } }),
    onSuccess: ({ sentence }) =>
      navigate(paths.propertyList({ q: sentence, sort }) + hashOfMap(), {
        preventScrollReset: isOnMap,
      }),
  });
}
