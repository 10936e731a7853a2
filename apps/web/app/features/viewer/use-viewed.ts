import type { PropertyDetail } from '@manemitra/contract/properties';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import { ringStep } from '#web/features/gallery/public.ts';

/** A project in the ring that is viewed. */
export interface Stop {
  id: string;
  slug: string;
  name: string;
}

const detailOf = (slug: string) => ({
  queryKey: ['property', slug],
  queryFn: (): Promise<PropertyDetail> => httpClient.getProperty({ params: { id: slug } }),
  retry: false,
});

/** The project on the screen; its neighbours, with their first pictures, are fetched before they are asked for. */
export function useViewed(stops: readonly Stop[], at: number, rendered: PropertyDetail) {
  const client = useQueryClient();
  const slug = stops[at]?.slug ?? rendered.slug;
  const query = useQuery({
    ...detailOf(slug),
    ...(slug === rendered.slug ? { initialData: rendered } : {}),
  });
  const isReady = query.data !== undefined;
  useEffect(() => {
    if (!isReady) return;
    for (const by of [1, -1]) {
      const neighbour = stops[ringStep(at, by, stops.length)];
      if (neighbour !== undefined && neighbour.slug !== slug) void preload(neighbour.slug);
    }
    async function preload(neighbour: string): Promise<void> {
      try {
        const { project } = await client.ensureQueryData(detailOf(neighbour));
        const [first] = project.images;
        if (first !== undefined) new Image().src = first.imageUrl;
      } catch {
        // It will be asked for again, and told then, when it is wanted.
      }
    }
  }, [client, stops, at, slug, isReady]);
  return query;
}
