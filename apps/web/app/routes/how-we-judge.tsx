import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { OperatorCard } from '#web/features/information/operator-card.tsx';
import { pageMeta } from '#web/features/reading/public.ts';
import { HowWeJudgePage } from '#web/features/verdict/how-we-judge-page.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/how-we-judge.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const operator = await context.get(apiContext).getOperator({});
  return { operator, site: siteUrl(context, url) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'How we judge',
    description:
      'Every rule behind the verdicts on projects, with its source and date: the same for everybody, and nobody can pay.',
    canonical: (loaderData?.site ?? '') + paths.howWeJudge(),
  });
}

export default function HowWeJudge({ loaderData }: Route.ComponentProps) {
  return (
    <HowWeJudgePage>
      <OperatorCard operator={loaderData.operator} />
    </HowWeJudgePage>
  );
}
