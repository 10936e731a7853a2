import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ChooseFolder } from './choose-folder.tsx';
import { type FileRow, rowsInWords } from './file-rows.ts';
import { FileTable } from './file-table.tsx';
import { type Stage, useProjectFiles } from './use-project-files.ts';

/** Pictures and documents of many projects at once: what goes where is shown before anything is sent. */
export function ProjectFilesPage() {
  const files = useProjectFiles();
  const { rows, stage, said } = files;
  const navigate = useNavigate();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-col gap-1.5">
        <Breadcrumb
          entries={[{ label: 'Overview', href: paths.staff() }]}
          current="Pictures and documents"
          onFollow={(href) => void navigate(href)}
        />
        <h1 className="display text-2xl sm:text-3xl">Pictures and documents</h1>
        <p className="max-w-prose text-ink-soft">
          Name each folder or file by its project: the RERA number, the address of its page, or your
          own key. Words such as “elevation”, “floor plan” or “fire NOC” say what it is. Pictures
          are made smaller here, and where they were taken is left out.
        </p>
      </header>
      {(stage === 'choosing' || stage === 'reading') && (
        <div className="flex flex-col gap-3">
          <DropArea
            text={
              stage === 'reading'
                ? 'Looking through the files…'
                : 'Drop pictures, PDF files or a zip here.'
            }
            button="Choose files or a zip"
            inputLabel="Pictures, PDF files or a zip"
            accept="image/*,.pdf,.zip"
            isMultiple
            isDisabled={stage === 'reading'}
            onFiles={(chosen) => void files.choose(chosen)}
          />
          <ChooseFolder
            isDisabled={stage === 'reading'}
            onFiles={(chosen) => void files.choose(chosen)}
          />
        </div>
      )}
      {said !== null &&
        (stage === 'undone' ? (
          <Notice tone="success" text={said} />
        ) : (
          <FailureNotice text={said} />
        ))}
      {rows.length > 0 && (
        <>
          <Acts {...files} />
          <FileTable rows={rows} isLocked={stage !== 'shown'} onChange={files.change} />
        </>
      )}
    </div>
  );
}

function Acts({ rows, stage, send, undo, clear }: ReturnType<typeof useProjectFiles>) {
  const going = rows.filter(({ state }) => state !== 'refused');
  const hasAdded = rows.some(({ state }) => state === 'added');
  return (
    <div className="flex flex-col gap-3">
      {stage === 'sending' && <Progress label="Sending" percent={percentOf(going)} />}
      <div className="flex flex-wrap items-center gap-3">
        <output className="font-semibold">{saidOf(stage, rows)}</output>
        {stage === 'shown' && (
          <Button disabled={going.length === 0} onClick={() => void send()}>
            Send them
          </Button>
        )}
        {stage === 'broken' && <Button onClick={() => void send()}>Go on</Button>}
        {['done', 'broken', 'undoing'].includes(stage) && hasAdded && (
          <Button kind="quiet" isLoading={stage === 'undoing'} onClick={() => void undo()}>
            Take all of them back
          </Button>
        )}
        {stage !== 'sending' && stage !== 'undoing' && (
          <Button kind="quiet" onClick={clear}>
            Choose others
          </Button>
        )}
        {stage === 'done' && (
          <Link to={paths.staff('show-property-list')} className={linkStyle}>
            Projects
          </Link>
        )}
      </div>
    </div>
  );
}

const percentOf = (rows: readonly FileRow[]): number =>
  (100 * rows.filter(({ state }) => state === 'sent' || state === 'added').length) /
  Math.max(1, rows.length);

function saidOf(stage: Stage, rows: readonly FileRow[]): string {
  if (stage === 'undone') return 'None of them is added.';
  return stage === 'done' || stage === 'undoing'
    ? `Added: ${rowsInWords(rows)}.`
    : `${rowsInWords(rows)}.`;
}
