import type { Client } from '@manemitra/contract/client';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { ImportPage } from '#web/features/property-import/import-page.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/import-properties.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  try {
    const { items } = await api.listImports({ query: {} });
    return { recent: items, initial: await named(api, url.searchParams.get('import')) };
  } catch (error) {
    if (refusalIn(error)?.code === 'access.refused') throw redirect(paths.unauthorized());
    throw error;
  }
}

/** The import that the address names; none where there is none of that number. */
async function named(api: Client, id: string | null): Promise<ImportView | null> {
  if (id === null) return null;
  try {
    return await api.getImport({ params: { id } });
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return null;
  }
}

/** The page itself asks how far an import is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import projects | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function ImportProperties({ loaderData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} />;
}
