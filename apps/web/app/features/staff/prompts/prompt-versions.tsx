import { formatMoment } from '@manemitra/domain/moments';
import type { PromptVersion } from '@manemitra/contract/staff-prompts';
import { useState } from 'react';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { WholePrompt } from './whole-prompt.ts';

/** Every version there was, to read and to bring back. */
export function PromptVersions({ prompt }: { prompt: WholePrompt }) {
  const [restored, restore] = useState<PromptVersion>();
  const { name, title, current, versions } = prompt;
  return (
    <Panel title="Versions">
      <ol className="flex flex-col">
        {versions.map((version) => (
          <li key={version.version} className="border-b border-hairline py-3 last:border-b-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="figures flex flex-wrap items-center gap-2">
                <span className="font-semibold">Version {version.version}</span>
                {version.version === current.version && <Badge tone="areca">in use</Badge>}
                <span className="text-sm text-ink-soft">
                  {formatMoment(version.changedAt)} by {version.changedBy ?? 'the product'}
                </span>
              </p>
              {version.version !== current.version && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Restore version ${version.version}`}
                  onClick={() => restore(version)}
                >
                  Restore
                </Button>
              )}
            </div>
            {version.note !== null && <p className="leading-snug">{version.note}</p>}
            <details className="mt-1">
              <summary className="min-h-target cursor-pointer rounded-sm text-sm text-areca">
                Show its text
              </summary>
              <p className="mt-2 rounded-md bg-sunken p-3 font-mono text-sm leading-snug wrap-anywhere whitespace-pre-wrap">
                {version.text}
              </p>
            </details>
          </li>
        ))}
      </ol>
      {restored !== undefined && (
        <ConfirmDialog
          title={`Restore version ${restored.version} of ${title}?`}
          text={`Its text becomes version ${current.version + 1}. The one in use now stays among the versions.`}
          verb="Restore version"
          values={{
            intent: 'restore',
            name,
            version: String(current.version),
            from: String(restored.version),
          }}
          isDanger={false}
          onClose={() => restore(undefined)}
        />
      )}
    </Panel>
  );
}
