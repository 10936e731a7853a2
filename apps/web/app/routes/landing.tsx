import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { EXAMPLE_PROMPT, greetingFrom } from '#web/features/assistant/public.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { previewMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/landing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [greeting, example, health] = await Promise.all([
    greetingFrom(api),
    refusedAsUndefined(
      api.searchProperties({ query: { prompt: EXAMPLE_PROMPT, detailsLevel: 'card', limit: 3 } }),
    ),
    refusedAsUndefined(api.getHealth({})),
  ]);
  return {
    site: siteUrl(context, url),
    greeting,
    example: example !== undefined && example.total > 0 ? example : undefined,
    counts: health,
  };
}

/** The page is worth showing without the part that was refused; a bug still fails it. */
async function refusedAsUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return undefined;
  }
}

const TITLE = 'ManeMitra: say what home you want in Bengaluru';
const DESCRIPTION =
  'Describe the home in your own words. See how each word was understood, which residential projects in Bengaluru fit, why, and what is not known about them.';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const site = loaderData?.site ?? '';
  return [
    { title: TITLE },
    { name: 'description', content: DESCRIPTION },
    { tagName: 'link', rel: 'canonical', href: site + paths.home() },
    { property: 'og:title', content: TITLE },
    { property: 'og:description', content: DESCRIPTION },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: site + paths.home() },
    ...previewMeta(site, 'home'),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'ManeMitra',
        url: site + paths.home(),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site}${paths.propertyList()}?q={query}`,
          'query-input': 'required name=query',
        },
      },
    },
  ];
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { greeting, example, counts } = loaderData;
  return <LandingPage greeting={greeting} example={example} counts={counts} />;
}
