import type { Client } from '@manemitra/contract/client';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { loadParts } from '#web/features/project/parts/part-code.ts';
import { ProjectView } from '#web/features/project/project-view.tsx';
import type { Stop } from '#web/features/viewer/use-viewed.ts';
import {
  type Asked,
  asksTheSame,
  placeOf,
  readAsked,
  tooManyText,
} from '#web/features/viewer/viewer-address.ts';
import { NothingAsked, NothingFound, ViewerFailure } from '#web/features/viewer/viewer-message.tsx';
import { ViewerPage } from '#web/features/viewer/viewer-page.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/dashboard.ts';

type Outcome =
  | { kind: 'viewed'; stops: Stop[]; missing: string[]; rendered: PropertyDetail }
  | { kind: 'nothing-asked' }
  | { kind: 'nothing-found'; areMissing: boolean }
  | { kind: 'failed'; message: string; canRetry: boolean };

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readAsked(url);
  const { outcome, status } = await find(context.get(apiContext), asked);
  return data({ asked, site: siteUrl(context, url), outcome }, { status });
}

async function find(api: Client, asked: Asked): Promise<{ outcome: Outcome; status: number }> {
  const { ids, q, sort, cursor, isTextSearch } = asked;
  if (ids.length === 0 && q === '') return { outcome: { kind: 'nothing-asked' }, status: 200 };
  const tooMany = tooManyText(ids);
  if (tooMany !== undefined) {
    return { outcome: { kind: 'failed', message: tooMany, canRetry: false }, status: 400 };
  }
  try {
    const answer = await api.searchProperties({
      query: {
        prompt: q,
        searchType: isTextSearch ? 'text' : 'smart',
        detailsLevel: 'card',
        ...(ids.length > 0 && { ids: ids.join(',') }),
        ...(sort && { sort }),
        ...(cursor && { cursor }),
      },
    });
    const stops = answer.properties.map(({ id, slug, project }) => ({
      id,
      slug,
      name: project.name,
    }));
    const stop = stops[placeOf(stops, asked.project)];
    if (stop === undefined) {
      const areMissing = answer.missing.length > 0;
      return { outcome: { kind: 'nothing-found', areMissing }, status: areMissing ? 404 : 200 };
    }
    const [rendered] = await Promise.all([
      api.getProperty({ params: { id: stop.slug } }),
      // Any part may be the one that is drawn here.
      loadParts(),
    ]);
    return { outcome: { kind: 'viewed', stops, missing: answer.missing, rendered }, status: 200 };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    if (refusal.status === 401) throw redirect(paths.home()); // spec 2
    const { message, status } = refusal;
    return { outcome: { kind: 'failed', message, canRetry: true }, status };
  }
}

/** Turning to another of the same projects asks only for that project, and the page does it itself; another part asks for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.href === nextUrl.href;
  return !isSamePage && asksTheSame(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const noIndex = { name: 'robots', content: 'noindex' };
  if (loaderData?.outcome.kind !== 'viewed')
    return [{ title: 'View projects | ManeMitra' }, noIndex];
  const { site, outcome } = loaderData;
  return [
    noIndex,
    { tagName: 'link', rel: 'canonical', href: site + paths.project(outcome.rendered.slug) },
  ];
}

export default function Dashboard({ loaderData: { asked, outcome } }: Route.ComponentProps) {
  const { q, sort, cursor } = asked;
  if (outcome.kind === 'nothing-asked') return <NothingAsked />;
  if (outcome.kind === 'nothing-found') {
    return <NothingFound q={q} areMissing={outcome.areMissing} />;
  }
  if (outcome.kind === 'failed') {
    return <ViewerFailure message={outcome.message} canRetry={outcome.canRetry} q={q} />;
  }
  const { stops, missing, rendered } = outcome;
  const listHref = paths.propertyList({ q, sort, cursor });
  return (
    <ViewerPage stops={stops} missing={missing} rendered={rendered} listHref={listHref}>
      {(detail) => <ProjectView detail={detail} listHref={listHref} />}
    </ViewerPage>
  );
}
