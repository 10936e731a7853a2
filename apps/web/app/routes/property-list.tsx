import type { Client } from '@manemitra/contract/client';
import { withoutRingCodes, withRingCode } from '@manemitra/domain/ring-words';
import { SORTS, type Sort } from '@manemitra/query/criteria';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { QueryScope } from '#web/api/query-scope.tsx';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { sentenceInAddress } from '#web/features/results/filters/panel-address.ts';
import { ResultsPage } from '#web/features/results/results-page.tsx';
import {
  listAnswer,
  type Outcome,
  type Search,
  type Unchanged,
} from '#web/features/results/search.ts';
import { previewMeta } from '#web/features/reading/public.ts';
import { useFocusOnArrival } from '#web/browser/use-focus-on-arrival.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/property-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readSearch(url);
  const refined = await filter(context.get(apiContext), url);
  // The address of a list holds the sentence, never a second encoding of it.
  if (refined !== undefined) throw redirect(paths.propertyList({ q: refined, sort: asked.sort }));
  // The box shows an area as words: the sentence has its code again.
  const area = url.searchParams.get('area');
  if (area !== null) {
    throw redirect(paths.propertyList({ q: withRingCode(asked.q, area), sort: asked.sort }));
  }
  const change = (url.searchParams.get('change') ?? '').trim();
  const unchanged = await refine(context.get(apiContext), asked, change);
  const search = { ...asked, unchanged };
  const { outcome, status } = await find(context.get(apiContext), search);
  return data({ search, site: siteUrl(context, url), outcome }, { status });
}

/** A step onto the map over the list, or off it, is another hash alone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSameList && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}

/** The search requested by a filter panel in this address; if it cannot be read, the search stays as it was. */
async function filter(api: Client, url: URL): Promise<string | undefined> {
  try {
    return await sentenceInAddress(api, url);
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return readSearch(url).q;
  }
}

/**
 * Leads to the search that a change in this address makes of the sentence; answers why where it makes nothing of it. One
 * that is refused, as too long, leaves the search as it was.
 */
async function refine(
  api: Client,
  { q, sort }: Search,
  change: string,
): Promise<Unchanged | undefined> {
  if (change === '') return undefined;
  if (q === '') throw redirect(paths.propertyList({ q: change, sort }));
  try {
    const refined = await api.refineQuery({ body: { sentence: q, change } });
    if (refined.outcome === 'unchanged') {
      return { change, unread: refined.unread, isQuestion: refined.isQuestion };
    }
    throw redirect(
      refined.outcome === 'started-over'
        ? paths.propertyList()
        : paths.propertyList({ q: refined.sentence, sort: refined.isSorted ? undefined : sort }),
    );
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return undefined;
  }
}

async function find(
  api: Client,
  { q, sort, cursor }: Search,
): Promise<{ outcome: Outcome; status: number }> {
  if (q === '') return { outcome: { kind: 'nothing-asked' }, status: 200 };
  try {
    const answer = await api.searchProperties({
      query: { prompt: q, detailsLevel: 'card', ...(sort && { sort }), ...(cursor && { cursor }) },
    });
    return { outcome: { kind: 'answered', answer: listAnswer(answer) }, status: 200 };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    return { outcome: { kind: 'failed', message: refusal.message }, status: refusal.status };
  }
}

function readSearch({ searchParams }: URL): Search {
  const sort = searchParams.get('sort');
  return {
    q: (searchParams.get('q') ?? '').trim(),
    sort: SORTS.find((known): known is Sort => known === sort),
    cursor: searchParams.get('cursor') ?? undefined,
    isFiltering: searchParams.get('filters') === 'open',
    isRewriting: searchParams.get('edit') === 'sentence',
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { search, site, outcome } = loaderData;
  const asked = withoutRingCodes(search.q);
  const title = asked === '' ? 'Properties for You' : `${asked} | Properties for You`;
  const sentence = outcome.kind === 'answered' ? outcome.answer.sentence : search.q;
  const description =
    outcome.kind === 'answered'
      ? `${outcome.answer.total} residential projects in Bengaluru fit: ${withoutRingCodes(sentence)}. See for each why it fits and what is not known.`
      : 'Residential projects in Bengaluru that fit what you ask for, and why.';
  const canonical = site + paths.propertyList({ q: sentence });
  return [
    { title: `${title} | ManeMitra` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    ...previewMeta(site, 'list'),
  ];
}

export default function PropertyList({ loaderData: { search, outcome } }: Route.ComponentProps) {
  useFocusOnArrival();
  return (
    <QueryScope>
      <ResultsPage search={search} outcome={outcome} />
    </QueryScope>
  );
}
