import { useState } from 'react';
import { Link } from 'react-router';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { Mitra, MitraFace } from '#web/ui/mascot/mitra.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CHATS_HREF } from './chat-turn.ts';
import { ConversationView } from './conversation-view.tsx';

type Mode = 'search' | 'project';

/** The assistant over the whole page, in its two modes (spec 2). */
export function AssistantOverlay({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const [mode, setMode] = useState<Mode>('search');
  const [project] = useStored(slots.activeProject);
  const close = (): void => onOpenChange(false);

  return (
    <FullScreen
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ask Mitra"
      icon={<MitraFace className="size-10" />}
    >
      <div className="mx-auto flex min-h-0 w-full max-w-7xl flex-1 gap-10 px-4 sm:px-6">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col pb-4">
          <Tabs
            label="What to talk about"
            look="switch"
            fills
            value={mode}
            onChange={(value) => setMode(value === 'project' ? 'project' : 'search')}
            tabs={[
              {
                value: 'search',
                label: 'Search Properties',
                content: (
                  <ConversationView
                    first={{ content: 'What home are you looking for in Bengaluru?' }}
                    saying={{ firstHref: CHATS_HREF }}
                    onLeave={close}
                    logClass={LOG}
                    chipsSide="above"
                  />
                ),
              },
              {
                value: 'project',
                label: 'Project Details',
                content:
                  project === null ? (
                    <NoProject onLeave={close} />
                  ) : (
                    <ConversationView
                      first={{ content: `What do you want to know about ${project.name}?` }}
                      saying={{ firstHref: CHATS_HREF, propertyId: project.id }}
                      logClass={LOG}
                    />
                  ),
              },
            ]}
          />
        </div>
        <Hints mode={mode} projectName={project?.name} />
      </div>
    </FullScreen>
  );
}

const LOG = 'min-h-0 flex-1 pb-4';

function NoProject({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 text-center">
      <Mitra pose="searching" className="size-52" />
      <p className="text-lg leading-snug text-ink-soft">
        No project is open yet. Open one from a list, and I answer from its papers: khatha, water,
        approvals, what it costs until you have the keys.
      </p>
      <Link to={paths.propertyList()} onClick={onLeave} className={buttonStyle()}>
        See projects
      </Link>
    </div>
  );
}

/** Beside the conversation, where there is room: what can be asked. */
function Hints({ mode, projectName }: { mode: Mode; projectName: string | undefined }) {
  const { title, lines } = HINTS[mode];
  return (
    <aside
      aria-labelledby="assistant-hints"
      className="on-grove mb-4 hidden w-96 shrink-0 flex-col overflow-y-auto rounded-xl bg-grove p-7 text-on-grove lg:flex"
    >
      <h3 id="assistant-hints" className="display text-xl">
        {title}
      </h3>
      {mode === 'project' && projectName !== undefined && (
        <p className="mt-1 text-on-grove-soft">About {projectName}</p>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line} className="speaks border border-grove-line px-4 py-2.5 leading-snug">
            {line}
          </li>
        ))}
      </ul>
      <Mitra
        pose={mode === 'search' ? 'searching' : 'pointing'}
        className="mx-auto mt-auto size-44"
      />
    </aside>
  );
}

const HINTS: Record<Mode, { title: string; lines: readonly string[] }> = {
  search: {
    title: 'Say it, then change it',
    lines: [
      '3 BHK in Hebbal under 1.5 Cr, A khata',
      'cheaper',
      'not in Varthur',
      'add a pool',
      'EMI for 80 lakh over 20 years',
    ],
  },
  project: {
    title: 'Ask what you would ask a friend',
    lines: [
      'Which khatha does it have?',
      'How far is the nearest metro?',
      'What is the total till the keys?',
      'Are there complaints on RERA?',
      'When will it be ready?',
    ],
  },
};
