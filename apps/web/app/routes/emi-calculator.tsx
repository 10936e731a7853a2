import { dayInIndia } from '@manemitra/domain/moments';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { EmiPage } from '#web/features/emi/emi-page.tsx';
import { priceText } from '#web/features/project-words/public.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/emi-calculator.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('project')?.trim() ?? '';
  return data({
    site: siteUrl(context, url),
    today: dayInIndia(new Date().toISOString()),
    about: slug === '' ? undefined : await projectOf(context, slug),
  });
}

async function projectOf(context: Route.LoaderArgs['context'], slug: string) {
  try {
    const found = await context.get(apiContext).getProperty({ params: { id: slug } });
    const { slug: today, isDemonstration, project } = found;
    const { name, locality, rera } = project;
    return { slug: today, name, locality, price: priceText(found), isDemonstration, rera };
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
    currentUrl.searchParams.get('project') === nextUrl.searchParams.get('project');
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
  return <EmiPage about={about} today={today} />;
}
