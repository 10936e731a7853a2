import { Tooltip } from 'radix-ui';
import { use } from 'react';
import { PortalHome } from './portal-home.ts';

/**
 * Words beside the element that contains it, which must be positioned. It is loaded when somebody asks for it, because
 * positioning takes more code than the element itself. Screen readers get the words elsewhere.
 */
export function Tip({
  text,
  align = 'start',
  onEscape,
  onLeave,
}: {
  text: string;
  align?: 'start' | 'center';
  onEscape: () => void;
  /** The page was scrolled, or pressed somewhere else. */
  onLeave: () => void;
}) {
  const home = use(PortalHome);
  return (
    <Tooltip.Provider disableHoverableContent>
      <Tooltip.Root open onOpenChange={(isOpen) => !isOpen && onLeave()}>
        <Tooltip.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Tooltip.Trigger>
        <Tooltip.Portal container={home}>
          {/* What is pressed here was not pressed there, in the link around it. */}
          <Tooltip.Content
            side="top"
            align={align}
            sideOffset={6}
            collisionPadding={12}
            aria-hidden="true"
            onEscapeKeyDown={onEscape}
            onClick={(event) => event.stopPropagation()}
            className="speaks z-floating max-w-[min(24rem,calc(100vw-1.5rem))] animate-rise bg-ink px-3 py-2 text-base leading-snug font-normal text-ground shadow-floating wrap-anywhere"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
