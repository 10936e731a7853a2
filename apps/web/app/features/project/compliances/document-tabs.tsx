import { useState } from 'react';
import { useForPaper } from '#web/browser/printing.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { DocumentList } from './document-list.tsx';
import type { DocumentSection } from './document-sections.ts';

/** The lists of papers behind three sub-tabs (spec 2), and one below the other on paper and without JavaScript. */
export function DocumentTabs({ sections }: { sections: readonly DocumentSection[] }) {
  const [shown, setShown] = useState<string>('plan');
  const isForPaper = useForPaper();
  const all = sections.map((section) => (
    <section key={section.id} aria-label={section.label} className="mb-6 print:mb-3">
      <h4 className="mb-1.5 font-semibold print:mb-0">{section.label}</h4>
      <DocumentList section={section} />
    </section>
  ));
  return (
    <>
      <div className="noscript:hidden print:hidden">
        <Tabs
          label="Kinds of documents"
          value={shown}
          onChange={setShown}
          tabs={sections.map((section) => ({
            value: section.id,
            label: (
              <>
                {section.label}
                {section.rows.length > 0 && (
                  <span className="figures ml-1.5 font-normal text-ink-faint">
                    {section.rows.length}
                  </span>
                )}
              </>
            ),
            content: <DocumentList section={section} />,
          }))}
        />
      </div>
      {isForPaper && (
        <div className="hidden grid-cols-3 gap-6 noscript:block print:grid print:break-inside-avoid">
          {all}
        </div>
      )}
    </>
  );
}
