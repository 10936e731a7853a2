import { History } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dirtySections, type EditorState } from './editor-state.ts';
import { SECTION_ORDER, SECTION_WORDS } from './section-words.ts';

/** The sections, with what is not saved and how much is not told in each. */
export function SectionNav({ state, current }: { state: EditorState; current: string }) {
  const dirty = new Set(dirtySections(state));
  const { missing } = state.property.completeness;
  return (
    <nav aria-label="Sections" className="min-w-0">
      <ol className="relative scroll-row -mx-4 flex gap-1 px-4 py-1 sm:-mx-6 sm:px-6 @4xl:mx-0 @4xl:flex-col @4xl:px-0">
        {SECTION_ORDER.map((name) => {
          const count = missing.filter((fact) => fact.section === name).length;
          return (
            <NavLine key={name} section={name} isCurrent={current === name}>
              <span className="flex-1">{SECTION_WORDS[name].title}</span>
              {dirty.has(name) ? (
                <span className="rounded-sm bg-haldi-tint px-1.5 text-xs text-haldi">
                  not saved
                </span>
              ) : (
                count > 0 && (
                  <span className="figures rounded-sm border border-dashed border-outline px-1.5 text-xs text-ink-soft">
                    {count}
                    <span className="sr-only"> missing</span>
                  </span>
                )
              )}
            </NavLine>
          );
        })}
        <NavLine section="history" isCurrent={current === 'history'}>
          <History aria-hidden="true" className="size-4 shrink-0" />
          History
        </NavLine>
      </ol>
    </nav>
  );
}

function NavLine({
  section,
  isCurrent,
  children,
}: {
  section: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('section', section);
  const link = useRef<HTMLAnchorElement>(null);

  // On narrow screens the row of sections scrolls by itself.
  useEffect(() => {
    if (!isCurrent || link.current === null) return;
    const row = link.current.closest('ol');
    const place =
      link.current.offsetLeft - ((row?.clientWidth ?? 0) - link.current.offsetWidth) / 2;
    row?.scrollTo({ left: place });
  }, [isCurrent]);

  return (
    <li className="shrink-0">
      <Link
        ref={link}
        to={`?${next.toString()}`}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-10 items-center gap-2 rounded-md border-b-3 border-transparent px-3 whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-areca-tint aria-[current]:font-semibold aria-[current]:text-areca-strong @4xl:border-b-0 @4xl:border-l-3 @4xl:whitespace-normal aria-[current]:border-areca"
      >
        {children}
      </Link>
    </li>
  );
}
