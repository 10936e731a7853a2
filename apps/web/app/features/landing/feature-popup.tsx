import './feature-popup.css';
import { Gauge, MessageCircle, Quote, Sparkles, Telescope, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useSmallScreen } from '#web/browser/use-small-screen.ts';
import { Button } from '#web/ui/button.tsx';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';

/**
 * What the assistant does, in five points (spec 1). It leaves the page usable: where it would hide the place to write,
 * only its head shows until it is asked for more.
 */
export function FeaturePopup({ onClose }: { onClose: () => void }) {
  const id = useId();
  const isSmall = useSmallScreen();
  const [isAsked, setAsked] = useState(false);
  const isWhole = isAsked || !isSmall;
  return (
    <dialog
      open
      aria-labelledby={id}
      className="feature-popup fixed top-auto w-auto max-w-none text-ink inset-x-3 bottom-3 z-floating flex max-h-[min(34rem,calc(100dvh-6rem))] animate-rise flex-col speaks border border-outline bg-raised shadow-modal sm:right-6 sm:bottom-6 sm:left-auto sm:w-104"
    >
      <header className={`flex items-center gap-3 px-5 pt-4 ${isWhole ? '' : 'pb-2'}`}>
        <MitraFace className="size-12 shrink-0" />
        <h2 id={id} className="display flex-1 text-xl">
          House hunting, with a friend
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mr-2 flex size-10 shrink-0 cursor-pointer items-center justify-center self-start rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      {isWhole ? (
        <Points onClose={onClose} />
      ) : (
        <div className="px-5 pb-3">
          <Button kind="soft" className="w-full" onClick={() => setAsked(true)}>
            Five things I can do for you
          </Button>
        </div>
      )}
    </dialog>
  );
}

function Points({ onClose }: { onClose: () => void }) {
  return (
    <>
      <ul className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 py-4">
        {POINTS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-areca-tint text-areca-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <p className="leading-snug">
              <strong className="font-semibold">{title}</strong>
              <span className="block text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="px-5 pb-4">
        <Button className="w-full" onClick={onClose}>
          Got it
        </Button>
      </div>
    </>
  );
}

const POINTS = [
  {
    Icon: Telescope,
    title: 'Let AI do the hunting',
    text: 'One sentence searches every project, and says why each one fits.',
  },
  {
    Icon: Quote,
    title: 'Search your way',
    text: 'English, Hinglish, Kanglish, ಕನ್ನಡ or हिन्दी: as you would tell a friend.',
  },
  {
    Icon: MessageCircle,
    title: 'Instant chat',
    text: 'Ask for the khatha, the water, the total until you have the keys.',
  },
  {
    Icon: Gauge,
    title: 'Super easy and fast',
    text: 'No forms and no sign-in before you see homes.',
  },
  {
    Icon: Sparkles,
    title: 'AI knows best',
    text: 'It also knows what it does not know, and tells you.',
  },
] as const;
