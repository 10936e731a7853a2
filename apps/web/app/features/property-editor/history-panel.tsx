import { formatMoment } from '@manemitra/domain/moments';
import type { PropertyChange } from '@manemitra/contract/staff-properties-edits';
import { useEffect, useState } from 'react';
import { refusalIn } from '#web/api/problem.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { changedValues } from './changed-values.ts';
import { fieldWord, pathWords, valueWords } from './field-words.ts';
import { entriesOf, hasMore, type History, joined } from './history-entries.ts';
import { ImportLine } from './import-line.tsx';
import { fetchHistory, fetchImports, undoChange } from './property-api.ts';
import { SECTION_WORDS } from './section-words.ts';
import type { Editor } from './use-editor.ts';

interface Shown extends History {
  pages: number;
  /** The version of the project when it was asked for. */
  version: number;
}

/** Who changed what, the latest first; each change can be taken back while its fields are as it left them. */
export function HistoryPanel({ editor }: { editor: Editor }) {
  const { id, version } = editor.state.property;
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<number | null>(null);

  // What was saved or taken back here belongs in it at once.
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      try {
        const [changes, imports] = await Promise.all([fetchHistory(id, 1), fetchImports(id, 1)]);
        if (!isOld) setShown({ changes, imports, pages: 1, version });
      } catch (error) {
        if (!isOld) setFailure(wordsOf(error));
      }
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id, version]);

  async function showMore({ changes, imports, pages, ...rest }: Shown): Promise<void> {
    try {
      const [earlier, others] = await Promise.all([
        fetchHistory(id, pages + 1),
        fetchImports(id, pages + 1),
      ]);
      setShown({
        ...rest,
        changes: joined(changes, earlier),
        imports: joined(imports, others),
        pages: pages + 1,
      });
    } catch (error) {
      setFailure(wordsOf(error));
    }
  }

  async function undo(change: PropertyChange): Promise<void> {
    setUndoing(change.id);
    setFailure(null);
    try {
      const { property, message } = await undoChange(id, change.id);
      editor.renew(property);
      showToast({ kind: 'success', text: message, position: 'top-center' });
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setUndoing(null);
    }
  }

  const entries = shown === null ? null : entriesOf(shown);
  return (
    <section aria-labelledby="section-history" className="min-w-0">
      <h2 id="section-history" className="display text-xl">
        History
      </h2>
      <p className="mt-0.5 mb-4 max-w-prose text-ink-soft">
        Who changed what and which files told of it, newest first. A change can be undone as long as
        nobody has changed the same fields since; a file is taken back as a whole, on its own page.
      </p>
      {failure !== null && <FailureNotice text={failure} />}
      {shown === null && failure === null && <Dots />}
      {entries?.length === 0 && (
        <EmptyState
          title="Nothing was changed yet"
          text="All facts are as their source gave them."
        />
      )}
      <ol className="mt-2 flex flex-col">
        {entries?.map(({ change, told }) =>
          told !== undefined ? (
            <ImportLine key={`import ${told.id}`} told={told} />
          ) : (
            <ChangeLine
              key={change.id}
              change={change}
              isUndoing={undoing === change.id}
              onUndo={() => void undo(change)}
            />
          ),
        )}
      </ol>
      {shown !== null && hasMore(shown) && (
        <Button kind="quiet" size="small" className="mt-4" onClick={() => void showMore(shown)}>
          Show earlier changes
        </Button>
      )}
    </section>
  );
}

function ChangeLine({
  change,
  isUndoing,
  onUndo,
}: {
  change: PropertyChange;
  isUndoing: boolean;
  onUndo: () => void;
}) {
  const title =
    change.section in SECTION_WORDS
      ? SECTION_WORDS[change.section as keyof typeof SECTION_WORDS].title
      : fieldWord(change.section === 'publication' ? 'isPublished' : change.section);
  return (
    <li className="border-l-2 border-hairline pb-6 pl-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{title}</span>
        {change.undoes !== null && <Badge>taken back</Badge>}
        {change.isUndone && <Badge tone="unknown">undone</Badge>}
        <span className="text-sm text-ink-soft">
          {change.by ?? 'A program'} on {formatMoment(change.at)}
        </span>
        {!change.isUndone && (
          <Button
            kind="quiet"
            size="small"
            className="ml-auto"
            isLoading={isUndoing}
            aria-label={`Undo the change of ${title.toLowerCase()} on ${formatMoment(change.at)}`}
            onClick={onUndo}
          >
            Undo
          </Button>
        )}
      </div>
      <dl className="mt-1.5 flex flex-col gap-1 text-sm">
        {change.fields.map((of) =>
          changedValues(of.before, of.after, [of.field]).map(({ path, before, after }) => (
            <div
              key={path.join('/')}
              className="figures grid gap-x-3 wrap-anywhere sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-ink-soft">{pathWords(path, { [of.field]: of.after })}</dt>
              <dd>
                <del className="text-ink-faint">{valueWords(before, path)}</del>
                <span aria-hidden="true"> → </span>
                <ins className="no-underline">{valueWords(after, path)}</ins>
              </dd>
            </div>
          )),
        )}
      </dl>
    </li>
  );
}

const wordsOf = (error: unknown): string =>
  refusalIn(error)?.message ?? 'The history could not be reached. Try again.';
