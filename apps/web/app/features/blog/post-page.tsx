import { Link, useNavigate } from 'react-router';
import { minutesToRead, Sections, TableOfContents } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { linkStyle } from '#web/ui/button.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { PostMetaLine, Tags } from './post-meta-line.tsx';
import { PostPicture } from './post-picture.tsx';
import type { Post } from './post.ts';

export function PostPage({ post }: { post: Post }) {
  const navigate = useNavigate();
  return (
    <article className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 sm:py-10">
      <Breadcrumb
        entries={[{ label: 'Blog', href: paths.blog() }]}
        current={post.title}
        onFollow={(href) => void navigate(href)}
      />
      <header className="mt-4 grid grid-cols-1 items-center gap-6 md:grid-cols-2 md:gap-10">
        <div className="flex flex-col gap-4">
          <Tags tags={post.tags} />
          <h1 className="reading-title">
            <UnbrokenText text={post.title} />
          </h1>
          <p className="text-lg text-ink-soft">{post.summary}</p>
          <PostMetaLine post={post} minutes={minutesToRead(post.sections)} />
        </div>
        <PostPicture
          name={post.picture}
          className="aspect-[16/9] w-full rounded-lg border border-hairline"
        />
      </header>
      <div className="mt-10 grid grid-cols-1 gap-8 border-t border-hairline pt-8 lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-16">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <TableOfContents sections={[...post.sections, { id: 'sources', title: 'Sources' }]} />
        </div>
        <div className="min-w-0">
          <Sections sections={post.sections} />
          <NextSteps next={post.next} />
          <Sources sources={post.sources} />
        </div>
      </div>
    </article>
  );
}

function NextSteps({ next }: Pick<Post, 'next'>) {
  return (
    <section aria-labelledby="next" className="mt-10">
      <h2 id="next" className="display text-2xl">
        What to do next
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {next.map(({ label, href, text }) => (
          <li
            key={href}
            className="relative speaks border border-areca bg-areca-tint p-4 transition-colors hover:bg-surface"
          >
            <Link
              to={href}
              className="rounded-sm font-semibold text-areca-strong after:absolute after:inset-0"
            >
              <UnbrokenText text={label} />
            </Link>
            <p className="mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ sources }: Pick<Post, 'sources'>) {
  return (
    <section aria-labelledby="sources" className="mt-10 border-t border-hairline pt-8">
      <h2 id="sources" className="display scroll-mt-6 text-2xl">
        Sources
      </h2>
      <p className="mt-2 text-ink-soft">
        Mostly newspapers and advice pages, as far as we could read them. An authority’s own page
        counts more. This is general information, not legal advice.
      </p>
      <ul className="mt-3 list-disc space-y-2 pl-6 text-sm marker:text-areca">
        {sources.map(({ name, url }) => (
          <li key={name}>
            {url === null ? (
              name
            ) : (
              <a href={url} rel="noreferrer" className={linkStyle}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
