import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { ProjectPreview } from '#web/features/project/project-preview.tsx';
import { loadParts } from '#web/features/project/parts/part-code.ts';
import { differInPart } from '#web/features/project/parts/parts.ts';
import { paths } from '#web/paths.ts';
import { refusedToStaff } from './refused-to-staff.ts';
import type { Route } from './+types/preview.ts';

/** It has no bars of the site: links that lead on are not part of the preview. */
export const handle = { frame: 'own' };

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const property = await context.get(apiContext).previewProperty({ params });
    await loadParts();
    return { property };
  } catch (error) {
    throw refusedToStaff(error);
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
