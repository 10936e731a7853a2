import type { BulkRun } from '@manemitra/contract/staff-properties-publication';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { useAskAgain } from '#web/features/staff/acts/use-ask-again.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { isUnderWay, runPercent, runSummary, runTitle } from './bulk-run-words.ts';

/** A change of many projects in the background: how far it is, a way to stop it, and what became of each. */
export function BulkRunPanel({
  run,
  onBegun,
}: {
  run: BulkRun;
  /** With the run that takes this one back. */
  onBegun: (id: number) => void;
}) {
  const [params] = useSearchParams();
  const { submit, isSending } = useAct(({ intent, value }) => {
    if (intent === 'undo-run') onBegun(value as number);
  });
  const isRunning = isUnderWay(run);
  useAskAgain(isRunning);
  const without = new URLSearchParams(params);
  without.delete('run');
  return (
    <section
      aria-label="Change of several projects"
      className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-4"
    >
      <Progress label={runTitle(run)} percent={runPercent(run)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="figures">{runSummary(run)}</output>
        <span className="flex flex-wrap gap-2">
          {isRunning && (
            <Button
              size="small"
              kind="quiet"
              isLoading={isSending}
              onClick={() => submit({ intent: 'cancel-run', run: String(run.id) })}
            >
              Stop
            </Button>
          )}
          {!isRunning && (
            <>
              {run.changed > 0 && (
                <Button
                  size="small"
                  kind="quiet"
                  isLoading={isSending}
                  onClick={() => submit({ intent: 'undo-run', run: String(run.id) })}
                >
                  Undo
                </Button>
              )}
              <a
                href={run.resultHref}
                download
                className={buttonStyle({ kind: 'quiet', size: 'small' })}
              >
                <Download aria-hidden="true" className="size-4" />
                Result as CSV
              </a>
              <Link
                to={{ search: without.toString() }}
                preventScrollReset
                className={buttonStyle({ kind: 'bare', size: 'small' })}
              >
                Close
              </Link>
            </>
          )}
        </span>
      </div>
    </section>
  );
}
