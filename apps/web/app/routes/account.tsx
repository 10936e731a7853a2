import { data, redirect } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { act } from '#web/features/account/account-actions.ts';
import { AccountPage, NoAccount } from '#web/features/account/account-page.tsx';
import { textOf } from '#web/features/sign-in/form-text.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { account } = await api.getSession({});
  if (account === null) return { account };
  // Staff have theirs in their dashboard.
  if (account.role !== 'user') throw redirect(paths.staff('account'));
  const [own, { sessions }] = await Promise.all([api.getAccountData({}), api.listOwnSessions({})]);
  return { account, own, sessions };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const api = context.get(apiContext);
    const typed = { code: textOf(form, 'code'), id: textOf(form, 'id') };
    const outcome = await act(api, textOf(form, 'do'), typed);
    if (outcome.kind === 'signed-out') throw redirect(paths.home());
    return data(outcome, outcome.kind === 'refused' ? { status: outcome.status } : {});
  } catch (error) {
    // The session ended meanwhile: this page says so.
    if (refusalIn(error)?.code === 'session.required') throw redirect(paths.account());
    throw error;
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your account | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.account === null) {
    return <NoAccount wasDeleted={actionData?.kind === 'deleted'} />;
  }
  return <AccountPage {...loaderData} outcome={actionData} />;
}
