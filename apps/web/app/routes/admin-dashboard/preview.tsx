import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { ProjectPreview } from '#web/features/project/project-preview.tsx';
import { loadParts } from '#web/features/project/parts/part-code.ts';
import { differInPart } from '#web/features/project/parts/parts.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/preview.ts';

/** It has no bars of the site: links that lead on are not part of the preview. */
export const handle = { frame: 'own' };

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const property = await context.get(apiContext).previewProperty({ params });
    await loadParts();
    return { property };
  } catch (error) {
    const code = refusalIn(error)?.code;
    if (code === 'property.not-found' || code === 'input.invalid') {
      throw data(null, { status: 404 });
    }
    if (code === 'access.refused' || code === 'session.required') {
      throw redirect(paths.unauthorized());
    }
    throw error;
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return differInPart(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.property.project.name ?? 'Project';
  return [{ title: `${name} | Preview | ManeMitra` }, { name: 'robots', content: 'noindex' }];
}

export default function Preview({ loaderData, params }: Route.ComponentProps) {
  return (
    <ProjectPreview
      property={loaderData.property}
      editorHref={paths.staff(`modify-component/${params.id}`)}
    />
  );
}
