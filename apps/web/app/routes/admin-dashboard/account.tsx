import { data, redirect } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { actOnSessions } from '#web/features/account/public.ts';
import { textOf } from '#web/features/sign-in/form-text.ts';
import { OwnAccountScreen } from '#web/features/staff/account/own-account-screen.tsx';
import { staffContext } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import { actOnSecondFactor, changePassword } from '#web/features/staff-sign-in/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ sessions, tokens }, factor] = await Promise.all([
    api.listOwnSessions({}),
    api.getSecondFactor({}),
  ]);
  return { account: context.get(staffContext), sessions, tokens, factor };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  try {
    const wish = textOf(form, 'do');
    const typed = {
      currentPassword: textOf(form, 'currentPassword'),
      newPassword: textOf(form, 'newPassword'),
      code: textOf(form, 'code'),
      secret: textOf(form, 'secret'),
      link: textOf(form, 'link'),
    };
    const outcome =
      (await actOnSessions(api, wish, textOf(form, 'id'))) ??
      (await actOnSecondFactor(api, wish, typed)) ??
      (await changePassword(api, typed));
    if (outcome.kind === 'signed-out') throw redirect(paths.home());
    return data(outcome, 'status' in outcome ? { status: outcome.status } : {});
  } catch (error) {
    // The session ended meanwhile. Passwords are nothing to keep for the return.
    if (refusalIn(error)?.code === 'session.required') throw redirect(paths.admin());
    throw error;
  }
}

export const meta = staffMeta('Your account');

export default function OwnAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnAccountScreen {...loaderData} outcome={actionData} />;
}
