import { Sections, TableOfContents } from '#web/features/reading/public.ts';
import type { LegalDocument, Operator } from './legal-document.ts';
import { OperatorCard } from './operator-card.tsx';

/** A text with rules, in sections of a readable width. */
export function LegalPage({ document, operator }: { document: LegalDocument; operator: Operator }) {
  const { title, intro, effective, sections } = document;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="max-w-3xl">
        <p className="figures font-semibold text-areca">{effective}</p>
        <h1 className="reading-title mt-2">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{intro}</p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-8 border-t border-hairline pt-8 lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-16">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <TableOfContents sections={[...sections, { id: 'operator', title: 'Who to write to' }]} />
        </div>
        <div className="min-w-0">
          <Sections sections={sections} />
          <OperatorCard operator={operator} />
        </div>
      </div>
    </div>
  );
}
