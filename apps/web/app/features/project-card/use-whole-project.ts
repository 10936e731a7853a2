import { useQuery } from '@tanstack/react-query';
import { httpClient } from '#web/api/http-client.ts';

/** Everything of the project on a card, asked for once somebody wants more of it than the card shows. */
export function useWholeProject(slug: string) {
  return useQuery({
    queryKey: ['project-of-card', slug],
    queryFn: () => httpClient.getProperty({ params: { id: slug } }),
    retry: false,
  });
}
