import { X } from 'lucide-react';
import { Popover as Primitive } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { floatingStyle } from './floating-style.ts';
import { PortalHome } from './portal-home.ts';

/** A few words or controls about the place they open from. */
export function Popover({
  trigger,
  title,
  children,
}: {
  trigger: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={use(PortalHome)}>
        <Primitive.Content
          aria-label={title}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={`w-80 p-4 ${floatingStyle}`}
        >
          <div className="mb-1.5 flex items-start justify-between gap-3">
            <p className="font-semibold">{title}</p>
            <Primitive.Close
              aria-label="Close"
              className="-mt-1 -mr-2 flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </Primitive.Close>
          </div>
          <div className="text-base leading-snug text-ink-soft">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
