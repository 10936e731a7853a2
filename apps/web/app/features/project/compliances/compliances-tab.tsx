import type { PropertyDetail } from '@manemitra/contract/properties';
import { complianceFacts } from './compliance-facts.ts';
import { documentSections } from './document-sections.ts';
import { DocumentTabs } from './document-tabs.tsx';
import { FactsList } from './facts-list.tsx';
import { Ladders } from './ladders.tsx';
import { MissingDocuments } from './missing-documents.tsx';

/** First what is missing, then what is proven, and last what the project's standing commonly means. */
export function CompliancesTab({ detail }: { detail: PropertyDetail }) {
  return (
    <div className="@container min-w-0">
      <div className="flex flex-col gap-12 print:block print:space-y-6">
        <MissingDocuments detail={detail} />
        <div className="grid items-start gap-x-12 gap-y-8 @4xl:grid-cols-[22rem_minmax(0,1fr)]">
          <section aria-labelledby="where-it-stands">
            <h3 id="where-it-stands" className="display mb-2 text-xl">
              At a glance
            </h3>
            <FactsList facts={complianceFacts(detail)} />
          </section>
          <section aria-labelledby="documents" className="min-w-0">
            <h3 id="documents" className="display mb-1 text-xl">
              Documents
            </h3>
            <DocumentTabs sections={documentSections(detail.documents)} />
          </section>
        </div>
        <Ladders detail={detail} />
      </div>
    </div>
  );
}
