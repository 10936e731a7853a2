import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { AboutPage } from '#web/features/information/about-page.tsx';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/about-us.ts';

/** Shown at two addresses (spec 2); the public one is its own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const operator = await context.get(apiContext).getOperator({});
  return { operator, site: siteUrl(context, url) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'About',
    description:
      'Why ManeMitra exists, its rules, where its facts come from and how it earns money: a search for homes in Bengaluru that says what is not known.',
    canonical: (loaderData?.site ?? '') + paths.about(),
  });
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <AboutPage operator={loaderData.operator} />;
}
