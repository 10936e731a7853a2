import type { PropertyDetail } from '@manemitra/contract/properties';
import { formatDate } from '@manemitra/domain/dates';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { factSheet } from './fact-sheet.ts';
import { Gallery } from './gallery.tsx';
import { khathaText, priceText, provenanceText, reraState } from './project-facts.ts';
import { UnitTable } from './unit-table.tsx';

/** Everything known about one project, and plainly what is not. */
export function ProjectPage({ property }: { property: PropertyDetail }) {
  const { project } = property;
  return (
    <article className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6">
      {project.locality !== null && (
        <nav aria-label="Breadcrumb" className="mb-4 text-sm text-ink-soft">
          <Link
            to={paths.propertyList({ q: `in ${project.locality}` })}
            className="inline-flex min-h-6 items-center underline decoration-outline underline-offset-4 hover:decoration-current"
          >
            Projects in {project.locality}
          </Link>
        </nav>
      )}
      {property.isDemonstration && (
        <p className="mb-4 flex items-start gap-2.5 rounded-md bg-tabebuia-tint px-3 py-2 text-base leading-snug text-tabebuia">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          Demonstration project: it, its promoter and its figures are invented to show how this page
          works.
        </p>
      )}
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <div>
            <Gallery property={property} />
            <SummaryBar property={property} />
          </div>
          <Section id="units" title="Homes and prices">
            <UnitTable units={property.units} />
          </Section>
          {project.description !== null && (
            <Section id="about" title="About the project">
              <p className="max-w-prose whitespace-pre-line">{project.description}</p>
            </Section>
          )}
          <Section id="amenities" title="Amenities">
            <Amenities amenities={project.amenities} />
          </Section>
        </div>
        <aside aria-label="Facts" className="flex flex-col gap-4">
          <FactsCard property={property} />
          <p className="text-sm text-ink-soft">
            {property.provenance.sourceUrl === null ? (
              provenanceText(property)
            ) : (
              <a href={property.provenance.sourceUrl} rel="noreferrer" className="underline">
                {provenanceText(property)}
              </a>
            )}
          </p>
        </aside>
      </div>
    </article>
  );
}

function SummaryBar({ property }: { property: PropertyDetail }) {
  const { project } = property;
  const entries: [label: string, value: string][] = [
    ['Promoter', project.promoterName],
    ['Khatha', khathaText(property) ?? 'N/A'],
    ['Locality', project.locality ?? 'Not disclosed'],
  ];
  return (
    <header className="mt-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="min-w-0">
        <h1 className="display text-3xl leading-tight sm:text-4xl">{project.name}</h1>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {entries.map(([label, value]) => (
            <div key={label} className="flex gap-1.5">
              <dt className="text-ink-faint">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="display figures text-3xl text-areca">{priceText(property)}</p>
    </header>
  );
}

function FactsCard({ property }: { property: PropertyDetail }) {
  return (
    <dl className="rounded-lg border border-hairline bg-surface px-4 text-base leading-snug">
      {[...factSheet(property), reraFact(property)].map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-4 border-hairline py-2.5 not-last:border-b"
        >
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd
            className={`figures min-w-0 text-right wrap-anywhere ${value === null ? 'text-ink-faint' : ''}`}
          >
            {value ?? 'Not disclosed'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function reraFact(property: PropertyDetail): { label: string; value: string } {
  const { reraNumber, reraCheckedOn } = property.project;
  const state = reraState(property);
  const checked = reraCheckedOn === null ? '' : `, checked on ${formatDate(reraCheckedOn)}`;
  if (state === 'registered') return { label: 'RERA id', value: `${reraNumber}${checked}` };
  return {
    label: 'RERA id',
    value: state === 'not-found' ? `None found${checked}` : 'Not checked yet',
  };
}

function Amenities({ amenities }: { amenities: PropertyDetail['project']['amenities'] }) {
  if (amenities === null) return <p>Amenities details will be available soon.</p>;
  if (amenities.length === 0) return <p>The promoter lists none.</p>;
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-t border-hairline sm:grid-cols-3">
      {amenities.map(({ id, name }) => (
        <li key={id} className="border-b border-hairline py-2">
          {name}
        </li>
      ))}
    </ul>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
