import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useSearchParams } from 'react-router';
import { slots, stored } from '#web/browser/storage.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import { forgetUnfinished, unfinished } from '#web/browser/unfinished.ts';
import {
  type Ask,
  defaultFailure,
  FIRST_MEANS,
  type LeadProject,
  type Means,
  nameOf,
  sendableOf,
  whyNoNumber,
} from './ask.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import type { Prepared } from './prepared.ts';

const loadDialog = () => import('./lead-dialog.tsx');
const loadPrepare = () => import('./prepare-ask.ts');

/**
 * Opens the dialog that asks for a call or a service; its code comes with the first press. Where the page is not
 * alive it is a link to the same page with the form in it.
 */
export function LeadButton({
  ask,
  project,
  className,
  children,
}: {
  ask: Ask;
  project: LeadProject;
  className: string;
  children: ReactNode;
}) {
  const isAlive = useIsAlive();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<LeadDialogProps>>();
  const [prepared, setPrepared] = useState<Prepared>();
  const [address] = useSearchParams();
  // Each opening begins afresh; the number keeps the dialog while it closes.
  const [opening, setOpening] = useState({ count: 0, isOpen: false, first: FIRST_MEANS });

  const open = async (first: Means): Promise<void> => {
    const refusal = sendableOf(ask).refusal ?? whyNoNumber(stored(slots.user), stored(slots.role));
    if (refusal !== undefined) {
      showToast({ kind: 'info', text: refusal, durationMs: 4_000 }); // spec 8 and 9
      return;
    }
    try {
      const [{ LeadDialog }, { prepareAsk }] = await Promise.all([loadDialog(), loadPrepare()]);
      const sentence = (address.get('q') ?? stored(slots.search) ?? '').trim();
      setPrepared(await prepareAsk(ask, project, sentence));
      setDialog(() => LeadDialog);
      setOpening(({ count }) => ({ count: count + 1, isOpen: true, first }));
    } catch {
      showToast({ kind: 'failure', text: defaultFailure(ask) });
    }
  };
  // Continues, once, a request that was not sent because the session had ended.
  const goOn = useEffectEvent((): void => {
    const waiting = unfinished();
    if (waiting?.projectId !== project.id || waiting.what !== nameOf(ask)) return;
    forgetUnfinished();
    queueMicrotask(() => void open(waiting.choice));
  });
  useEffect(() => {
    if (isAlive) goOn();
  }, [isAlive]);

  if (!isAlive) {
    return (
      <Link to={paths.project(project.slug, { ask: nameOf(ask) })} className={className}>
        {children}
      </Link>
    );
  }
  const prepare = (): void =>
    void Promise.all([loadDialog(), loadPrepare()]).catch(() => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open(FIRST_MEANS)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={className}
      >
        {children}
      </button>
      {Dialog !== undefined && prepared !== undefined && (
        <Dialog
          key={opening.count}
          ask={ask}
          project={project}
          prepared={prepared}
          first={opening.first}
          isOpen={opening.isOpen}
          onReturnFocus={() => button.current?.focus()}
          onClose={() => setOpening((now) => ({ ...now, isOpen: false }))}
        />
      )}
    </>
  );
}
