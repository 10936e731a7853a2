import { ChevronDown } from 'lucide-react';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import type { Section } from './section.ts';

/** Where in the text what is said; beside it on a wide screen, folded above it on a narrow one. */
export function TableOfContents({
  sections,
}: {
  sections: readonly Pick<Section, 'id' | 'title'>[];
}) {
  const links = (
    <ol className="flex flex-col">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-target items-center border-l-2 border-hairline py-1.5 pl-3 text-sm leading-snug text-ink-soft transition-colors hover:border-areca hover:text-areca"
          >
            <span>
              <UnbrokenText text={title} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="On this page">
      <details className="unfolds group rounded-lg border border-hairline bg-surface lg:hidden">
        <summary className="flex min-h-control cursor-pointer list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-areca transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4">{links}</div>
      </details>
      <div className="hidden lg:block">
        <p className="mb-3 font-semibold">On this page</p>
        {links}
      </div>
    </nav>
  );
}
