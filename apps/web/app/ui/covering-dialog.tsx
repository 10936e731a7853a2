import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, use } from 'react';
import { PortalHome } from './portal-home.ts';

/** The frame of a dialog that covers the page: the page behind does not scroll, and the focus stays inside until it closes. */
export function CoveringDialog({
  isOpen = true,
  onClose,
  first,
  onReturnFocus,
  onKeyDown,
  scrim,
  className,
  children,
}: {
  isOpen?: boolean;
  onClose: () => void;
  /** Selects the first focus; if it finds nothing, the first focusable element gets it. */
  first: (content: Element) => HTMLElement | null;
  /** Gives the focus back to what opened it. */
  onReturnFocus: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The look of what lies between it and the page. */
  scrim: string;
  className: string;
  /** A `Dialog.Title` and a `Dialog.Close` among them. */
  children: ReactNode;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={use(PortalHome)}>
        {/* It is what keeps the page behind from scrolling. */}
        <Dialog.Overlay className={`fixed inset-0 z-modal ${scrim}`} />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            const found = event.currentTarget instanceof Element && first(event.currentTarget);
            if (!found) return;
            event.preventDefault();
            found.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onReturnFocus();
          }}
          className={`fixed inset-0 z-modal flex flex-col outline-none ${className}`}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
