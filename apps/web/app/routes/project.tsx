import { data } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { ProjectPage } from '#web/features/project/project-page.tsx';
import { projectMeta } from '#web/features/project/project-meta.ts';
import type { Route } from './+types/project.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  try {
    const property = await context.get(apiContext).getProperty({ params: { id: params.slug } });
    return { property, site: siteUrl(context, url) };
  } catch (error) {
    if (refusalIn(error)?.code === 'property.not-found') throw data(null, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : projectMeta(loaderData.property, loaderData.site);
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage property={loaderData.property} />;
}
