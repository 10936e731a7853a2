import type { Client } from '@manemitra/contract/client';
import { data, useSearchParams } from 'react-router';
import { FoundBy } from '#web/browser/found-by.ts';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { idsIn, whyNot } from '#web/features/compare/compare-address.ts';
import { type Comparison, ComparePage } from '#web/features/compare/compare-page.tsx';
import { COMPARE_TEXTS } from '#web/features/compare/compare-texts.ts';
import { sharedKind } from '#web/features/compare/shared-kind.ts';
import { leadProjectOf } from '#web/features/leads/public.ts';
import { toAskFor } from '#web/features/project/compliances/question-list.ts';
import { loanOnPrice } from '#web/features/emi/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/property-comparator.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = idsIn(url.searchParams);
  const refusal = whyNot(ids);
  if (refusal !== undefined) {
    const comparison: Comparison = { kind: 'nothing', text: refusal, missing: [] };
    return data({ comparison }, { status: ids.length === 0 ? 200 : 400 });
  }
  return compare(context.get(apiContext), ids, (url.searchParams.get('q') ?? '').trim());
}

async function compare(api: Client, ids: readonly string[], prompt: string) {
  try {
    const { properties, missing, rows, delays, metro } = await api.compareProperties({
      query: { propertyIds: ids.join(',') },
    });
    // Without a sentence the cheapest of one may be a 2 BHK, and of the next a 4 BHK.
    const sentence = prompt === '' ? (sharedKind(properties) ?? '') : prompt;
    // Which home of each fits it: the one that its card speaks of.
    const [{ properties: judged }, ...details] = await Promise.all([
      api.searchProperties({
        query: { ids: ids.join(','), prompt: sentence, detailsLevel: 'card' },
      }),
      ...properties.map(({ slug }) => api.getProperty({ params: { id: slug } })),
    ]);
    // One project that is left, or named twice, is nothing to compare (spec 2).
    if (properties.length < 2) return nothing(missing, 200);
    const homes = properties.map(({ id, project, units, verdict }, at) => {
      const found = judged.find((one) => one.id === id);
      return {
        property: { project, units, verdict },
        home: found?.home ?? null,
        difference: found?.difference?.text ?? null,
        delays: delays[at] ?? null,
        metro: metro[at] ?? null,
        toAskFor: details[at] === undefined ? null : toAskFor(details[at]),
      };
    });
    const projects = properties.map(({ slug, isDemonstration, project, verdict }, at) => ({
      slug,
      isDemonstration,
      project,
      verdict,
      href: paths.project(slug, { home: homes[at]?.home?.unitId }),
      emiHref: paths.emiCalculator({
        project: slug,
        ...(prompt !== '' && { q: prompt }),
        ...loanOnPrice(homes[at]?.home?.price ?? project.prices.min ?? project.price),
      }),
    }));
    const contacts = details.map(leadProjectOf);
    const comparison: Comparison = { kind: 'compared', projects, homes, contacts, rows, missing };
    return data({ comparison });
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.code !== 'property.not-found') throw error;
    return nothing([...ids], refusal.status);
  }
}

function nothing(missing: string[], status: number) {
  const comparison: Comparison = { kind: 'nothing', text: COMPARE_TEXTS.selectOne, missing };
  return data({ comparison }, { status });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const comparison = loaderData?.comparison;
  const names =
    comparison?.kind === 'compared'
      ? `${comparison.projects.map(({ project }) => project.name).join(', ')}: `
      : '';
  return [
    { title: `${names}Compare projects | ManeMitra` },
    { name: 'description', content: 'Residential projects in Bengaluru side by side.' },
    // Any three of all projects would be a page of its own.
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PropertyComparator({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams();
  return (
    <FoundBy value={address.get('q') ?? undefined}>
      <ComparePage comparison={loaderData.comparison} />
    </FoundBy>
  );
}
