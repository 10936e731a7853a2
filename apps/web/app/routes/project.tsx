import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { loadParts } from '#web/features/project/parts/part-code.ts';
import { differInPart, shownAt } from '#web/features/project/parts/parts.ts';
import { ProjectPage } from '#web/features/project/project-page.tsx';
import { projectMeta } from '#web/features/project/project-meta.ts';
import {
  leadProjectOf,
  loadPlainAsk,
  PlainAskForm,
  sendPlainAsk,
} from '#web/features/leads/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/project.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const property = await propertyOf(context, params.slug);
  // An old name, or an id, leads for good to the address of today.
  if (property.slug !== params.slug) throw redirect(paths.project(property.slug), 301);
  // Any part may be the one that is drawn here.
  await loadParts();
  const what = url.searchParams.get('ask');
  const asked =
    what === null ? undefined : await loadPlainAsk(context.get(apiContext), property, what);
  return { property, asked, site: siteUrl(context, url) };
}

/** For browsers without JavaScript. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const property = await propertyOf(context, params.slug);
  const form = await request.formData();
  const what = url.searchParams.get('ask') ?? '';
  return sendPlainAsk(context.get(apiContext), property, what, form);
}

async function propertyOf(context: Route.LoaderArgs['context'], slug: string) {
  try {
    return await context.get(apiContext).getProperty({ params: { id: slug } });
  } catch (error) {
    const code = refusalIn(error)?.code;
    // What cannot be the name of a project is that of none.
    if (code === 'property.not-found' || code === 'input.invalid') {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}

/** Everything known of the project has come with whichever part was read first. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return differInPart(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  return projectMeta(loaderData.property, loaderData.site, shownAt({ ...location, hash: '' }));
}

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  const { property, asked } = loaderData;
  return (
    <ProjectPage property={property}>
      {asked && (
        <PlainAskForm
          asked={asked}
          project={leadProjectOf(property)}
          slug={property.slug}
          answer={actionData}
        />
      )}
    </ProjectPage>
  );
}
