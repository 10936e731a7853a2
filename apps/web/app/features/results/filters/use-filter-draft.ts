import type { Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { paths } from '#web/paths.ts';
import type { Entries } from './filter-entries.ts';
import { filtered, type Filtered } from './filtered-sentence.ts';

const REST_MS = 250;

interface Preview extends Filtered {
  /** How many projects are found; absent where nothing is asked. */
  total?: number;
}

/** What the panel stands for while it is edited: its sentence, and how many projects fit. */
export function useFilterPreview(interpretation: Interpretation | undefined, entries: Entries) {
  const asked = useDebounced(JSON.stringify(entries), REST_MS);
  const preview = useQuery({
    queryKey: ['filters', interpretation?.constraints, interpretation?.alternatives, asked],
    queryFn: async (): Promise<Preview> => {
      const { sentence, placeProblem } = await filtered(
        httpClient,
        interpretation,
        JSON.parse(asked) as Entries,
      );
      if (sentence === '') return { sentence, placeProblem };
      const { total } = await httpClient.searchProperties({
        query: { prompt: sentence, detailsLevel: 'card', limit: 1 },
      });
      return { sentence, placeProblem, total };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isBehind = preview.isFetching || asked !== JSON.stringify(entries);
  return { shown: preview.data, isBehind, error: preview.error };
}

/** Searches for what the panel stands for. A place nobody knows keeps the panel as it is. */
export function useFilterSearch(sort: Sort | undefined, onDone: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({
      interpretation,
      entries,
    }: {
      interpretation: Interpretation | undefined;
      entries: Entries;
    }) => filtered(httpClient, interpretation, entries),
    onSuccess: async ({ sentence, placeProblem }) => {
      if (placeProblem !== undefined) return;
      onDone();
      await navigate(paths.propertyList({ q: sentence, sort }));
    },
  });
}
