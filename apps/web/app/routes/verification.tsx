import { data, redirect } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { askForCode, type Asked, proveCode, sendAgain } from '#web/features/sign-in/code-steps.ts';
import { textOf } from '#web/features/sign-in/form-text.ts';
import { keepNumber, pendingNumberOf } from '#web/features/sign-in/number-cookie.ts';
import { ownPath } from '#web/features/sign-in/own-path.ts';
import { VerificationPage } from '#web/features/sign-in/verification-page.tsx';
import type { Route } from './+types/verification.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get('next'));
  const { account } = await context.get(apiContext).getSession({});
  if (account !== null) throw redirect(next);
  return { next, pending: await pendingNumberOf(request) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const pending = await pendingNumberOf(request);
  const wish = textOf(form, 'do');

  if (wish === 'other-number') {
    throw redirect(here(url), { headers: { 'set-cookie': await keepNumber(undefined, url) } });
  }
  if (pending === undefined || wish === 'number') {
    const asked = await askForCode(api, { phone: textOf(form, 'phone') });
    if (asked.kind === 'refused') return data(answer({ asked }), { status: asked.status });
    const kept = { mobileNumber: asked.mobileNumber, sentAt: Date.now() };
    throw redirect(here(url), { headers: { 'set-cookie': await keepNumber(kept, url) } });
  }
  if (wish === 'resend') {
    const proved = await sendAgain(api, pending.mobileNumber);
    if (proved.kind === 'refused') return data(answer({ proved }), { status: proved.status });
    const cookie = await keepNumber({ ...pending, sentAt: Date.now() }, url);
    return data(answer({ proved }), { headers: { 'set-cookie': cookie } });
  }
  const proved = await proveCode(api, pending.mobileNumber, textOf(form, 'code'));
  if (proved.kind === 'refused') return data(answer({ proved }), { status: proved.status });
  throw redirect(ownPath(url.searchParams.get('next')), {
    headers: { 'set-cookie': await keepNumber(undefined, url) },
  });
}

interface Answer {
  asked?: Asked;
  proved?: Awaited<ReturnType<typeof proveCode>>;
}
const answer = (given: Answer): Answer => given;

/** This page again, by its address, so that going back or reloading sends nothing twice. */
const here = ({ pathname, search }: URL): string => pathname + search;

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Sign in | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <VerificationPage
      pending={loaderData.pending}
      next={loaderData.next}
      asked={actionData?.asked}
      proved={actionData?.proved}
    />
  );
}
