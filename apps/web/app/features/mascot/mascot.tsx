import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { fullAssistant } from '#web/features/assistant/public.ts';
import { paths } from '#web/paths.ts';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';
import { useIdleHint } from './use-idle-hint.ts';

/** Opens the chat where it is on, else goes to where it is turned on (spec 1). */
export function Mascot({ isAway }: { isAway: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isChatOn] = useStored(slots.chatOn);
  const [isDismissed, setDismissed] = useStored(slots.hintDismissed);
  const [isHeld, setHeld] = useState(false);
  const isHinting = useIdleHint(isDismissed || isAway);

  const ask = (): void => {
    if (isChatOn) fullAssistant.open();
    else if (pathname === paths.home()) document.querySelector<HTMLElement>('[name=q]')?.focus();
    else void navigate(paths.home());
  };

  return (
    <div
      // Hidden, not gone: closing the assistant gives the focus back to it.
      hidden={isAway}
      data-awake={isHinting || isHeld ? '' : undefined}
      className="mascot fixed right-0 z-bar flex items-end gap-2"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {!isDismissed && (isHinting || isHeld) && (
        <div className="mb-6 flex animate-appear items-center gap-1 rounded-lg rounded-br-none border border-outline bg-raised py-1 pr-1 pl-3.5 shadow-floating">
          <p className="leading-snug">I&apos;m here, if you need me</p>
          <button
            type="button"
            aria-label="Do not show this again"
            onClick={() => setDismissed(true)}
            className="flex size-9 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
      <button
        type="button"
        onPointerEnter={fullAssistant.prepare}
        onFocus={fullAssistant.prepare}
        onClick={ask}
        aria-haspopup={isChatOn ? 'dialog' : undefined}
        className="mascot-door group flex cursor-pointer flex-col items-center rounded-lg pr-4 sm:pr-6"
      >
        <MitraFace className="mascot-face size-14 drop-shadow-md transition-transform duration-calm group-hover:-translate-y-1 sm:size-16" />
        <span className="mascot-call -mt-1.5 rounded-full border border-areca-edge bg-areca px-2.5 py-0.5 text-sm leading-tight font-semibold text-on-areca shadow-raised">
          Ask me!
        </span>
      </button>
    </div>
  );
}
