import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { LegalPage } from '#web/features/information/legal-page.tsx';
import { DISCLAIMER } from '#web/features/information/disclaimer.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/disclaimer.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const operator = await context.get(apiContext).getOperator({});
  return { document: DISCLAIMER, operator, site: siteUrl(context, url) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { document, site } = loaderData;
  return pageMeta({
    title: document.title,
    description: document.intro,
    canonical: site + paths.disclaimer(),
  });
}

export default function Disclaimer({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} operator={loaderData.operator} />;
}
