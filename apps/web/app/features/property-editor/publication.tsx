import { ExternalLink, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { refusalIn } from '#web/api/problem.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { publicationActs, type PublicationAct } from './publication-acts.ts';
import { bringBackProperty, fetchProperty, removeProperty, setPublished } from './property-api.ts';
import type { Editor } from './use-editor.ts';

/** Whether buyers can see the project, and what can be done about it. Each act asks for confirmation. */
export function Publication({ editor }: { editor: Editor }) {
  const { property } = editor.state;
  const [asked, setAsked] = useState<PublicationAct | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { main, more } = publicationActs(property);
  const isShown = property.isPublished && property.deletedAt === null;

  async function act(name: PublicationAct['name']): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      const said = await ACTS[name](property.id);
      editor.renew(await fetchProperty(property.id));
      setAsked(null);
      showToast({ kind: 'success', text: said });
    } catch (error) {
      setFailure(
        refusalIn(error)?.message ??
          (error instanceof Error ? error.message : 'Nothing was changed. Try again.'),
      );
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <a
        href={
          isShown
            ? paths.project(property.slug)
            : paths.staff(`modify-component/${property.id}/preview`)
        }
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ kind: 'quiet', size: 'small' })}
      >
        {isShown ? 'Public page' : 'Preview'}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">in a new tab</span>
      </a>
      <Button
        size="small"
        kind={main.name === 'unpublish' ? 'quiet' : 'primary'}
        onClick={() => setAsked(main)}
      >
        {main.label}
      </Button>
      {more.length > 0 && (
        <Menu
          align="end"
          trigger={
            <Button kind="quiet" size="small-icon" aria-label="More actions for this project">
              <MoreHorizontal aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          {more.map((each) => (
            <MenuItem key={each.name} onSelect={() => setAsked(each)}>
              {each.label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked !== null && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            setAsked(null);
            setFailure(null);
          }}
          title={asked.question}
          actions={
            <>
              <OverlayClose asChild>
                <Button kind="quiet">Leave it as it is</Button>
              </OverlayClose>
              <Button
                kind={asked.isGrave ? 'danger' : 'primary'}
                isLoading={isBusy}
                onClick={() => void act(asked.name)}
              >
                {asked.label}
              </Button>
            </>
          }
        >
          <p>{asked.meaning}</p>
          {failure !== null && (
            <div className="mt-4">
              <FailureNotice text={failure} />
            </div>
          )}
        </Dialog>
      )}
    </div>
  );
}

export function PublicationBadge({ editor }: { editor: Editor }) {
  const { isPublished, deletedAt, isDemonstration } = editor.state.property;
  return (
    <>
      {deletedAt !== null ? (
        <Badge tone="gulmohar">Deleted</Badge>
      ) : isPublished ? (
        <Badge tone="areca">Published</Badge>
      ) : (
        <Badge tone="unknown">Not published</Badge>
      )}
      {isDemonstration && <Badge tone="tabebuia">Invented example</Badge>}
    </>
  );
}

const ACTS: Record<PublicationAct['name'], (id: number) => Promise<string>> = {
  publish: (id) => publish(id, true),
  unpublish: (id) => publish(id, false),
  delete: async (id) => (await removeProperty(id)).message,
  restore: async (id) => (await bringBackProperty(id)).message,
};

async function publish(id: number, isPublished: boolean): Promise<string> {
  const { message, refused } = await setPublished(id, isPublished);
  const [refusal] = refused;
  if (refusal !== undefined) throw new Error(refusal.reason);
  return message;
}
