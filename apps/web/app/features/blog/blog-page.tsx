import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { PostMetaLine, Tags } from './post-meta-line.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostSummary } from './post.ts';

/** A page of the list; its first post leads. */
export function BlogPage({
  posts,
  page,
  pages,
}: {
  posts: readonly PostSummary[];
  page: number;
  pages: number;
}) {
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="max-w-3xl">
        <h1 className="reading-title">Blog</h1>
        <p className="mt-3 text-lg text-ink-soft">
          What buyers in Bengaluru ask before they sign. Plain, with sources and dates.
        </p>
      </header>
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2">
        {posts.map((post, at) => (
          <li key={post.slug} className={at === 0 ? 'md:col-span-2' : ''}>
            <PostCard post={post} isLead={at === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-10 flex justify-center">
        <Pagination
          label="Pages of the blog"
          page={page}
          total={pages}
          hrefOf={paths.blog}
          onPage={(target) => void navigate(paths.blog(target))}
        />
      </div>
    </div>
  );
}

function PostCard({ post, isLead }: { post: PostSummary; isLead: boolean }) {
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface transition-colors hover:border-areca ${isLead ? 'lg:flex-row' : ''}`}
    >
      <PostPicture
        name={post.picture}
        className={`aspect-[16/9] w-full shrink-0 ${isLead ? 'lg:aspect-auto lg:w-1/2' : ''}`}
      />
      <div className={`flex flex-1 flex-col gap-3 p-5 ${isLead ? 'md:p-8 lg:justify-center' : ''}`}>
        <Tags tags={post.tags} />
        <h2 className={`display ${isLead ? 'text-2xl lg:text-3xl' : 'text-xl'}`}>
          <Link
            to={paths.blogPost(post.slug)}
            className="rounded-sm group-hover:text-areca after:absolute after:inset-0"
          >
            <UnbrokenText text={post.title} />
          </Link>
        </h2>
        <p className="text-ink-soft">{post.summary}</p>
        <PostMetaLine post={post} />
      </div>
    </article>
  );
}
