import { data } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { siteUrl } from '#web/api/site-url.ts';
import { DISCLAIMER } from '#web/features/information/disclaimer.ts';
import {
  withoutDemonstration,
  type LegalDocument,
} from '#web/features/information/legal-document.ts';
import { LegalPage } from '#web/features/information/legal-page.tsx';
import { PRIVACY } from '#web/features/information/privacy.ts';
import { TERMS } from '#web/features/information/terms.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/legal.ts';

/** The addresses that routes.ts gives this page, and what is read there. */
const DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  [paths.terms()]: TERMS,
  [paths.disclaimer()]: DISCLAIMER,
  [paths.privacy()]: PRIVACY,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, '');
  const text = DOCUMENTS[path];
  if (text === undefined) throw data(null, { status: 404 });
  const operator = await context.get(apiContext).getOperator({});
  const document = operator.hasDemonstration ? text : withoutDemonstration(text);
  return { document, operator, canonical: siteUrl(context, url) + path };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { document, canonical } = loaderData;
  return pageMeta({ title: document.title, description: document.intro, canonical });
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} operator={loaderData.operator} />;
}
