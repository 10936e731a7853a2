import { useState } from 'react';
import { Tabs } from '#web/ui/tabs.tsx';
import { DocumentList } from './document-list.tsx';
import type { DocumentSection } from './document-sections.ts';

/** The lists of papers behind three sub-tabs (spec 2), and one below the other without JavaScript. */
export function DocumentTabs({ sections }: { sections: readonly DocumentSection[] }) {
  const [shown, setShown] = useState<string>('plan');
  return (
    <>
      <div className="noscript:hidden">
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
      <noscript>
        {sections.map((section) => (
          <section key={section.id} aria-label={section.label} className="mb-6">
            <h4 className="mb-1.5 font-semibold">{section.label}</h4>
            <DocumentList section={section} />
          </section>
        ))}
      </noscript>
    </>
  );
}
