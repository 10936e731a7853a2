import { isInRegister } from '@manemitra/domain/rera-standing';
import { useFoundBy } from '#web/browser/found-by.ts';
import type { ComparisonRow } from '@manemitra/contract/compare';
import type { Property } from '@manemitra/contract/property';
import { Calculator, Trophy, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ProjectPicture, RegisterLink } from '#web/features/project-card/public.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkStyle } from '#web/ui/button.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { bestWord, isShownWithItsNote, scopeText, unknownText } from './compare-rows.ts';
import { NotedValue } from './noted-value.tsx';

export type ComparedProject = Pick<Property, 'slug' | 'isDemonstration' | 'project'> & {
  /** Of the project, speaking of the home that is compared. */
  href: string;
  /** The calculator, about the home that is compared. */
  emiHref: string;
};

/**
 * Two or three projects side by side. Their names stay while the page scrolls. On a phone the name of a row is above its
 * values, so that nothing scrolls sideways.
 */
export function CompareTable({
  projects,
  rows,
  removeHref,
  onRemove,
}: {
  projects: readonly ComparedProject[];
  rows: readonly ComparisonRow[];
  removeHref: (slug: string) => string;
  onRemove: (slug: string) => void;
}) {
  const isThere = projects.some(({ project, isDemonstration }) =>
    isInRegister(project.rera, isDemonstration),
  );
  return (
    <section aria-label="Comparison" className="rounded-lg border border-hairline bg-surface">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 z-[12] w-36 rounded-tl-lg border-r border-b border-outline border-b-hairline bg-sunken px-3 pt-3 align-top text-sm text-ink-soft max-sm:hidden lg:w-44 lg:px-4 print:static"
            >
              Project
            </th>
            {projects.map((project) => (
              <Head
                key={project.slug}
                compared={project}
                removeHref={removeHref(project.slug)}
                onRemove={() => onRemove(project.slug)}
              />
            ))}
          </tr>
          <tr>
            <td className="border-r border-b border-outline bg-sunken p-3 pt-0 text-sm text-ink-soft max-sm:hidden lg:px-4">
              Builder
            </td>
            {projects.map((project) => (
              <UnderHead key={project.slug} compared={project} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.key}>
              <tr className="sm:hidden">
                <th
                  scope="row"
                  colSpan={projects.length}
                  className="bg-surface px-2 pt-2.5 text-sm leading-snug font-semibold"
                >
                  <RowName row={row} isLinked={isThere} />
                </th>
              </tr>
              <tr className="group">
                <th
                  scope="row"
                  className="border-r border-b border-hairline bg-surface p-3 align-top leading-snug font-semibold wrap-anywhere group-last:rounded-bl-lg group-last:border-b-0 max-sm:hidden lg:p-4"
                >
                  <RowName row={row} isLinked={isThere} />
                </th>
                {row.values.map((value, at) => (
                  <Cell key={projects[at]?.slug ?? at} row={row} value={value} at={at} />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RowName({ row, isLinked }: { row: ComparisonRow; isLinked: boolean }) {
  const scope = scopeText(row);
  return (
    <>
      {row.label}
      {scope !== null && <Beside>{scope}</Beside>}
      {row.key === 'rera' && isLinked && <RegisterLink className="block text-sm font-normal" />}
      {row.differs ? <span className="sr-only">, differs</span> : <Beside>the same</Beside>}
    </>
  );
}

/** Under the name of a row; beside it on a phone, where a row has its whole width. */
function Beside({ children }: { children: ReactNode }) {
  return (
    <span className="mt-0.5 block text-xs font-normal text-ink-soft max-sm:ml-2 max-sm:inline">
      {children}
    </span>
  );
}

/** What stays in sight: the name, and the way to leave the project out. */
function Head({
  compared,
  removeHref,
  onRemove,
}: {
  compared: ComparedProject;
  removeHref: string;
  onRemove: () => void;
}) {
  const { project } = compared;
  const foundBy = useFoundBy();
  return (
    <th
      scope="col"
      className="sticky top-0 z-[11] border-b border-hairline bg-sunken px-2 pt-2 align-top font-normal last:rounded-tr-lg max-sm:first:rounded-tl-lg sm:px-3 lg:px-4 print:static"
    >
      <div className="flex items-start justify-between gap-x-1 max-sm:flex-col-reverse">
        <Link
          to={compared.href}
          state={foundBy}
          className={`display inline-block min-h-target min-w-0 py-1.5 text-lg leading-tight max-sm:py-0 max-sm:text-sm ${linkStyle}`}
        >
          <TruncatedText isInControl lines={2} className="pb-1">
            {project.name}
          </TruncatedText>
        </Link>
        <Link
          to={removeHref}
          state={{ wasCleared: true }}
          preventScrollReset
          onClick={onRemove}
          aria-label={`Remove ${project.name}`}
          className="flex size-9 shrink-0 max-sm:-my-1.5 max-sm:-mr-1.5 max-sm:self-end items-center justify-center rounded-md text-ink-soft hover:bg-surface hover:text-gulmohar print:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </th>
  );
}

/** What scrolls away below the name. */
function UnderHead({ compared }: { compared: ComparedProject }) {
  const { project } = compared;
  return (
    <td className="border-b border-outline bg-sunken px-2 pb-2 align-top sm:px-3 lg:px-4">
      <div className="@container flex items-start gap-x-3">
        <ProjectPicture
          property={compared}
          loading="eager"
          sizeClass="h-12 w-18 shrink-0 rounded-sm @max-3xs:hidden print:hidden"
          withCaption={false}
        />
        <div className="min-w-0 flex-1">
          <TruncatedText
            lines={2}
            className="text-sm text-ink-soft"
          >{`by ${project.promoterName}`}</TruncatedText>
          {compared.isDemonstration && (
            <span className="block text-sm text-tabebuia">Demonstration project</span>
          )}
          <Link
            to={compared.emiHref}
            className={`inline-flex min-h-target items-center gap-1.5 text-sm print:hidden ${linkStyle}`}
          >
            <Calculator aria-hidden="true" className="size-4 shrink-0" />
            EMI<span className="sr-only"> for {project.name}</span>
          </Link>
        </div>
      </div>
    </td>
  );
}

function Cell({ row, value, at }: { row: ComparisonRow; value: string | null; at: number }) {
  const best = bestWord(row, at);
  const note = row.notes[at] ?? null;
  const isNoteShown = isShownWithItsNote(row);
  return (
    <td
      className={`figures border-b border-hairline p-2 align-top leading-snug wrap-anywhere group-last:border-b-0 max-sm:text-sm [&_.badge]:leading-tight [&_.badge]:whitespace-normal sm:p-3 lg:p-4 ${best === undefined ? '' : 'bg-areca-tint/60'} ${row.differs ? '' : 'text-ink-soft'}`}
    >
      {value === null ? (
        <Badge tone="unknown">{unknownText(row)}</Badge>
      ) : (
        <NotedValue value={value} note={isNoteShown ? null : note} />
      )}
      {isNoteShown && note !== null && (
        <span className="block text-sm text-ink-soft">
          <UnbrokenText text={note} />
        </span>
      )}
      {best !== undefined && (
        <span className="mt-1.5 block">
          <Badge
            tone="areca"
            icon={<Trophy aria-hidden="true" className="size-3.5 max-sm:hidden" />}
          >
            {best}
          </Badge>
        </span>
      )}
    </td>
  );
}
