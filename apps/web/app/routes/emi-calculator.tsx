import { limitFor } from '@manemitra/contract/limit-for';
import { againstLimit } from '@manemitra/domain/against-limit';
import { dayInIndia } from '@manemitra/domain/moments';
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { FoundBy } from '#web/browser/found-by.ts';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { EmiPage } from '#web/features/emi/emi-page.tsx';
import { type LoanInputs, readInputs } from '#web/features/emi/loan-inputs.ts';
import { homeOfUnit } from '#web/features/money/public.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/emi-calculator.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('project')?.trim() ?? '';
  return data({
    site: siteUrl(context, url),
    today: dayInIndia(new Date().toISOString()),
    about:
      slug === '' ? undefined : await projectOf(context, slug, readInputs(url.searchParams).inputs),
  });
}

/** The project of the address with the home that fits its sentence, or the one that was chosen; the search says which and what is left. */
async function projectOf(
  context: Route.LoaderArgs['context'],
  slug: string,
  { q, home: chosen }: Pick<LoanInputs, 'q' | 'home'>,
) {
  try {
    const answer = await context.get(apiContext).searchProperties({
      query: { ids: slug, prompt: q ?? '', detailsLevel: 'full' },
    });
    if (answer.detailsLevel !== 'full') return 'missing' as const;
    const [found] = answer.properties;
    if (found === undefined) return 'missing' as const;
    const { slug: today, isDemonstration, project } = found;
    const unit = found.units.find(({ id }) => id === chosen);
    const home = unit === undefined ? found.home : homeOfUnit(unit);
    const limit = limitFor(home?.unitId, found);
    const left = home === null || limit === null ? undefined : againstLimit(home, limit);
    return {
      slug: today,
      name: project.name,
      locality: project.locality,
      project,
      home,
      difference: left?.text ?? null,
      isDemonstration,
      rera: project.rera,
    };
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return 'missing' as const;
  }
}

/** Only the project comes from the server: everything else is worked out on the page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameProject =
    currentUrl.pathname === nextUrl.pathname &&
    ['project', 'q', 'home'].every(
      (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
    );
  return isSameProject && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  return pageMeta({
    title: 'EMI Calculator',
    description:
      'What a home loan costs each month and in total, what paying ahead saves, and how much home an income carries in Bengaluru.',
    canonical: loaderData.site + paths.emiCalculator(),
    preview: 'emi',
  });
}

export default function EmiCalculator({ loaderData: { about, today } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  return (
    <FoundBy value={address.get('q') ?? undefined}>
      <EmiPage about={about} today={today} />
    </FoundBy>
  );
}
