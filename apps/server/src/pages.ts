import { contract, type EndpointName } from '@manemitra/contract/contract';
import type { Config } from './config.ts';
import { type PageOptions, pageRenderer, type RenderPage } from './platform/ssr/render-page.ts';
import { FRAME_ORIGIN } from './providers/street-view/google-street-view.ts';

interface PageNeeds extends Pick<
  PageOptions,
  'web' | 'isDevelopment' | 'uploadsGoTo' | 'clientFor'
> {
  today: () => string;
}

/** The pages of the web app, as the settings want them. */
export function pagesOf(config: Config, { today, ...needs }: PageNeeds): Promise<RenderPage> {
  return pageRenderer({
    ...needs,
    publicUrl: config.publicUrl,
    framesFrom: config.googleMapsEmbedKey === undefined ? undefined : FRAME_ORIGIN,
    socialLinks: config.socialLinks,
    hasOfflinePages: config.offlinePages,
    ...(needs.isDevelopment ? {} : { keeping: { ...KEPT_PAGES, today } }),
  });
}

/** The pages that most visitors open; they are made of answers that are kept too. */
const KEPT_PAGES = {
  isPublic: (path: string) => /^\/($|projects\/|dashboard\/property-list)/.test(path),
  isReading: (name: string) => contract[name as EndpointName].method === 'GET',
  maxBytes: 32 * 1024 * 1024,
};
