import { formatDate } from '@manemitra/domain/dates';
import type { PostSummary } from './post.ts';

/** Who wrote a post and when, and how long it takes to read where that is known. */
export function PostMetaLine({ post, minutes }: { post: PostSummary; minutes?: number }) {
  return (
    <p className="figures flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span>{post.author}</span>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {minutes !== undefined && <span>{minutes} min read</span>}
    </p>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-sm bg-areca-tint px-2 py-0.5 text-sm font-semibold text-areca-strong"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
