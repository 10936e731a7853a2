import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { Mitra } from '#web/ui/mascot/mitra.tsx';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { assistantDoor } from './assistant-door.ts';
import { AssistantHints, HINTS } from './assistant-hints.tsx';
import { type ConversationHandle, ConversationView } from './conversation-view.tsx';
import { CHATS_HREF } from './saying.ts';

/** The assistant over the whole page, in its two modes (spec 2). */
export function AssistantOverlay({
  isOpen,
  onOpenChange,
  onDock,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDock: () => void;
}) {
  const [mode, setMode] = useState<'search' | 'project'>('search');
  const [project] = useStored(slots.activeProject);
  const handle = useRef<ConversationHandle>(null);
  const close = (): void => onOpenChange(false);

  return (
    <FullScreen
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={assistantDoor.giveFocusBack}
      title="Ask Mitra"
      icon={<MitraFace className="size-10" />}
      action={
        <Button kind="quiet" size="small" onClick={onDock}>
          Keep beside the page
        </Button>
      }
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
                    hints={HINTS.search.lines}
                    handle={handle}
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
                      hints={HINTS.project.lines}
                      handle={handle}
                      logClass={LOG}
                    />
                  ),
              },
            ]}
          />
        </div>
        <AssistantHints
          mode={mode}
          about={mode === 'project' ? project?.name : undefined}
          onSay={
            mode === 'project' && project === null ? undefined : (line) => handle.current?.say(line)
          }
        />
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
        No project is open yet. Open one from a list, and I can answer from its documents: khata,
        water, approvals, and the full cost until you get the keys.
      </p>
      <Link to={paths.propertyList()} onClick={onLeave} className={buttonStyle()}>
        See projects
      </Link>
    </div>
  );
}
