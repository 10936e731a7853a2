import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { PortalHome } from './portal-home.ts';

interface OverlayProps {
  /** The button that opens it. Absent when it is opened by `isOpen` alone. */
  trigger?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Where the focus goes when it closes, where that is not its trigger. */
  onReturnFocus?: () => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** A question that must be answered before anything else. Focus stays in it and returns to its trigger. */
export function Dialog(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      place="fixed inset-x-0 top-1/2 z-modal mx-auto flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-y-1/2 flex-col rounded-xl border border-hairline bg-raised text-ink shadow-modal outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
    />
  );
}

/** Something beside the page: from the right on wide screens, from below on narrow ones. */
export function Drawer(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      place="fixed inset-x-0 bottom-0 z-modal flex max-h-[88dvh] flex-col rounded-t-xl border-hairline bg-raised pb-[env(safe-area-inset-bottom)] text-ink shadow-modal outline-none data-[state=closed]:animate-to-below data-[state=open]:animate-from-below max-sm:border-t sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-96 sm:rounded-none sm:border-l sm:data-[state=closed]:animate-to-right sm:data-[state=open]:animate-from-right"
    />
  );
}

function Overlay({
  trigger,
  isOpen,
  onOpenChange,
  onReturnFocus,
  title,
  description,
  children,
  actions,
  place,
}: OverlayProps & { place: string }) {
  return (
    <Primitive.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger !== undefined && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal container={use(PortalHome)}>
        <Primitive.Overlay className="fixed inset-0 z-modal bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Primitive.Content
          // A word without end, as in what a buyer searched for, is broken rather than cut.
          className={`wrap-anywhere ${place}`}
          onCloseAutoFocus={(event) => {
            if (onReturnFocus === undefined) return;
            event.preventDefault();
            onReturnFocus();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0">
              <Primitive.Title className="display text-xl">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="mt-1 leading-snug text-ink-soft">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label="Close"
              className="-mt-1.5 -mr-2 flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </header>
          {/* Long contents scroll between the head and the buttons. */}
          <div className="min-h-0 scroll-pt-10 scroll-pb-24 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
            {children}
          </div>
          {actions !== undefined && (
            <footer className="mt-auto flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 sm:px-6">
              {actions}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Makes a button of `actions` close the overlay it stands in. */
export const OverlayClose = Primitive.Close;
