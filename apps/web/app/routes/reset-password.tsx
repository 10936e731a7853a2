import { data, redirect } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { textOf } from '#web/features/sign-in/form-text.ts';
import { ResetPasswordPage } from '#web/features/staff-sign-in/reset-password-page.tsx';
import { setPassword } from '#web/features/staff-sign-in/set-password.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/reset-password.ts';

const tokenIn = (url: URL): string => url.searchParams.get('token') ?? '';

export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: tokenIn(url) !== '' };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const password = textOf(await request.formData(), 'password');
  const link = { promoterId: params.promoterId, token: tokenIn(url) };
  const outcome = await setPassword(context.get(apiContext), link, password);
  if (outcome.kind === 'set') throw redirect(paths.admin({ password: 'set' }));
  return data(outcome, { status: outcome.status });
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Set your password | ManeMitra' },
    { name: 'robots', content: 'noindex' },
    // The link is a secret until it is used.
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ResetPassword({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResetPasswordPage
      userName={params.promoterId}
      hasToken={loaderData.hasToken}
      outcome={actionData}
    />
  );
}
