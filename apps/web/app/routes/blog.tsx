import { data } from 'react-router';
import { siteUrl } from '#web/api/site-url.ts';
import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { postsOfPage } from '#web/features/blog/posts.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/blog.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const found = postsOfPage(Number(url.searchParams.get('page') ?? 1));
  if (found === undefined) throw data(null, { status: 404 });
  return { ...found, site: siteUrl(context, url) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { page, site } = loaderData;
  return pageMeta({
    title: page === 1 ? 'Blog' : `Blog, page ${page}`,
    description:
      'Khata, RERA, the all-in price, carpet area and water, explained for buyers of homes in Bengaluru, with sources and dates.',
    canonical: site + paths.blog(page),
    preview: 'blog',
  });
}

export default function Blog({ loaderData: { posts, page, pages } }: Route.ComponentProps) {
  return <BlogPage posts={posts} page={page} pages={pages} />;
}
