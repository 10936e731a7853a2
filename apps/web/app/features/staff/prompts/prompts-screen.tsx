import type { Prompt } from '@manemitra/contract/staff-prompts';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PromptEditor } from './prompt-editor.tsx';
import { PromptVersions } from './prompt-versions.tsx';
import type { WholePrompt } from './whole-prompt.ts';

/** The prompts of the language model: each text with its versions, tried out before it is saved. */
export function PromptsScreen({
  prompts,
  open,
}: {
  prompts: Loaded<{ items: Prompt[] }>;
  /** The one that is edited. */
  open: Loaded<WholePrompt> | null;
}) {
  const openName = open?.kind === 'loaded' ? open.value.name : undefined;
  return (
    <>
      <ScreenHead
        title="Prompts"
        text="What the language model is told. It may only rephrase what our database says; whatever a prompt asks for, every number it writes is checked."
      />
      {prompts.kind === 'failed' ? (
        <StaffFailure message={prompts.message} />
      ) : prompts.value.items.length === 0 ? (
        <EmptyState title="No prompts" text="This version of the product uses none." />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav aria-label="Prompts">
            <ul className="flex flex-col gap-2">
              {prompts.value.items.map(({ name, title, purpose, current }) => (
                <li key={name}>
                  <Link
                    to={paths.staff('manage-prompts', { prompt: name })}
                    aria-current={name === openName ? 'page' : undefined}
                    className="block rounded-lg border border-hairline bg-surface p-3 transition-colors hover:border-areca aria-[current=page]:border-areca aria-[current=page]:bg-areca-tint"
                  >
                    <span className="font-semibold">{title}</span>
                    <span className="block text-sm leading-snug text-ink-soft">{purpose}</span>
                    <span className="figures text-sm text-ink-soft">Version {current.version}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {open?.kind === 'failed' && <StaffFailure message={open.message} />}
          {open?.kind === 'loaded' && (
            <div key={open.value.name} className="flex min-w-0 flex-col gap-5">
              <PromptEditor prompt={open.value} />
              <PromptVersions prompt={open.value} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
