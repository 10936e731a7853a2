import { data, redirect } from 'react-router';
import { siteUrl } from '#web/api/site-url.ts';
import { PostPage } from '#web/features/blog/post-page.tsx';
import { postBySlug } from '#web/features/blog/posts.ts';
import { structuredPost } from '#web/features/blog/structured-post.ts';
import { pageMeta } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/blog-details.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('post');
  if (slug === null || slug === '') throw redirect(paths.blog());
  const post = postBySlug(slug);
  if (post === undefined) throw data(null, { status: 404 });
  return { post, site: siteUrl(context, url) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { post, site } = loaderData;
  return [
    ...pageMeta({
      title: post.title,
      description: post.summary,
      canonical: site + paths.blogPost(post.slug),
      type: 'article',
      preview: 'blog',
    }),
    { 'script:ld+json': structuredPost(post, site) },
  ];
}

export default function BlogDetails({ loaderData: { post } }: Route.ComponentProps) {
  return <PostPage post={post} />;
}
