import type { PropertyDetail } from '@manemitra/contract/properties';
import { PromoterFace } from '../promoter-face.tsx';
import { Complaints } from './complaints.tsx';
import { OverallReview } from './overall-review.tsx';
import { PastProjects } from './past-projects.tsx';

/** Who builds it: what they promised and when they delivered, who complained, then what others say, and who they are. */
export function ReviewsTab({ detail }: { detail: PropertyDetail }) {
  const { promoter, project } = detail;
  return (
    <div className="flex flex-col gap-10">
      <PastProjects detail={detail} />
      <Complaints detail={detail} />
      <div className="grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:break-inside-avoid">
        <OverallReview detail={detail} />
        <section
          aria-labelledby="builder"
          className="rounded-lg border border-hairline bg-surface p-5"
        >
          <div className="flex items-center gap-3">
            <PromoterFace
              name={promoter.name}
              photo={project.agentPhoto}
              className="size-12 text-lg"
            />
            <h3 id="builder" className="display text-xl">
              Builder Information
            </h3>
          </div>
          <dl className="mt-3 leading-snug">
            <Fact label="Name" value={promoter.name} />
            {promoter.toldAs !== null && (
              <Fact label="Named for this project" value={promoter.toldAs} />
            )}
            <Fact label="Organization type" value={promoter.orgType} />
            <Fact label="Registration number" value={promoter.regNum} />
            <Fact label="Address" value={promoter.address} />
          </dl>
        </section>
      </div>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="grid gap-x-4 border-hairline py-2 not-last:border-b sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={`min-w-0 wrap-anywhere ${value === null ? 'text-ink-faint' : ''}`}>
        {value ?? 'Not disclosed'}
      </dd>
    </div>
  );
}
