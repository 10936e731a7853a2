import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { CoveringDialog } from './covering-dialog.tsx';
import { usePageCovered } from './use-page-covered.ts';

/** A room over the whole page. It begins at its first field. */
export function FullScreen({
  isOpen,
  onOpenChange,
  onClosed,
  title,
  icon,
  action,
  children,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gives the focus back to what opened it. */
  onClosed: () => void;
  title: string;
  icon?: ReactNode;
  /** Actions besides closing it. */
  action?: ReactNode;
  /** Fills what the head leaves, and scrolls by itself. */
  children: ReactNode;
}) {
  usePageCovered(isOpen);
  return (
    <CoveringDialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      first={(room) => room.querySelector<HTMLElement>('textarea, input')}
      onReturnFocus={onClosed}
      scrim="bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
      className="h-dvh bg-ground pb-[env(safe-area-inset-bottom)] text-ink data-[state=closed]:animate-sink data-[state=open]:animate-rise"
    >
      <header className="mx-auto flex w-full max-w-7xl items-center gap-3 px-4 py-3 sm:px-6 low:py-0">
        {icon}
        <Primitive.Title className="display flex-1 text-xl">{title}</Primitive.Title>
        {action}
        <Primitive.Close
          aria-label="Close"
          className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Primitive.Close>
      </header>
      {children}
    </CoveringDialog>
  );
}
