import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { PropertyEditorPage } from '#web/features/property-editor/property-editor-page.tsx';
import { refusedToStaff } from './refused-to-staff.ts';
import type { Route } from './+types/modify-component.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { property: await context.get(apiContext).getStaffProperty({ params }) };
  } catch (error) {
    throw refusedToStaff(error);
  }
}

/** Another section of the same project needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.property.sections.basics.name ?? 'Project';
  return [{ title: `${name} | Edit | ManeMitra` }, { name: 'robots', content: 'noindex' }];
}

export default function ModifyComponent({ loaderData: { property } }: Route.ComponentProps) {
  return <PropertyEditorPage key={property.id} property={property} />;
}
