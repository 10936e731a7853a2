import { data } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { sendEnquiry } from '#web/features/sellers/enquiry.ts';
import { SellerPage } from '#web/features/sellers/seller-page.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/seller-signup.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return { site: siteUrl(context, url) };
}

/** For browsers without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await sendEnquiry(context.get(apiContext), await request.formData());
  return data(outcome, outcome.kind === 'refused' ? { status: outcome.status } : {});
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendEnquiry(httpClient, await request.formData());
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'For builders, sellers and agents',
    description:
      'List your residential projects in Bengaluru where buyers say in their own words what they want. Your first leads are free.',
    canonical: (loaderData?.site ?? '') + paths.sellerSignup(),
  });
}

export default function SellerSignup({ actionData }: Route.ComponentProps) {
  return <SellerPage outcome={actionData} />;
}
