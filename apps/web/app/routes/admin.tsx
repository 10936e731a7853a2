import { data, redirect } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { apiContext } from '#web/api/server-context.ts';
import { leave } from '#web/api/session-end.ts';
import { rememberSession } from '#web/api/session-start.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { forgetDraftOfOthers, pathOfOwnDraft } from '#web/browser/draft.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { textOf } from '#web/features/sign-in/form-text.ts';
import { AdminPage } from '#web/features/staff-sign-in/admin-page.tsx';
import { signInStaff } from '#web/features/staff-sign-in/sign-in-staff.ts';
import { tellLogin } from '#web/features/staff-sign-in/tell-login.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/admin.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await context.get(apiContext).getSession({});
  return {
    site: siteUrl(context, url),
    signedIn: account !== null && account.role !== 'user' ? account : undefined,
    hasNewPassword: url.searchParams.get('password') === 'set',
  };
}

const credentialsIn = (form: FormData) => ({
  userName: textOf(form, 'userName'),
  password: textOf(form, 'password'),
  role: textOf(form, 'role'),
  code: form.has('code') ? textOf(form, 'code') : undefined,
});

/** For browsers without JavaScript, which see no toast: a failure is said at the form, which they do not leave. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  if (textOf(form, 'do') === 'sign-out') {
    await api.signOut({});
    throw redirect(paths.home());
  }
  const outcome = await signInStaff(api, credentialsIn(form));
  if (outcome.kind === 'refused') return data(outcome, { status: outcome.status });
  throw redirect(paths.dashboard());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  if (textOf(form, 'do') === 'sign-out') {
    await httpClient.signOut({});
    leave();
    return undefined;
  }
  const outcome = await signInStaff(httpClient, credentialsIn(form));
  if (outcome.kind === 'signed-in') {
    rememberSession(outcome.user);
    tellLogin();
    forgetDraftOfOthers();
    // As spec 4 says, except for somebody whose session ended in the middle of something.
    throw redirect(pathOfOwnDraft() ?? paths.dashboard());
  }
  return outcome;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'Builder and seller login',
    description: 'Where builders, sellers and staff of ManeMitra sign in.',
    canonical: (loaderData?.site ?? '') + paths.admin(),
  });
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      signedIn={loaderData.signedIn}
      hasNewPassword={loaderData.hasNewPassword}
      outcome={actionData}
    />
  );
}
