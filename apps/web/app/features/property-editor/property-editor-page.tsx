import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { formatMoment } from '@manemitra/domain/moments';
import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { dirtySections } from './editor-state.ts';
import { HistoryPanel } from './history-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Publication, PublicationBadge } from './publication.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionNav } from './section-nav.tsx';
import { SECTION_WORDS, sectionIn } from './section-words.ts';
import { type Editor, useEditor } from './use-editor.ts';

/** One project, section by section. The address says which section is open; what is typed in the others stays. */
export function PropertyEditorPage({ property }: { property: StaffProperty }) {
  const editor = useEditor(property);
  const [search] = useSearchParams();
  const isHistory = search.get('section') === 'history';
  // The import of one row by which it was added just now.
  const added = search.get('added');
  const current = sectionIn(search);
  const visited = useVisited(current);
  const dirty = dirtySections(editor.state);

  return (
    <div className="@container flex flex-col gap-5">
      <EditorHead editor={editor} />
      {added !== null && editor.state.property.deletedAt === null && (
        <Notice
          tone="success"
          text="Added by hand as a draft. Fill in what else is known, then publish it."
          action={
            <Link
              to={paths.staff(`import-properties?import=${encodeURIComponent(added)}`)}
              className={buttonStyle({ kind: 'quiet', size: 'small' })}
            >
              See it or take it back
            </Link>
          }
        />
      )}
      {editor.state.property.deletedAt !== null && (
        <Notice
          tone="warning"
          text={`This project was deleted on ${formatMoment(editor.state.property.deletedAt)}. It can be restored for ${RESTORABLE_DAYS} days after that.`}
        />
      )}
      <div className="grid gap-x-8 gap-y-4 @4xl:grid-cols-[13.5rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5 @4xl:sticky @4xl:top-5 @4xl:max-h-[calc(100dvh-2.5rem)] @4xl:self-start @4xl:overflow-y-auto">
          <SectionNav state={editor.state} current={isHistory ? 'history' : current} />
          <CompletenessMeter completeness={editor.state.property.completeness} />
        </div>
        <div className="min-w-0">
          {visited.map((name) => (
            // Sections that were opened stay in the page, with what is typed and what is on its way in them.
            <div key={name} hidden={isHistory || name !== current}>
              <SectionForm name={name} editor={editor} />
            </div>
          ))}
          {isHistory && <HistoryPanel editor={editor} />}
        </div>
      </div>
      <LeaveDialog
        unsaved={
          dirty.length === 0
            ? undefined
            : `Not saved yet: ${dirty.map((name) => SECTION_WORDS[name].title.toLowerCase()).join(', ')}.`
        }
      />
    </div>
  );
}

function EditorHead({ editor }: { editor: Editor }) {
  const { property } = editor.state;
  const navigate = useNavigate();
  const { name } = property.sections.basics;
  return (
    <header className="flex flex-col gap-1.5">
      <Breadcrumb
        entries={[
          { label: 'Overview', href: paths.staff() },
          { label: 'Projects', href: paths.staff('show-property-list') },
        ]}
        current={name}
        onFollow={(href) => void navigate(href)}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <PublicationBadge editor={editor} />
            {property.promoter.name}
            <span className="text-sm">Changed on {formatMoment(property.updatedAt)}</span>
          </p>
        </div>
        <Publication editor={editor} />
      </div>
    </header>
  );
}

/** The sections that were open since the page came, each once. */
function useVisited(current: SectionName): readonly SectionName[] {
  const [visited, setVisited] = useState<readonly SectionName[]>([current]);
  if (visited.includes(current)) return visited;
  const next = [...visited, current];
  setVisited(next);
  return next;
}
