import { type ReactNode, useState } from 'react';
import { PortalHome } from '#web/ui/portal-home.ts';

export type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

/** A part of the guide, reached from its list of contents. */
export function GuideSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="scroll-mt-6">
      <h2 id={id} className="display scroll-mt-6 text-3xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-lg leading-snug text-ink-soft">{text}</p>
      <div className="mt-5 flex flex-col gap-8">{children}</div>
    </section>
  );
}

/**
 * One component in both themes, side by side where there is room. What it draws gets the name of its
 * theme, so that landmarks of the two can be told apart.
 */
export function Specimen({
  title,
  isWide = false,
  children,
}: {
  title: string;
  /** Shown under each other, for what looks different with more room. */
  isWide?: boolean;
  children: (theme: Theme) => ReactNode;
}) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <div className={`grid grid-cols-1 gap-3 ${isWide ? '' : 'lg:grid-cols-2'}`}>
        {THEMES.map((theme) => (
          <Panel key={theme} theme={theme}>
            {children(theme)}
          </Panel>
        ))}
      </div>
    </div>
  );
}

function Panel({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [home, setHome] = useState<HTMLElement | null>(null);
  return (
    <div
      data-theme={theme}
      className="min-w-0 rounded-lg border border-hairline bg-ground p-4 text-ink sm:p-6"
    >
      <PortalHome value={home}>
        <div className="flex flex-col gap-5">{children}</div>
      </PortalHome>
      <div ref={setHome} />
    </div>
  );
}

/** Some states in a row, as far as they fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** States under each other. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-6">{children}</div>;
}
