import type { PropertyDetail } from '@manemitra/contract/properties';
import { useEffect, useSyncExternalStore } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import { ringStep } from '#web/ui/swipe.ts';
import { createProjectStore, type Kept } from './project-store.ts';

/** A project in the ring that is viewed. */
export interface Stop {
  id: string;
  slug: string;
  name: string;
}

/** Of the whole visit; the server renders one project and keeps none. */
const projects = createProjectStore((slug) => httpClient.getProperty({ params: { id: slug } }));

/** The project on the screen; its neighbours, with their first pictures, are fetched before they are asked for. */
export function useViewed(
  stops: readonly Stop[],
  at: number,
  rendered: PropertyDetail,
): Kept & { refetch: () => void } {
  const slug = stops[at]?.slug ?? rendered.slug;
  const isRendered = slug === rendered.slug;
  const look = () => projects.look(slug);
  const kept = useSyncExternalStore(projects.watch, look, look);
  const detail = kept.detail ?? (isRendered ? rendered : undefined);
  const isReady = detail !== undefined;

  useEffect(() => {
    if (!isRendered) void projects.fetch(slug);
  }, [slug, isRendered]);
  useEffect(() => {
    if (!isReady) return;
    for (const by of [1, -1]) {
      const neighbour = stops[ringStep(at, by, stops.length)]?.slug;
      if (neighbour !== undefined && neighbour !== rendered.slug) void preload(neighbour);
    }
  }, [stops, at, rendered.slug, isReady]);
  return { ...kept, detail, refetch: () => void projects.fetch(slug) };
}

/** One that fails is asked for again when it is wanted, and told then. */
async function preload(slug: string): Promise<void> {
  await projects.fetch(slug);
  const [first] = projects.look(slug).detail?.project.images ?? [];
  if (first !== undefined) new Image().src = first.imageUrl;
}
