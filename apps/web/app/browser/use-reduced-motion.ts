import { useMediaQuery } from './use-media-query.ts';

/** Whether the visitor asked for less motion. The server, which cannot know, says yes. */
export const useReducedMotion = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: reduce)', true);
