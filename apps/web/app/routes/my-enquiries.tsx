import { redirect } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { MyEnquiriesPage } from '#web/features/leads/my-enquiries-page.tsx';
import { withdraw } from '#web/features/leads/withdraw.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Route } from './+types/my-enquiries.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1;
  try {
    return { leads: await context.get(apiContext).listOwnLeads({ query: { page } }) };
  } catch (error) {
    const code = refusalIn(error)?.code;
    if (code === 'session.required') throw redirect(paths.home({ begin: 'login' }));
    if (code === 'access.refused') throw redirect(paths.unauthorized());
    throw error;
  }
}

/** For browsers without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  return withdraw(context.get(apiContext), await request.formData());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const outcome = await withdraw(httpClient, await request.formData());
  showToast({ kind: outcome.isDone ? 'success' : 'failure', text: outcome.message });
  return outcome;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Who has my number | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function MyEnquiries({ loaderData }: Route.ComponentProps) {
  return <MyEnquiriesPage leads={loaderData.leads} />;
}
