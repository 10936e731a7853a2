import { data, redirect } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { askForCode } from '#web/features/sign-in/code-steps.ts';
import { textOf } from '#web/features/sign-in/form-text.ts';
import { keepNumber } from '#web/features/sign-in/number-cookie.ts';
import { ownPath } from '#web/features/sign-in/own-path.ts';
import { RegisterPage } from '#web/features/sign-in/register-page.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/register.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get('next'));
  const { account } = await context.get(apiContext).getSession({});
  if (account !== null) throw redirect(next);
  return { site: siteUrl(context, url), next };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = { name: textOf(form, 'name'), phone: textOf(form, 'phone') };
  const asked = await askForCode(context.get(apiContext), typed);
  if (asked.kind === 'refused') return data(asked, { status: asked.status });
  const pending = { mobileNumber: asked.mobileNumber, sentAt: Date.now() };
  throw redirect(paths.verification(ownPath(url.searchParams.get('next'))), {
    headers: { 'set-cookie': await keepNumber(pending, url) },
  });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'Open your account',
    description: 'Open an account with your name and mobile number. Searching needs none.',
    canonical: (loaderData?.site ?? '') + paths.register(),
  });
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage outcome={actionData} next={loaderData.next} />;
}
