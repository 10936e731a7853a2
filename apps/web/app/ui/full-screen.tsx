import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, use, useRef } from 'react';
import { PortalHome } from './portal-home.ts';

/**
 * A room over the whole page. It begins at its first field, focus stays in it; the page does not scroll.
 */
export function FullScreen({
  isOpen,
  onOpenChange,
  onClosed,
  title,
  icon,
  children,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gives the focus back to what opened it. */
  onClosed: () => void;
  title: string;
  icon?: ReactNode;
  /** Fills what the head leaves, and scrolls by itself. */
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal container={use(PortalHome)}>
        {/* The overlay is what holds the page still. */}
        <Primitive.Overlay className="fixed inset-0 z-modal bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Primitive.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            const field = content.current?.querySelector<HTMLElement>('textarea, input');
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          aria-describedby={undefined}
          className="fixed inset-0 z-modal flex h-dvh flex-col bg-ground pb-[env(safe-area-inset-bottom)] text-ink outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise"
        >
          <header className="mx-auto flex w-full max-w-7xl items-center gap-3 px-4 py-3 sm:px-6">
            {icon}
            <Primitive.Title className="display flex-1 text-xl">{title}</Primitive.Title>
            <Primitive.Close
              aria-label="Close"
              className="-mr-2 flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
